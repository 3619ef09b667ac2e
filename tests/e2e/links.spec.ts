import { test, expect, START } from "./fixtures.ts";

const ITALIAN = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
const ENDGAME = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";

const underscored = (fen: string) => fen.replaceAll(" ", "_");

test("without a position in the address the start array is shown", async ({ editor }) => {
  await editor.open();
  await editor.expectFen(START);
});

for (const [kind, rest] of [
  ["#fen=", `#fen=${underscored(ITALIAN)}`],
  ["?fen=", `?fen=${underscored(ITALIAN)}`],
  ["?fen= with percent signs", `?fen=${encodeURIComponent(ITALIAN)}`],
]) {
  test(`a link with ${kind} opens its position`, async ({ editor }) => {
    await editor.open(rest);
    await editor.expectFen(ITALIAN);
  });
}

test("the address holds the position, and a reload keeps it", async ({ page, editor }) => {
  await editor.open();
  await editor.paste(ITALIAN);
  await expect(page).toHaveURL((url) => url.hash === `#fen=${underscored(ITALIAN)}`);
  await editor.drag(editor.square("c4"), editor.square("f7"));
  const taken = "r1bqk1nr/pppp1Bpp/2n5/2b1p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
  await editor.expectFen(taken);
  await page.reload();
  await editor.expectFen(taken);
});

test("Back and Forward go through the positions", async ({ page, editor }) => {
  await editor.open();
  await editor.paste(ITALIAN);
  await editor.paste(ENDGAME);
  await page.goBack();
  await editor.expectFen(ITALIAN);
  await page.goBack();
  await editor.expectFen(START);
  await page.goForward();
  await editor.expectFen(ITALIAN);
});

test("typing does not fill the history", async ({ page, editor }) => {
  await editor.open();
  await editor.paste(ENDGAME);
  await page.keyboard.press("End");
  await page.keyboard.type("2345");
  await editor.expectFen(`${ENDGAME}2345`);
  await page.goBack();
  await expect(editor.fen).not.toHaveValue(/1234?$/);
});

test("another link, followed in the same tab, is shown", async ({ page, editor }) => {
  await editor.open(`#fen=${underscored(ITALIAN)}`);
  await page.evaluate((hash) => (location.hash = hash), `#fen=${underscored(ENDGAME)}`);
  await editor.expectFen(ENDGAME);
});

test("Copy FEN puts the text on the clipboard and says so", async ({ page, editor }) => {
  await editor.open();
  await editor.drag(editor.square("e2"), editor.square("e4"));
  await editor.button("Copy FEN").click();
  await expect(page.getByText("Copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
});
