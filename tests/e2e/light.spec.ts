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
  // The character of the square stands out among them.
  const lit = () => page.locator("mark.lit").allTextContents();
  await expect.poll(async () => (await lit()).join("")).toBe("pp1pppp");
  await expect(page.locator(".fen-copy .here")).toHaveText("1");
});

test("pointing at a character lights its square, and says what its rank is", async ({
  page,
  editor,
}) => {
  await editor.open();
  await editor.paste("rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
  await editor.fen.blur();
  const copy = page.locator(".fen-copy");
  const box = await copy.evaluate((element) => {
    const range = document.createRange();
    range.setStart(element.firstChild!, "rnbqkbnr/pp".length);
    range.setEnd(element.firstChild!, "rnbqkbnr/pp1".length);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator(".meaning")).toHaveText(
    "Rank 7: two black pawns, an empty square, five black pawns",
  );
  await expect(page.locator(".fen-copy .here")).toHaveText("1");
  await expect(page.locator(".square.pointed")).toHaveAttribute("data-square", "c7");
});

test("the fields and ranks are told in words, and pointing at one lights it", async ({
  page,
  editor,
}) => {
  await editor.open();
  await editor.paste("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQ d6 0 12");
  await page.getByText("In words").click();
  const lines = page.locator(".explanation dd");
  await expect(lines).toHaveText([
    "Rank 8: a black rook, three empty squares, a black king, two empty squares, a black rook",
    "Rank 7: empty",
    "Rank 6: empty",
    "Rank 5: three empty squares, a black pawn, a white pawn, three empty squares",
    "Rank 4: empty",
    "Rank 3: empty",
    "Rank 2: empty",
    "Rank 1: a white rook, three empty squares, a white king, two empty squares, a white rook",
    "White to move",
    "White may castle on both sides",
    "A pawn has just passed over d6",
    /^0 plies|No plies/,
    "Move 12",
  ]);
  await lines.filter({ hasText: "Rank 5" }).hover();
  const pointed = page.locator(".square.pointed");
  await expect(pointed).toHaveCount(8);
  await lines.filter({ hasText: "White may castle" }).hover();
  await expect.poll(() => pointed.evaluateAll((all) => all.map((s) => s.getAttribute("data-square")))).toEqual(["a1", "e1", "h1"]);
  await expect(page.locator(".fen-copy .here")).toHaveText("KQ");
});
