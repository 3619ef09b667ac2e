// What only boards need that one plays on: moves by hand, and those of the solution. A page fetches
// it for the first such board.

import { hand } from "./hand.js";
import { solution } from "./solution.js";

/** Keeps both in step with a board that was just drawn. */
export function play(board, frame, state, lines) {
  hand(board, frame, state, lines);
  solution(board, state, lines);
}
