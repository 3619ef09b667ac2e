// A blog made by Eleventy whose pages have boards and no script at all: the boards are drawn when
// the site is built. Make the package (script/package), then `npm install` and `npm run build`
// here. In a post, {% board "FEN", "caption" %} is a board. A wrong FEN ends the build.

import { describe, parse, svg } from "fen-board";

const escape = (text) =>
  text.replace(/[&<>"]/g, (it) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[it]);

export async function board(fen, caption = "") {
  const { verdict, notice } = await parse(fen);
  if (verdict === "unreadable") throw new Error(`${notice} ${fen}`);
  const picture = await svg(fen, { title: caption || (await describe(fen, "en")) });
  return `<figure class="board">${picture}<figcaption>${escape(caption)}</figcaption></figure>`;
}

export default function (config) {
  config.addAsyncShortcode("board", board);
  return { dir: { input: "posts" }, markdownTemplateEngine: "liquid" };
}
