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
document.querySelector("main").append(board);

// How high it is is no secret, so whoever is around may know it.
if (parent !== self) {
  const tell = () => {
    const height = Math.ceil(board.getBoundingClientRect().height);
    parent.postMessage({ type: "fen-board", height }, "*");
  };
  new ResizeObserver(tell).observe(board);
}
