// A board in React 19, which sets attributes and properties of custom elements by itself. Make the
// package (script/package), then `npm install` and `npm start` here. To serve it as it is, copy
// the files of the package that end in .wasm, and fen-board-play.js, beside main.js.

import { useState } from "react";
import { createRoot } from "react-dom/client";

import "fen-board";
import type { FenBoard, FenBoardChangeEvent } from "fen-board";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "fen-board": DetailedHTMLProps<HTMLAttributes<FenBoard>, FenBoard> &
        Partial<Pick<FenBoard, "fen" | "orientation" | "side" | "interactive">> & {
          onchange?: (event: FenBoardChangeEvent) => void;
        };
    }
  }
}

const START = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";

function Endgame() {
  const [fen, setFen] = useState(START);
  const [isTurned, setIsTurned] = useState(false);
  return (
    <main>
      <fen-board
        fen={fen}
        orientation={isTurned ? "black" : "white"}
        side
        interactive="legal"
        onchange={({ detail }) => setFen(detail.fen)}
      />
      <p>
        <button onClick={() => setIsTurned(!isTurned)}>Turn the board</button>{" "}
        <button onClick={() => setFen(START)}>Begin anew</button>
      </p>
      <output>{fen}</output>
    </main>
  );
}

createRoot(document.querySelector("#app")!).render(<Endgame />);
