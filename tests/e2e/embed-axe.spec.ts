import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import { test, expect } from "./blog.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  // The frame in the documentation has no origin that axe could talk to; it is looked at apart.
  iframes: false,
};
/** A frame has its heading, and its background in the dark, from the page around it. */
const IN_FRAME = { "page-has-heading-one": { enabled: false }, "color-contrast": { enabled: false } };

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1280, 320]) {
    test(`axe finds nothing in the pages of boards, ${colorScheme}, ${width} pixels wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const wrong = "embed.html?fen=8/8/8&caption=Words&side=on&solution=e4&interactive=on&title=A+board";
      for (const address of ["boards.html", wrong]) {
        await page.goto(address);
        const boards = page.locator("fen-board");
        for (const board of await boards.all()) {
          await board.evaluate((it: any) => (it.loading = "eager"));
          await board.evaluate((it: any) => it.redraw());
          await expect(board.locator("svg").first()).toBeVisible();
        }
        for (const button of await page.getByRole("button", { name: "Show the solution" }).all()) {
          await button.click();
        }
        await expect(page.locator("[part=message]").first()).toBeVisible();
        await page.evaluate(axe);
        const { violations } = await page.evaluate<AxeResults, RunOptions>(
          (options) => (globalThis as any).axe.run(options),
          address === wrong ? { ...OPTIONS, rules: IN_FRAME } : OPTIONS,
        );
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
        );
        expect(found, address).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
}
