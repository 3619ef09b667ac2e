import mistakes from "./mistakes.json" with { type: "json" };
import { test, expect } from "./fixtures.ts";

// The classic mistakes: each is told in a sentence, underlined where it is, and repaired by the
// first fix that is offered for it.
for (const { name, fen, sentence, severity, marked } of mistakes) {
  test(`${name}: said, underlined, repaired`, async ({ editor }) => {
    await editor.open();
    await editor.paste(fen);

    const problem = editor.problem(sentence);
    await expect(problem).toBeVisible();
    await editor.expectMarked(severity, marked);

    await editor.firstFix(problem).click();
    await expect(problem).toHaveCount(0);
    await editor.expectMarks("error", []);
    await editor.expectState(/^(Legal position|Playable)/);
  });
}

test("all problems are told at once, and the text stays as it was typed", async ({ editor }) => {
  const fen = "rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R x KQkqK e9 -1 two";
  await editor.open();
  await editor.paste(fen);
  await expect(editor.problems.getByRole("listitem").nth(4)).toBeVisible();
  await expect(editor.fen).toHaveValue(fen);
  await editor.expectState("Not readable in full");
});
