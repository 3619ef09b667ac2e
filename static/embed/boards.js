// What boards.html does with the module's functions and events.

import { describe, parse } from "./fen-board.js";

const moved = document.querySelector("#moved");
document.querySelector("#playground").addEventListener("change", ({ detail }) => {
  moved.textContent = detail.fen;
});

const field = document.querySelector("#text");
const result = document.querySelector("#result");
async function read() {
  const { verdict, diagnostics } = await parse(field.value);
  const lines = diagnostics.map(({ message, fixes }) => [message, fixes[0]?.result].filter(Boolean).join("\n→ "));
  result.textContent = [verdict, ...lines, await describe(field.value, "en")].join("\n");
}
field.addEventListener("input", read);
read();
