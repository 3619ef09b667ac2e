import { test, expect } from "./fixtures.ts";
import type { Editor } from "./editor.ts";

const SHORT_RANK = "rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
const RANK_7 = [..."abcdefgh"].map((file) => `${file}7`);

/** The squares that are lit in the colour of an error, in alphabetical order. */
async function expectLit(editor: Editor, squares: string[]) {
  const lit = editor.board.locator("[data-square].error");
  const names = () => lit.evaluateAll((all) => all.map((square) => square.getAttribute("data-square")));
  await expect.poll(async () => (await names()).sort()).toEqual(squares);
}

test("pointing at a problem lights its squares and its place in the text", async ({ editor }) => {
  await editor.open();
  await editor.paste(SHORT_RANK);
  await editor.fen.blur();
  await expectLit(editor, []);
  await editor.problem("Rank 7 has 7 squares").hover();
  await expectLit(editor, RANK_7);
  await expect(editor.page.locator("mark.lit")).toHaveText("pp1pppp");
});

test("a fix in focus lights the squares, too", async ({ editor }) => {
  await editor.open();
  await editor.paste(SHORT_RANK);
  await editor.firstFix(editor.problem("Rank 7 has 7 squares")).focus();
  await expectLit(editor, RANK_7);
});

test("pointing at an underline lights its squares and its problem", async ({ page, editor }) => {
  await editor.open();
  await editor.paste(SHORT_RANK);
  await editor.fen.blur();
  const box = await page.locator("mark", { hasText: "pp1pppp" }).boundingBox();
  await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2);
  await expectLit(editor, RANK_7);
  await expect(editor.problem("Rank 7 has 7 squares")).toHaveClass(/\blit\b/);
});

test("the caret in an underline lights its squares", async ({ page, editor }) => {
  await editor.open();
  await editor.paste(SHORT_RANK);
  await page.keyboard.press("Home");
  await expectLit(editor, []);
  for (let i = 0; i < "rnbqkbnr/p".length; i++) await page.keyboard.press("ArrowRight");
  await expectLit(editor, RANK_7);
});

test("pointing at a square lights its problem and its place in the text", async ({
  page,
  editor,
}) => {
  await editor.open();
  await editor.paste(SHORT_RANK);
  await editor.fen.blur();
  await editor.square("c7").hover();
  await expect(editor.problem("Rank 7 has 7 squares")).toHaveClass(/\blit\b/);
  await expect(page.locator("mark.lit")).toHaveText("pp1pppp");
});
