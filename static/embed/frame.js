// embed.html: one board, with the options of its address, for an iframe. It listens to nobody; it
// tells the page around it how high it is, which static/embed/resize.js makes use of.

import "./fen-board.js";

const OPTIONS = [
  "fen",
  "orientation",
  "coordinates",
  "theme",
  "pieces",
  "arrows",
  "squares",
  "last-move",
  "caption",
  "side",
  "interactive",
  "solution",
  "lang",
  "title",
];

const query = new URLSearchParams(location.search);
const board = document.createElement("fen-board");
board.setAttribute("loading", "eager");
for (const name of OPTIONS) if (query.has(name)) board.setAttribute(name, query.get(name));
document.body.append(board);

if (parent !== self) {
  let origin = location.ancestorOrigins?.[0] ?? document.referrer;
  try {
    origin = new URL(origin).origin;
  } catch {
    // Nobody says where the frame is; the height is no secret.
    origin = "*";
  }
  const tell = () => {
    const height = Math.ceil(board.getBoundingClientRect().height);
    parent.postMessage({ type: "fen-board", height }, origin === "null" ? "*" : origin);
  };
  new ResizeObserver(tell).observe(board);
}
