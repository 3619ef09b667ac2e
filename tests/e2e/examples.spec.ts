import examples from "./examples.json" with { type: "json" };
import { test } from "./fixtures.ts";

// The worked examples by which FEN is taught. Both ways of writing the en passant square are right.
for (const { name, fen } of examples) {
  test(`${name} is shown and found legal`, async ({ editor }) => {
    await editor.open();
    await editor.paste(fen);
    await editor.expectFen(fen);
    await editor.expectState("Legal position");
    await editor.expectMarks("error", []);
    await editor.expectMarks("warning", []);
  });
}
