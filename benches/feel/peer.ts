// The page to compare with: chessground's board, fed by a text field through chessops.

import { Chessground } from "chessground";
import { Chess } from "chessops/chess";
import { makeFen, parseFen } from "chessops/fen";

const field = document.querySelector("textarea")!;
const verdict = document.querySelector("output")!;

const ground = Chessground(document.querySelector<HTMLElement>("#board")!, {
  fen: field.value,
  movable: { free: true },
  animation: { enabled: false },
});

field.addEventListener("input", () => {
  const read = parseFen(field.value);
  if (read.isErr) {
    verdict.value = read.error.message;
    return;
  }
  const position = Chess.fromSetup(read.value);
  verdict.value = position.isErr ? position.error.message : "legal";
  ground.set({ fen: makeFen(read.value) });
});
