import { test, expect, START } from "../blog.ts";

test("a finger moves pieces, and scrolls the page beside them", async ({ blog, page }) => {
  await blog.open(`<fen-board interactive>${START}</fen-board><div id="far"></div>`);
  await page.locator("#far").evaluate((it) => (it.style.height = "3000px"));
  await expect(blog.board().getByRole("application")).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type: type as any, touchPoints });
  const slide = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await touch("touchStart", from);
    for (let i = 1; i <= 8; i++) {
      const part = i / 8;
      await touch("touchMove", {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
      await page.waitForTimeout(16);
    }
    await touch("touchEnd");
  };
  await slide(await blog.square("e2"), await blog.square("e4"));
  expect(await blog.fen()).toBe("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await slide(await blog.square("d5"), await blog.square("d8"));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
});

test("a board fits a phone", async ({ blog, page }) => {
  await blog.open(`<fen-board side caption="${"long ".repeat(60)}${"x".repeat(300)}">${START}</fen-board>`);
  await expect(blog.drawing()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
