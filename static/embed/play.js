// What only boards need that one plays on: moves by hand, and those of the solution. A page fetches
// it for the first such board.

import LABELS from "labels.json";

import { hand } from "./hand.js";
import { solution } from "./solution.js";

/** Keeps both in step with a board that was just drawn. */
export function play(board, frame, state, lines) {
  const lang = board.language.split(/[-_]/)[0].toLowerCase();
  const labels = Object.hasOwn(LABELS, lang) ? LABELS[lang] : LABELS.en;
  hand(board, frame, state, lines, labels);
  solution(board, state, lines, labels);
}
