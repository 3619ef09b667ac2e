// The module in Node.js, as sites are built with it: the same functions, with the programs read
// from the files beside this one. There is no element here; the class can be imported all the same.

import { readFile } from "node:fs/promises";

import { describe as described, load, parse as parsed, svg as drawn } from "./fen-board.js";

export { FenBoard, load } from "./fen-board.js";

const bytes = (name) => readFile(new URL(name, import.meta.url));
const board = () => load(bytes("fen-board.wasm"));
const files = { check: () => bytes("fen-board-check.wasm"), words: (name) => readFile(new URL(name, import.meta.url), "utf8") };

export const parse = (text, options) => parsed(text, { ...options, files });

export async function svg(fen, options) {
  await board();
  return drawn(fen, { ...options, files });
}

export async function describe(fen, lang) {
  await board();
  return described(fen, lang, files);
}
