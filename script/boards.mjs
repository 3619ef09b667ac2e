// node script/boards.mjs FOLDER
//
// Writes boards.html, the documentation of <fen-board>, into a release, and boards.css, boards.js
// and the picture that it shows. In static/embed/boards.html an `<example>` stands for a live
// example and its source, so that both are always the same. script/embed calls it.

import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { start } from "../static/embed/program.js";

const folder = process.argv[2] ?? "dist";
const source = new URL("../static/embed/", import.meta.url);

const escape = (text) => text.replace(/[&<>]/g, (it) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[it]);

/** Without the line breaks around it, and what all lines are indented by. */
function trimmed(text) {
  const rows = text.replace(/^\n+|\s+$/g, "").split("\n");
  const indent = Math.min(...rows.filter(Boolean).map((row) => row.search(/\S/)));
  return rows.map((row) => row.slice(indent)).join("\n");
}

const page = await readFile(new URL("boards.html", source), "utf8");
const filled = page
  .replace(/<example>([^]*?)<\/example>/g, (_, text) => {
    const example = trimmed(text);
    return `<div class="example"><div class="live">${example}</div><pre><code>${escape(example)}</code></pre></div>`;
  })
  .replace(/<sample>([^]*?)<\/sample>/g, (_, text) => `<pre><code>${escape(trimmed(text))}</code></pre>`);
await writeFile(join(folder, "boards.html"), filled);
for (const file of ["boards.css", "boards.js"]) await copyFile(new URL(file, source), join(folder, file));

const ask = await start(await readFile(join(folder, "fen-board.wasm")));
const fen = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";
const options = ["", "Gh5f7", "", "", "", "en", "White mates in one", "", "", "alone"];
const picture = ask(`d${[fen, ...options].join("\n")}`).split("\n")[5];
await writeFile(join(folder, "boards-example.svg"), picture);
