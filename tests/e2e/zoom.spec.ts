import { test, expect } from "./fixtures.ts";

const LONG = "rnbqkbnr/pp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR W KQkqX e4 0 01 more";

// A window of 1280 pixels has half as many of them at 200 %, and a quarter at 400 %.
for (const [zoom, width] of [
  ["200 %", 640],
  ["400 %", 320],
] as const) {
  for (const language of ["en", "fi", "tr", "ml"]) {
    test(`at ${zoom} nothing is wider than the window, in ${language}`, async ({ page, editor }) => {
      await page.setViewportSize({ width, height: 400 });
      await editor.open();
      await editor.paste(LONG);
      await page.locator(".masthead select").selectOption(language);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await page.locator(".explanation summary").click();
      await expect(page.locator(".explanation dd")).toHaveCount(13);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}

test("with forced colours squares and pieces keep theirs, and what is wrong stands out", async ({
  page,
  editor,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await editor.open();
  await editor.paste(LONG);
  const fill = (square: string) =>
    editor.square(square).locator(".ground").evaluate((rect) => getComputedStyle(rect).fill);
  expect(await fill("a1")).not.toBe(await fill("b1"));
  const mark = page.locator("mark.error").first();
  const color = await mark.evaluate((element) => getComputedStyle(element).textDecorationColor);
  const text = await page.locator("textarea").evaluate((e) => getComputedStyle(e).color);
  expect(color).not.toBe(text);
});
