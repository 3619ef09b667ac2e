import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { test, expect, START } from "./fixtures.ts";
import { pasteAnywhere } from "./intake.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const FIELDS = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";
const EPD = `${FIELDS} bm Rd8#; id "back rank"; zz 1 "2";`;

const panel = (page: Page) => page.getByRole("region", { name: "EPD operations" });
const operand = (page: Page, name: string) => panel(page).getByLabel(name);

test("operations are listed in their order, and edited one by one", async ({ page, editor }) => {
  await editor.open();
  await expect(panel(page)).toHaveCount(0);
  await pasteAnywhere(page, EPD);
  await expect(panel(page).getByRole("listitem").locator("label")).toHaveText([
    "bm Best move",
    "id Name",
    "zz Other operation",
  ]);
  await expect(operand(page, "id Name")).toHaveValue("back rank");
  await expect(operand(page, "zz Other operation")).toHaveValue(`1 "2"`);
  await operand(page, "id Name").fill(`a "new" name`);
  // What is typed stays, whatever else changes on the page.
  await editor.square("e4").hover();
  await expect(operand(page, "id Name")).toHaveValue(`a "new" name`);
  await operand(page, "id Name").press("Enter");
  await expect(editor.fen).toHaveValue(`${FIELDS} bm Rd8#; id "a 'new' name"; zz 1 "2";`);
  await editor.button("Remove zz").click();
  await expect(editor.fen).toHaveValue(`${FIELDS} bm Rd8#; id "a 'new' name";`);
  await page.getByRole("combobox", { name: "Add an operation" }).selectOption("dm Mate in");
  await expect(editor.fen).toHaveValue(`${FIELDS} bm Rd8#; id "a 'new' name"; dm 1;`);
  await editor.button("Undo").click();
  await editor.button("Undo").click();
  await editor.button("Undo").click();
  await expect(editor.fen).toHaveValue(EPD);
  await editor.button("Start position").click();
  await expect(panel(page)).toHaveCount(0);
});

test("what is wrong with an operation is said, and marked in the text", async ({
  page,
  editor,
}) => {
  await editor.open();
  await editor.paste(`${FIELDS} bm Rd9 Rh7 Kf3; dm two; bm`);
  for (const sentence of [
    "Rd9: This is not a move",
    "Rh7: No rook can go there",
    "Kf3: No king can go there",
    "The operand of this operation is a number",
    "This opcode was there before",
    "This operation needs an operand",
  ]) {
    await expect(panel(page).getByText(sentence), sentence).toHaveCount(1);
  }
  await editor.expectMarked("error", "Rd9");
  await panel(page).getByRole("button", { name: /Rd9: This is not a move/ }).click();
  const selected = await editor.fen.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe("Rd9");
  await operand(page, "bm Best move").first().fill("Rd8#");
  await operand(page, "bm Best move").first().press("Tab");
  await expect(panel(page).getByText("Rd9: This is not a move")).toHaveCount(0);
});

test("the text stays as it is typed", async ({ page, editor }) => {
  await editor.open();
  await editor.paste(`${FIELDS} bm  Rd8#;   id "x"`);
  await page.keyboard.press("End");
  await page.keyboard.type("; c0 \"y");
  await expect(editor.fen).toHaveValue(`${FIELDS} bm  Rd8#;   id "x"; c0 "y`);
  await expect(operand(page, "c0 Comment")).toHaveValue("y");
});

test("counters are read from the operations", async ({ editor }) => {
  await editor.open();
  await editor.paste(`${FIELDS} hmvc 7; fmvn 31;`);
  await expect(editor.spinbutton("Halfmove clock")).toHaveValue("7");
  await expect(editor.spinbutton("Fullmove number")).toHaveValue("31");
});

test("moves are played, and the EPD is there again afterwards", async ({ page, editor }) => {
  const text = `${FIELDS} pv Rd7 h6 Kf1; id "x";`;
  await editor.open();
  await editor.paste(text);
  await editor.button("Play through pv").click();
  await page.keyboard.press("End");
  await expect(editor.fen).toHaveValue("6k1/3R1pp1/7p/8/8/8/5PPP/5K2 b - - 1 2");
  await editor.button("Close the game").click();
  await expect(editor.fen).toHaveValue(text);
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1280, 320]) {
    test(`axe finds nothing in an EPD, ${colorScheme}, ${width} pixels wide`, async ({
      page,
      editor,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await editor.open();
      await editor.paste(`${EPD} pv Rd8# Kf8; c0 "a rather long comment"; dm x`);
      await expect(panel(page)).toBeVisible();
      await page.evaluate(axe);
      const { violations } = await page.evaluate<AxeResults, RunOptions>(
        (options) => (globalThis as any).axe.run(options),
        { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
      );
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0].html}`)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}

test("the start position has no operations", async ({ page, editor }) => {
  await editor.open();
  await expect(editor.fen).toHaveValue(START);
  await expect(panel(page)).toHaveCount(0);
});
