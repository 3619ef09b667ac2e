// Where the programs come from in embed.html, as host-web.js tells it for pages.
//
// A frame with `sandbox="allow-scripts"` has an origin of its own, and may fetch from its host only
// where that allows everybody to. A plain host does not. What may be had from anywhere is scripts
// that are no modules; so the programs are within such scripts here.

import program from "fen-board.wasm";
import { play as played } from "./play.js";

export const home = document.currentScript.src;
export const editor = new URL("./", home).href;
export const board = () => program;
export const play = async () => ({ play: played });

export const check = () =>
  new Promise((done, fail) => {
    const script = document.createElement("script");
    script.src = new URL("embed-check.js", home);
    script.onload = () => done(globalThis.fenBoardCheck);
    script.onerror = fail;
    document.head.append(script);
  });

export const words = (name) =>
  fetch(new URL(name, home)).then((it) => (it.ok ? it.text() : ""), () => "");
