// 250 boards of cm-chessboard that only show.

import { Chessboard } from "cm-chessboard/src/Chessboard.js";

globalThis.show = async (fens: string[], places: HTMLElement[]) => {
  for (const [i, place] of places.entries()) {
    new Chessboard(place, { position: fens[i].split(" ")[0], assetsUrl: "./" });
  }
};
globalThis.isDrawn = (place: HTMLElement) => place.querySelector("[data-piece]") !== null;
