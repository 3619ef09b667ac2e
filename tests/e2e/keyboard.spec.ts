import { test, expect } from "./fixtures.ts";

test("the Tab key reaches everything that can be used, and the focus is to be seen", async ({
  page,
  editor,
}) => {
  await editor.open();
  await editor.paste("rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
  await page.reload();
  await expect(editor.problems.getByRole("listitem").first()).toBeVisible();

  const reached: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return null;
      const style = getComputedStyle(at);
      const label = at as HTMLInputElement;
      return {
        name:
          at.getAttribute("aria-label") ?? label.labels?.[0]?.textContent ?? at.textContent ?? "",
        inBoard: at.closest('[role="grid"]') !== null,
        ring: style.outlineStyle !== "none" || style.boxShadow !== "none",
      };
    });
    if (!here) break;
    reached.push(here.inBoard ? "Board" : here.name.trim());
    expect.soft(here.ring, `${here.name.trim()} shows that it has the focus`).toBe(true);
  }

  for (const name of [
    "FEN",
    "Board",
    "White king",
    "Black pawn",
    "White kingside",
    "Black queenside",
    "En passant square",
    "Halfmove clock",
    "Fullmove number",
    "Start position",
    "Empty board",
    "Flip the view",
    "Copy FEN",
    "Export",
  ]) {
    expect.soft(reached, `Tab reaches ${name}`).toContainEqual(name);
  }
  expect.soft(reached.filter((name) => name === "Board").length, "the board is one stop").toBe(1);
  const fix = await editor.firstFix(editor.problem("Rank 7 has 7 squares")).textContent();
  expect.soft(reached, "Tab reaches the fix").toContainEqual(fix?.trim());
});

test("a piece is moved with the keyboard alone", async ({ page, editor }) => {
  await editor.open();
  await editor.square("e2").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await editor.expectBoard("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
  await expect(editor.square("e4")).toBeFocused();
});

test("a fix is applied with the keyboard alone", async ({ page, editor }) => {
  await editor.open();
  await editor.paste("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1");
  await editor.firstFix(editor.problem("White can't castle queenside")).focus();
  await page.keyboard.press("Enter");
  await editor.expectFen("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
});
