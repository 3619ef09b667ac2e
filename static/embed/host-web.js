// Where the programs come from when fen-board.js is a module on a page: from beside it.
// static/embed/host-frame.js is the same for a frame. VERSION, PLAY and EDITOR are set by script/embed.

/** The folder of this file. */
export const home = import.meta.url;

/** The editor, to which wrong FENs are linked; nothing if it is not in the same folder. */
export const editor = EDITOR && new URL(EDITOR, home).href;

async function bytes(url) {
  // Another version has another address, so that no old program is taken from a cache.
  if (/^http/.test(url.protocol)) url.search = VERSION;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.arrayBuffer();
}

export const board = () => bytes(new URL("fen-board.wasm", import.meta.url));
export const check = () => bytes(new URL("fen-board-check.wasm", import.meta.url));

const files = {};

/** The words of a language; nothing where they can't be fetched. */
export const words = (name) =>
  (files[name] ??= fetch(new URL(name, home)).then((it) => (it.ok ? it.text() : ""), () => ""));

export const play = () => import(PLAY);
