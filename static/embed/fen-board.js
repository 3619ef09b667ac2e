// The module that a page loads: it defines <fen-board>, and exports what the element is made of.
// static/embed/fen-board.d.ts has its types.

import { FenBoard } from "./element.js";
import { lines, load, parse as check } from "./programs.js";

export { FenBoard, load };

/** What a text holds and what is wrong with it. */
export const parse = (text, { lang, files } = {}) => check(text, lang, files);

/** A question about a FEN; one that is not in order is read first. */
async function drawn(files, fen, ...options) {
  await load();
  const answer = lines("d", fen, ...options);
  return answer[5] ? answer : lines("d", (await check(fen, "", files)).fen, ...options);
}

/** A picture of a position, as SVG that needs nothing else. */
export async function svg(fen, options = {}) {
  const { orientation, arrows = "", squares = "", lastMove, pieces, coordinates } = options;
  const { lang, title, light, dark, files } = options;
  const shapes = `${arrows} ${squares}`;
  const about = [shapes, lastMove, pieces, coordinates, lang, title, "", ""];
  return (await drawn(files, fen, orientation, ...about, "alone", light, dark))[5];
}

/** A position in words. */
export const describe = async (fen, lang, files) => (await drawn(files, fen, "", "", "", "", "", lang))[3];

globalThis.customElements?.get("fen-board") ?? globalThis.customElements?.define("fen-board", FenBoard);
