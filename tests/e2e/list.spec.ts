import { readFileSync, writeFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { test, expect, START } from "./fixtures.ts";
import { open, pasteAnywhere } from "./intake.ts";

const KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const SHORT = "rnbqkbnr/pp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const SPACES = "4k3/8/8/8/8/8/8/4K3  w  -  -  5  9";
const ROOK = "8/8/8/8/8/8/8/K1k4R b - - 0 1";
const FILE = [START, KINGS, SHORT, SPACES, ROOK].join("\n");

/** The panel of the list, by the names of things. */
class List {
  readonly panel: Locator;
  readonly rows: Locator;
  readonly filter: Locator;
  readonly search: Locator;

  constructor(readonly page: Page) {
    this.rows = page.getByRole("listbox", { name: "Positions", exact: true });
    this.panel = page.locator("section.positions");
    this.filter = this.panel.getByRole("combobox", { name: "Shown", exact: true });
    this.search = this.panel.getByRole("searchbox", { name: "Search the positions" });
  }

  /** The texts of the rows, from the top. */
  async texts(): Promise<string[]> {
    const rows = await this.rows.getByRole("option").evaluateAll((all) =>
      all
        .map((row) => ({
          place: Number(row.getAttribute("aria-posinset")),
          text: row.querySelector("code")?.textContent ?? "",
        }))
        .sort((a, b) => a.place - b.place),
    );
    return rows.map(({ text }) => text);
  }

  async expectTexts(texts: string[]) {
    await expect.poll(() => this.texts()).toEqual(texts);
  }

  button(name: string): Locator {
    return this.panel.getByRole("button", { name, exact: true });
  }

  row(text: string): Locator {
    return this.rows.getByRole("option").filter({ hasText: text });
  }

  /** Saves what is shown, and reads the file. */
  async save(format: string): Promise<[string, string]> {
    const coming = this.page.waitForEvent("download");
    await this.button(`Save as ${format}`).click();
    const download = await coming;
    return [download.suggestedFilename(), readFileSync(await download.path(), "utf8")];
  }
}

test("a file of positions becomes a list, and the first is on the board", async ({ page, editor }) => {
  const list = new List(page);
  await editor.open();
  await open(page, "mine.fen", FILE);
  await list.expectTexts([START, KINGS, SHORT, SPACES, ROOK]);
  await editor.expectFen(START);
  await expect(page.getByRole("heading", { name: "mine.fen" })).toBeVisible();
  await expect(list.panel).toContainText("5 of 5 positions · 1 error, 1 warning");
  const row = list.row(SHORT);
  await expect(row).toContainText("Rank 7 has 7 squares; it needs 8");
  await expect(row).toContainText("Line 3");
  await expect(row).toHaveAttribute("aria-setsize", "5");
  await expect(row).toHaveAttribute("aria-posinset", "3");
  await expect(row.locator("use")).toHaveCount(30);
  await list.row(ROOK).click();
  await editor.expectFen(ROOK);
  await expect(list.row(ROOK)).toHaveAttribute("aria-selected", "true");
  await list.button("Close the list").click();
  await expect(list.panel).toHaveCount(0);
});

test("several positions among prose go the same way", async ({ page, editor }) => {
  const list = new List(page);
  await editor.open();
  await pasteAnywhere(page, `Compare ${KINGS} and,\nwith a rook, ${ROOK}.`);
  await list.expectTexts([KINGS, ROOK]);
  await editor.expectFen(KINGS);
});

test("it is filtered by problem and by text", async ({ page, editor }) => {
  const list = new List(page);
  await editor.open();
  await open(page, "mine.fen", FILE);
  await list.expectTexts([START, KINGS, SHORT, SPACES, ROOK]);
  await list.filter.selectOption({ label: "With errors (1)" });
  await list.expectTexts([SHORT]);
  await list.filter.selectOption({ label: "Legal (3)" });
  await list.expectTexts([START, KINGS, ROOK]);
  await list.search.fill("4k3/8/8");
  await list.expectTexts([KINGS]);
  await list.filter.selectOption({ label: "All (5)" });
  await list.expectTexts([KINGS, SPACES]);
  await list.search.fill("");
  await list.filter.selectOption("space-run");
  await list.expectTexts([SPACES]);
  await expect(list.panel).toContainText("1 of 5 positions");
});

test("all of one kind are repaired, and that is undone", async ({ page, editor }) => {
  const list = new List(page);
  await editor.open();
  await open(page, "mine.fen", `${FILE}\n${ROOK.replace(" ", "  ")}`);
  await list.filter.selectOption("space-run");
  await list.button("Repair all 2").click();
  await expect(list.panel).toContainText("Repaired: 2");
  await list.expectTexts([]);
  await list.filter.selectOption("");
  const fixed = "4k3/8/8/8/8/8/8/4K3 w - - 5 9";
  await list.expectTexts([START, KINGS, SHORT, fixed, ROOK, ROOK]);
  await list.button("Remove duplicates").click();
  await expect(list.panel).toContainText("Removed: 2");
  await list.expectTexts([START, KINGS, SHORT, ROOK]);
  await list.button("Undo in the list").click();
  await list.button("Undo in the list").click();
  await list.expectTexts([START, KINGS, SHORT, SPACES, ROOK, ROOK.replace(" ", "  ")]);
  await expect(list.button("Undo in the list")).toHaveAttribute("aria-disabled", "true");
});

test("a position is edited, put back, added and removed", async ({ page, editor }) => {
  const list = new List(page);
  await editor.open();
  await open(page, "mine.fen", FILE);
  await list.row(SHORT).click();
  await expect(editor.fen).toHaveValue(SHORT);
  await expect(list.button("Update in the list")).toHaveAttribute("aria-disabled", "true");
  await editor.fen.fill(SHORT.replace("pp1pppp", "pp1ppppp"));
  await list.button("Update in the list").click();
  const right = SHORT.replace("pp1pppp", "pp1ppppp");
  await list.expectTexts([START, KINGS, right, SPACES, ROOK]);
  await editor.button("Empty board").click();
  await list.button("Add to the list").click();
  const empty = "8/8/8/8/8/8/8/8 w - - 0 1";
  await list.expectTexts([START, KINGS, right, empty, SPACES, ROOK]);
  await expect(list.row(empty)).toHaveAttribute("aria-selected", "true");
  await list.button("Remove").click();
  await list.expectTexts([START, KINGS, right, SPACES, ROOK]);
});

test("all of it by keyboard", async ({ page, editor }) => {
  const list = new List(page);
  await editor.open();
  await open(page, "mine.fen", FILE);
  await list.expectTexts([START, KINGS, SHORT, SPACES, ROOK]);
  await list.rows.focus();
  const current = () =>
    list.rows.evaluate((it) => {
      const id = it.getAttribute("aria-activedescendant") ?? "";
      return document.getElementById(id)?.querySelector("code")?.textContent;
    });
  for (const [key, text] of [
    ["ArrowDown", KINGS],
    ["ArrowDown", SHORT],
    ["End", ROOK],
    ["ArrowUp", SPACES],
    ["Home", START],
    ["ArrowUp", START],
    ["PageDown", ROOK],
  ]) {
    await page.keyboard.press(key);
    await expect.poll(current).toBe(text);
  }
  await page.keyboard.press("Enter");
  await editor.expectFen(ROOK);
  await expect(list.rows).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await list.expectTexts([START, KINGS, SHORT, ROOK, SPACES]);
  await page.keyboard.press("Alt+ArrowUp");
  await list.expectTexts([START, KINGS, ROOK, SHORT, SPACES]);
  await page.keyboard.press("Delete");
  await list.expectTexts([START, KINGS, SHORT, SPACES]);
  // One tab stop.
  await page.keyboard.press("Tab");
  await expect(list.rows).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(list.rows).toBeFocused();
});

test("it is saved as FEN, EPD and PGN", async ({ page, editor }) => {
  const list = new List(page);
  await editor.open();
  await open(page, "mine.txt", FILE);
  await list.expectTexts([START, KINGS, SHORT, SPACES, ROOK]);
  const spaced = SPACES.replaceAll("  ", " ");
  expect(await list.save("FEN")).toEqual([
    "mine.fen",
    `${[START, KINGS, SHORT, spaced, ROOK].join("\n")}\n`,
  ]);
  const [name, epd] = await list.save("EPD");
  expect(name).toBe("mine.epd");
  expect(epd).toContain("4k3/8/8/8/8/8/8/4K3 w - - fmvn 9; hmvc 5;\n");
  const [, pgn] = await list.save("PGN");
  expect(pgn.match(/\[Event /g)).toHaveLength(4);
  expect(pgn).toContain(`[FEN "${ROOK}"]`);
  await expect(list.panel).toContainText("Saved: 4. Not readable, so not in the PGN: 1");
});

/** Opens a file of so many different positions; every tenth has a rank that is too short. */
async function openMany(page: Page, path: string, count: number) {
  const lines: string[] = [];
  for (let i = 0; i < count; i++) {
    const rank = i % 10 === 9 ? "7" : "8";
    lines.push(`4k3/${rank}/8/8/8/8/8/4K2R w - - ${i % 50} ${1 + Math.floor(i / 50)}`);
  }
  // It lies on the disk, or Playwright would bring it into the page itself, which takes a while.
  writeFileSync(path, lines.join("\n"));
  await page.locator('input[type="file"]').first().setInputFiles(path);
}

test("a hundred thousand lines are read while the page goes on", async ({ page, editor }, testInfo) => {
  test.slow();
  const list = new List(page);
  await editor.open();
  await openMany(page, testInfo.outputPath("many.fen"), 100_000);
  await expect(list.panel).toContainText("100000 of 100000 positions · 10000 errors");
  // Only what can be seen is in the document.
  expect(await list.rows.getByRole("option").count()).toBeLessThan(30);
  // The last one is reached, by the key and by the bar.
  await list.rows.focus();
  await page.keyboard.press("End");
  await expect(list.rows.locator('[aria-posinset="100000"]')).toBeInViewport();
  await expect(list.rows.locator('[aria-posinset="100000"]')).toContainText("Line 100000");
  await page.keyboard.press("ArrowUp");
  await expect(list.rows.locator('[aria-posinset="99999"]')).toHaveAttribute("aria-selected", "true");
  await list.rows.evaluate((it) => it.scrollTo(0, it.scrollHeight / 2));
  const places = () =>
    list.rows.getByRole("option").evaluateAll((all) => all.map((row) => Number(row.getAttribute("aria-posinset"))));
  // The rows of the end stay until the page has drawn those of the middle.
  await expect.poll(async () => Math.max(...(await places()))).toBeLessThan(51_000);
  expect(Math.min(...(await places()))).toBeGreaterThan(49_000);
  // A small step is a small step.
  await page.waitForTimeout(300);
  const before = Math.min(...(await places()));
  await list.rows.hover();
  await page.mouse.wheel(0, 180);
  await expect.poll(async () => Math.min(...(await places())) - before).toBeGreaterThan(0);
  expect(Math.min(...(await places())) - before).toBeLessThan(5);
  await list.filter.selectOption("rank-short");
  await expect(list.panel).toContainText("10000 of 100000 positions");
  await list.button("Repair all 10000").click();
  await expect(list.panel).toContainText("Repaired: 10000");
  await list.filter.selectOption("");
  await expect(list.panel).toContainText("100000 of 100000 positions");
});

test("reading is given up, and what was read stays", async ({ page, editor }, testInfo) => {
  test.slow();
  const list = new List(page);
  await editor.open();
  await page.evaluate(() => {
    // The button is pressed as soon as something has been read.
    const watch = new MutationObserver(() => {
      const { value = 0 } = document.querySelector<HTMLProgressElement>(".busy progress") ?? {};
      if (value === 0) return;
      watch.disconnect();
      document.querySelector<HTMLElement>(".busy button")?.click();
    });
    watch.observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  await openMany(page, testInfo.outputPath("many.fen"), 800_000);
  await expect(list.panel).toBeVisible();
  await expect(page.locator(".busy")).toHaveCount(0);
  const state = await list.panel.locator(".quiet").first().textContent();
  const [, all] = /of (\d+) positions/.exec(state ?? "") ?? [];
  expect(Number(all)).toBeGreaterThan(0);
  expect(Number(all)).toBeLessThan(800_000);
  await list.button("Close the list").click();
  await expect(list.panel).toHaveCount(0);
});

test("a table of puzzles gives its positions", async ({ page, editor }) => {
  const list = new List(page);
  await editor.open();
  const rows = [KINGS, ROOK, START].map((fen, i) => `p${i},${fen},e2e4,1500`);
  await open(page, "puzzles.csv", `PuzzleId,FEN,Moves,Rating\n${rows.join("\n")}\n`);
  await list.expectTexts([KINGS, ROOK, START]);
});

test("a hostile text stays a text", async ({ page, editor }) => {
  const list = new List(page);
  await editor.open();
  const evil = `${KINGS} <img src=x onerror=alert(1)>`;
  await open(page, "evil.fen", `${evil}\n${ROOK}\n${START}\n${KINGS}`);
  await expect(list.row("<img src=x")).toBeVisible();
  await expect(list.panel.locator("img")).toHaveCount(0);
});
