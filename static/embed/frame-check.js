// The program that tells what is wrong, for a frame: see host-frame.js.

import program from "fen-board-check.wasm";

globalThis.fenBoardCheck = program;
