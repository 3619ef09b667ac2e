import mistakes from "../mistakes.json" with { type: "json" };
import { test, expect, START } from "../fixtures.ts";

const fens = [START, ...mistakes.map(({ fen }) => fen)];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test("nothing is wider than a phone, whatever the text", async ({ page, editor }) => {
      await editor.open();
      for (const fen of fens) {
        await editor.paste(fen);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, fen).toBeLessThanOrEqual(360);
      }
    });
  });
}

test("what is touched is large enough to be touched", async ({ page, editor }) => {
  await editor.open();
  const small = await page
    .locator("button:visible, input:visible, select:visible, textarea:visible")
    .evaluateAll((all) =>
      all
        .map((element) => {
          const target = element.closest("label") ?? element;
          const { width, height } = target.getBoundingClientRect();
          return { what: element.outerHTML.slice(0, 80), width, height };
        })
        .filter(({ width, height }) => width < 24 || height < 24),
    );
  expect(small).toEqual([]);
});
