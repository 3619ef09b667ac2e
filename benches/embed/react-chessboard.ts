// 250 boards of react-chessboard that only show.

import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { Chessboard } from "react-chessboard";

globalThis.show = async (fens: string[], places: HTMLElement[]) => {
  for (const [i, place] of places.entries()) {
    const options = { id: `b${i}`, position: fens[i], allowDragging: false };
    createRoot(place).render(createElement(Chessboard, { options }));
  }
};
globalThis.isDrawn = (place: HTMLElement) => place.querySelector("[data-piece]") !== null;
