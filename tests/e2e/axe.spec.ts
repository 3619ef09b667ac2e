import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import { test, expect, START } from "./fixtures.ts";
import { pasteAnywhere } from "./intake.ts";
import type { Editor } from "./editor.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

/** Shows the page with these settings. */
async function keep(editor: Editor, settings: string) {
  await editor.page.evaluate((it) => localStorage.setItem("forsyth-settings", it), settings);
  await editor.page.reload();
  await editor.square("e2").click();
}

/** Shows the panel that exports with this format. */
async function exported(editor: Editor, format: string) {
  await editor.button("Export").click();
  await editor.page.locator("select[name=format]").selectOption(format);
}

/** What can be on the screen. */
const VIEWS: Record<string, (editor: Editor) => Promise<void>> = {
  "the start position": async () => {},
  "a text that can't be read": (editor) => editor.paste("no FEN at all"),
  "problems of every kind": (editor) =>
    editor.paste("rnbqkbnr/pp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR W KQkqX e4 0 01 more"),
  "a list of positions": async (editor) => {
    await pasteAnywhere(editor.page, `${START}\n${START.replace("pppp", "ppp")}\n8/8/8/8/8/8/8/K1k5 w  - - 0 1`);
    const rows = editor.page.getByRole("listbox", { name: "Positions" });
    await expect(rows.getByRole("option")).toHaveCount(3);
    await rows.focus();
  },
  "the settings": (editor) => editor.button("Settings").click(),
  "an export as text": (editor) => exported(editor, "pgn"),
  "an export as a link": (editor) => exported(editor, "lichess"),
  "an export as a picture": (editor) => exported(editor, "png"),
  "a notice": async (editor) => {
    await editor.page.evaluate(() => dispatchEvent(new Event("forsyth-update")));
  },
  "a small board with its coordinates outside": (editor) =>
    keep(editor, "size=40\ncoordinates=outside"),
  "a board in blue": (editor) => keep(editor, "board=blue"),
  "a board in brown": (editor) => keep(editor, "board=brown"),
  "a board in grey": (editor) => keep(editor, "board=grey"),
  "a board of high contrast": (editor) => keep(editor, "board=contrast"),
  "a board for print": (editor) => keep(editor, "board=print"),
  "the dark theme by choice": (editor) => keep(editor, "theme=dark"),
  "the light theme by choice": (editor) => keep(editor, "theme=light"),
};

for (const [name, show] of Object.entries(VIEWS)) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [1280, 320]) {
      test(`axe finds nothing in ${name}, ${colorScheme}, ${width} pixels wide`, async ({
        page,
        editor,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await editor.open();
        await show(editor);
        await page.evaluate(axe);
        const { violations } = await page.evaluate<AxeResults, RunOptions>(
          (options) => (globalThis as any).axe.run(options),
          OPTIONS,
        );
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
        );
        expect(found).toEqual([]);
      });
    }
  }
}
