// 250 boards of this project, all drawn at once; the start of the program is part of it.

import "./release/fen-board.js";

globalThis.show = async (fens, places) => {
  for (const [i, place] of places.entries()) {
    const board = document.createElement("fen-board");
    board.setAttribute("loading", "eager");
    board.textContent = fens[i];
    place.append(board);
  }
};
globalThis.isDrawn = (place) => place.firstChild.shadowRoot.querySelector("svg") !== null;
