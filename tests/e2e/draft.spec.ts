import type { Page } from "@playwright/test";
import { test, expect, START } from "./fixtures.ts";

const KEY = "forsyth-work";
const E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
const ENDGAME = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";
const RESTORED = "Work from last time was restored";

const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test("work comes back in another tab, and can be left or taken up again", async ({
  page,
  editor,
  context,
}) => {
  await editor.open();
  await editor.drag(editor.square("e2"), editor.square("e4"));
  await editor.expectFen(E4);
  await expect.poll(() => kept(page)).toContain("4P3");
  await page.close();

  const next = await context.newPage();
  const again = new (editor.constructor as typeof import("./editor.ts").Editor)(next);
  await again.open();
  await again.expectFen(E4);
  const notice = next.getByRole("status").filter({ hasText: RESTORED });
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Start position" }).click();
  await again.expectFen(START);
  await expect(next.getByText(RESTORED)).toBeHidden();
  await next.keyboard.press("ControlOrMeta+Z");
  await again.expectFen(E4);
  // Before the work that was restored there is the start position.
  await next.keyboard.press("ControlOrMeta+Z");
  await again.expectFen(START);
});

test("work is kept even when the tab is closed at once", async ({ page, editor, context }) => {
  await editor.open();
  await editor.paste(ENDGAME);
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.goto("./");
  await expect(next.getByRole("textbox", { name: "FEN" })).toHaveValue(ENDGAME);
});

test("broken text comes back byte for byte, marks and the side at the bottom, too", async ({
  page,
  editor,
}) => {
  await editor.open();
  const broken = "  rnbqkbnr/pp1pp_pp//♔ w KQkq 50% & more=1";
  await editor.paste(broken);
  await editor.button("Flip the view").click();
  await page.goto("about:blank");
  await editor.open();
  await expect(editor.fen).toHaveValue(broken);
  await expect(editor.board.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
});

test("an address with a position wins, and does not touch the work", async ({ page, editor }) => {
  await editor.open();
  await editor.paste(ENDGAME);
  await page.goto("about:blank");
  await editor.open(`#fen=${E4.replaceAll(" ", "_")}`);
  await editor.expectFen(E4);
  await expect(page.getByText(RESTORED)).toBeHidden();
  await page.goto("about:blank");
  await editor.open();
  await editor.expectFen(ENDGAME);
});

test("the untouched start is not kept, nor what is the start again", async ({ page, editor }) => {
  await editor.open();
  await page.waitForTimeout(600);
  expect(await kept(page)).toBeNull();
  await editor.paste(ENDGAME);
  await expect.poll(() => kept(page)).not.toBeNull();
  await page.keyboard.press("ControlOrMeta+Z");
  await editor.expectFen(START);
  await expect.poll(() => kept(page)).toBeNull();
});

test("two tabs keep their own addresses; the work is that of the last", async ({
  page,
  editor,
  context,
}) => {
  await editor.open();
  await editor.paste(ENDGAME);
  await expect.poll(() => kept(page)).not.toBeNull();
  const other = await context.newPage();
  await other.goto(`./#fen=${E4.replaceAll(" ", "_")}`);
  await other.getByRole("button", { name: "Empty board" }).click();
  await expect.poll(() => kept(other)).toContain("8/8/8/8/8/8/8/8");
  await page.bringToFront();
  await page.reload();
  await editor.expectFen(ENDGAME);
});

for (const rubbish of ["", "x", "fen", "<script>alert(1)</script>"]) {
  test(`${rubbish || "nothing"} in the storage is no work`, async ({ page, editor }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, rubbish]);
    await editor.open();
    await editor.expectFen(START);
    await expect(page.getByText(RESTORED)).toBeHidden();
  });
}
