import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { test, expect, START } from "./fixtures.ts";
import { open, pasteAnywhere } from "./intake.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const GAME = `[White "Morphy"]
[Black "Duke Karl"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 {Philidor's defence [%csl Gd6][%cal Rf3e5]} 3. d4 Bg4?! (3... exd4 4. Nxd4
Nf6 (4... g6 5. Nc3) 5. Nc3) (3... f5!?) 4. dxe5 Bxf3 5. Qxf3 1-0
`;

const FENS = {
  e4: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
  d6: "rnbqkbnr/ppp2ppp/3p4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3",
  Bg4: "rn1qkbnr/ppp2ppp/3p4/4p3/3PP1b1/5N2/PPP2PPP/RNBQKB1R w KQkq - 1 4",
  exd4: "rnbqkbnr/ppp2ppp/3p4/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4",
  f5: "rnbqkbnr/ppp3pp/3p4/4pp2/3PP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4",
  Qxf3: "rn1qkbnr/ppp2ppp/3p4/4P3/4P3/5Q2/PPP2PPP/RNB1KB1R b KQkq - 0 5",
};

const move = (page: Page, name: string) =>
  page.getByRole("group", { name: "Moves" }).getByRole("button", { name, exact: true });
const current = (page: Page) => page.locator(".moves [aria-current]");

test("the keys walk through moves and variations as soon as a game is there", async ({
  page,
  editor,
}) => {
  await editor.open();
  await pasteAnywhere(page, GAME);
  await expect(editor.fen).toHaveValue(START);
  await expect(current(page)).toHaveText("Start of the game");
  await expect(current(page)).toBeFocused();
  const steps: [string, string, string][] = [
    ["ArrowRight", "e4", FENS.e4],
    ["End", "Qxf3", FENS.Qxf3],
    ["Home", "Start of the game", START],
    ["ArrowRight", "e4", FENS.e4],
    ["ArrowLeft", "Start of the game", START],
  ];
  for (const [key, name, fen] of steps) {
    await page.keyboard.press(key);
    await expect(current(page)).toHaveText(name);
    await expect(current(page)).toBeFocused();
    await editor.expectFen(fen);
  }
  await move(page, "Bg4?!").click();
  await editor.expectFen(FENS.Bg4);
  for (const [key, fen] of [
    ["ArrowDown", FENS.exd4],
    ["ArrowDown", FENS.f5],
    ["ArrowUp", FENS.exd4],
    ["ArrowUp", FENS.Bg4],
  ]) {
    await page.keyboard.press(key);
    await editor.expectFen(fen);
  }
});

test("buttons walk, the place is read out, and what comments draw is on the board", async ({
  page,
  editor,
}) => {
  await editor.open();
  await pasteAnywhere(page, GAME);
  await editor.button("Last move").click();
  await editor.expectFen(FENS.Qxf3);
  const heard = page.locator(".stage [aria-live]");
  await expect(heard).toHaveText("5. Qxf3");
  await editor.button("Start of the game").first().click();
  await editor.expectFen(START);
  for (let i = 0; i < 4; i++) await editor.button("Next move").click();
  await editor.expectFen(FENS.d6);
  await expect(editor.square("d6")).toHaveAttribute("aria-label", /green/);
  await expect(editor.square("f3")).toHaveAttribute("aria-label", /red/);
  await expect(heard).toHaveText("2... d6. Philidor's defence");
  await editor.button("Previous move").click();
  await expect(editor.square("d6")).toHaveAttribute("aria-label", "d6, empty");
});

test("variations are nested, and say that they are", async ({ page, editor }) => {
  await editor.open();
  await pasteAnywhere(page, GAME);
  const variations = page.getByRole("group", { name: "Variation" });
  await expect(variations).toHaveText([
    "3... exd4 4. Nxd4 Nf6",
    "4... g6 5. Nc3",
    "5. Nc3",
    "3... f5!?",
  ]);
  await expect(variations.nth(1)).toHaveClass(/depth-2/);
});

test("an edit makes the position one's own, and the game is there to return to", async ({
  page,
  editor,
}) => {
  await editor.open();
  await pasteAnywhere(page, GAME);
  await move(page, "e4").click();
  await editor.drag(editor.square("e7"), editor.square("e5"));
  await expect(page.getByText("The position has been edited")).toBeVisible();
  const own = await editor.fen.inputValue();
  await move(page, "e4").click();
  await editor.expectFen(FENS.e4);
  await expect(page.getByText("The position has been edited")).toHaveCount(0);
  // The walk is one step of the history.
  await move(page, "d6").click();
  await move(page, "Qxf3").click();
  await editor.button("Undo").click();
  await expect(editor.fen).toHaveValue(own);
  await editor.button("Close the game").click();
  await expect(page.getByRole("group", { name: "Moves" })).toHaveCount(0);
  await expect(editor.fen).toHaveValue(own);
});

test("faults name the move and why it is impossible, and show their place", async ({
  page,
  editor,
}) => {
  await editor.open();
  await pasteAnywhere(page, `[White "A"]\n\n1. e4 e5 (1... Ke7 2. d4) 2. Nf3 {so} Nf3 3. d4 *`);
  const faults = page.getByRole("list", { name: "Problems in the PGN" }).getByRole("listitem");
  await expect(faults).toHaveCount(2);
  await expect(faults.nth(0)).toContainText("1... Ke7: No king can go there");
  await expect(faults.nth(1)).toContainText("2... Nf3: No knight can go there");
  await expect(faults.nth(1).locator("mark")).toHaveText("Nf3");
  await expect(faults.nth(1)).toContainText("Line 3");
  await faults.nth(1).getByRole("button").click();
  await expect(current(page)).toHaveText("Nf3");
  await editor.expectFen("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
});

test("the line of a fault is that of the file", async ({ page, editor }) => {
  await editor.open();
  const faulty = `[White "A"]\n\n1. e4 e5\n2. Ke4 *\n\n`;
  await open(page, "three.pgn", `% Made by hand.\n\n${faulty.repeat(3)}`);
  const fault = page.getByRole("list", { name: "Problems in the PGN" }).getByRole("listitem");
  await expect(fault).toContainText("Line 6");
  await page.getByRole("combobox", { name: "Games" }).selectOption({ index: 2 });
  await expect(fault).toContainText("Line 16");
});

test("a game is chosen among many by a search", async ({ page, editor }) => {
  const game = (i: number) =>
    `[Event "Cup ${i % 7}"]\n[Date "${1900 + (i % 100)}.01.01"]\n[White "White ${i}"]\n[Black "Žukov"]\n\n` +
    `1. ${["e4", "d4", "c4", "Nf3"][i % 4]} {${"long ".repeat(50)}} *\n\n`;
  const games = Array.from({ length: 5000 }, (_, i) => game(i)).join("");
  await editor.open();
  await open(page, "many.pgn", games);
  await expect(page.getByText("many.pgn: 5000 games in PGN were found")).toBeVisible();
  await expect(page.getByText("5000 of 5000 games")).toBeVisible();
  const search = page.getByRole("searchbox", { name: /Search/ });
  await search.fill("žukov white 4321");
  await expect(page.getByText("1 of 5000 games")).toBeVisible();
  const list = page.getByRole("listbox", { name: "Games" });
  await list.selectOption("White 4321 – Žukov, 1921.01.01, Cup 2");
  await expect(move(page, "d4")).toBeVisible();
  // In the search the arrow keys are those of the text.
  await search.press("ArrowRight");
  await editor.expectFen(START);
  await editor.button("Next move").click();
  await editor.expectFen("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1");
});

test("the game is there again where the page is loaded again, and gone once it is closed", async ({
  page,
  editor,
}) => {
  await editor.open();
  await pasteAnywhere(page, GAME);
  await move(page, "exd4").click();
  const kept = (part: string) =>
    page.waitForFunction((part) => (sessionStorage.getItem("forsyth-game") ?? "").startsWith(part), part);
  await kept("7\n");
  await page.reload();
  await expect(current(page)).toHaveText("exd4");
  await editor.expectFen(FENS.exd4);
  await editor.button("Next move").click();
  await expect(current(page)).toHaveText("Nxd4");
  // It belongs to its place: elsewhere it does not come up.
  await kept("8\n");
  await page.goto("about:blank");
  await page.goto(`${process.env.FORSYTH_URL}#fen=${FENS.e4.replaceAll(" ", "_")}`);
  await editor.expectFen(FENS.e4);
  await expect(page.getByRole("group", { name: "Moves" })).toHaveCount(0);

  await pasteAnywhere(page, GAME);
  await kept("0\n");
  await editor.button("Close the game").click();
  await page.waitForFunction(() => sessionStorage.getItem("forsyth-game") === null);
  await page.reload();
  await editor.expectFen(START);
  await expect(page.getByRole("group", { name: "Moves" })).toHaveCount(0);
});

test("an open game is exported whole, with what is drawn, until its position is edited", async ({
  page,
  editor,
}) => {
  await editor.open();
  await pasteAnywhere(page, GAME);
  await move(page, "d6").click();
  await editor.button("Export").click();
  const dialog = page.getByRole("dialog", { name: "Export", exact: true });
  await dialog.locator("select[name=format]").selectOption({ label: "PGN" });
  const preview = dialog.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText('[White "Morphy"]');
  await expect(preview).toContainText("Bg4 $6 (3... exd4");
  await expect(preview).toContainText("[%csl Gd6][%cal Rf3e5]");
  await expect(dialog.getByRole("textbox", { name: "Caption" })).toHaveCount(0);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  expect((await download).suggestedFilename()).toBe("game.pgn");
  await page.keyboard.press("Escape");
  await page.keyboard.press("t");
  await editor.button("Export").click();
  await expect(preview).not.toContainText("Morphy");
  await expect(preview).toContainText("[FEN ");
  await expect(dialog.getByRole("textbox", { name: "Caption" })).toBeVisible();
});

test("a file of many megabytes is read while the page answers", async ({ page, editor }) => {
  test.slow();
  const game = `[Event "E"]\n[White "W"]\n[Black "B"]\n\n${"1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(80)}*\n\n`;
  const path = test.info().outputPath("large.pgn");
  const { writeFileSync } = await import("node:fs");
  writeFileSync(path, game.repeat(Math.ceil(24e6 / game.length)));
  await editor.open();
  const chooser = page.waitForEvent("filechooser");
  await editor.button("Open a file").click();
  await (await chooser).setFiles(path);
  await expect(move(page, "Nf3").first()).toBeVisible();
  // Frames are drawn between its blocks.
  const frames = await page.evaluate(async () => {
    let frames = 0;
    while (document.querySelector(".game .quiet")?.textContent?.includes("%")) {
      await new Promise(requestAnimationFrame);
      frames += 1;
    }
    return frames;
  });
  expect(frames).toBeGreaterThan(3);
  await expect(page.getByText(/large.pgn: \d+ games/)).toBeVisible({ timeout: 60_000 });
});

test("hostile games are text, and do not stop the page", async ({ page, editor }) => {
  await editor.open();
  await pasteAnywhere(
    page,
    `[White "<img src=x onerror=alert(1)>"]\n\n1. e4 {<b>bold</b> ${"(".repeat(500)}} ${"(1. d4 ".repeat(3000)} *`,
  );
  await expect(page.getByText("<b>bold</b>")).toBeVisible();
  await expect(page.locator(".game img, .game .comment b")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await editor.expectFen(FENS.e4);
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1280, 320]) {
    test(`axe finds nothing in a game, ${colorScheme}, ${width} pixels wide`, async ({
      page,
      editor,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await editor.open();
      await pasteAnywhere(page, GAME + "\n" + `[White "A"]\n1. e4 e5 2. Ke4 *\n\n`.repeat(12));
      await expect(page.getByText("13 games in PGN were found")).toBeVisible();
      await move(page, "d6").click();
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
