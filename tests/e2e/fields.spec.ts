import { test, expect, START } from "./fixtures.ts";

const AFTER_D5 = "rnbqkbnr/ppp2ppp/4p3/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3";

test("the side to move", async ({ editor }) => {
  await editor.open();
  await expect(editor.radio("White")).toBeChecked();
  await editor.radio("Black").check();
  await editor.expectFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1");
  await editor.radio("White").check();
  await editor.expectFen(START);
});

for (const [right, left] of [
  ["White kingside", "Qkq"],
  ["White queenside", "Kkq"],
  ["Black kingside", "KQq"],
  ["Black queenside", "KQk"],
]) {
  test(`the castling right ${right}`, async ({ editor }) => {
    await editor.open();
    await editor.checkbox(right).uncheck();
    await editor.expectFen(START.replace("KQkq", left));
    await editor.checkbox(right).check();
    await editor.expectFen(START);
  });
}

test("a castling right that can't be is not offered, and the page says why", async ({ editor }) => {
  await editor.open();
  await editor.paste("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  await expect(editor.checkbox("White kingside")).toBeEnabled();
  await expect(editor.checkbox("White queenside")).toBeDisabled();
  await expect(editor.checkbox("White queenside")).toHaveAccessibleDescription(/rook/);
});

test("the en passant square, of which only those are offered that can be right", async ({
  editor,
}) => {
  await editor.open();
  await editor.paste(AFTER_D5);
  const offered = editor.enPassant.locator("option");
  await expect.poll(() => offered.evaluateAll((all) => all.map((o) => o.value))).toEqual(["-", "d6"]);
  await editor.enPassant.selectOption("d6");
  await editor.expectFen(AFTER_D5.replace("KQkq -", "KQkq d6"));
  await editor.enPassant.selectOption("-");
  await editor.expectFen(AFTER_D5);
});

test("the halfmove clock", async ({ editor }) => {
  await editor.open();
  await editor.paste("4k3/8/8/8/8/8/8/R3K3 w Q - 0 60");
  await editor.spinbutton("Halfmove clock").fill("12");
  await editor.expectFen("4k3/8/8/8/8/8/8/R3K3 w Q - 12 60");
});

test("the fullmove number", async ({ page, editor }) => {
  await editor.open();
  await editor.spinbutton("Fullmove number").fill("40");
  await editor.expectFen(START.replace("0 1", "0 40"));
  await page.keyboard.press("ArrowUp");
  await editor.expectFen(START.replace("0 1", "0 41"));
});

test("the controls follow the text", async ({ editor }) => {
  await editor.open();
  await editor.paste("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b Qk e3 0 1");
  await expect(editor.radio("Black")).toBeChecked();
  await expect(editor.checkbox("White kingside")).not.toBeChecked();
  await expect(editor.checkbox("White queenside")).toBeChecked();
  await expect(editor.checkbox("Black kingside")).toBeChecked();
  await expect(editor.checkbox("Black queenside")).not.toBeChecked();
  await expect(editor.enPassant).toHaveValue("e3");
  await expect(editor.spinbutton("Halfmove clock")).toHaveValue("0");
  await expect(editor.spinbutton("Fullmove number")).toHaveValue("1");
});

test("the start position and the empty board", async ({ editor }) => {
  await editor.open();
  await editor.button("Empty board").click();
  await editor.expectFen("8/8/8/8/8/8/8/8 w - - 0 1");
  await editor.button("Start position").click();
  await editor.expectFen(START);
});

test("rights are suggested while a position is set up", async ({ editor }) => {
  await editor.open();
  await editor.button("Empty board").click();
  for (const [piece, square] of [
    ["White king", "e1"],
    ["White rook", "h1"],
    ["Black king", "e8"],
  ]) {
    await editor.spare(piece).click();
    await editor.square(square).click();
  }
  await editor.expectFen("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  await editor.checkbox("White kingside").uncheck();
  await editor.spare("White rook").click();
  await editor.square("a1").click();
  await editor.expectFen("4k3/8/8/8/8/8/8/R3K2R w - - 0 1");
});
