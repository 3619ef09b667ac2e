import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Locator, Page } from "@playwright/test";
import { test, expect, START } from "./fixtures.ts";
import { middle, type Editor } from "./editor.ts";
import { drawn, give, png, shoot } from "./pictures.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const PLACEMENT = START.split(" ")[0];
/** There are no nine white pawns: one of them is doubtful. */
const NINE_PAWNS = "r3k2r/pppq1ppp/2n2n2/3pp3/3PPP2/2N2N2/PPPQ1PPP/R3K2R";

test.setTimeout(60_000);

const panel = (page: Page): Locator => page.getByRole("region", { name: /^Picture/ });
const group = (page: Page, name: string): Locator =>
  panel(page).getByRole("group", { name, exact: true });
const button = (within: Locator, name: string): Locator =>
  within.getByRole("button", { name, exact: true });
const corner = (page: Page, name: string): Locator => button(panel(page), `${name} corner`);
const read = (page: Page) => expect(panel(page).locator(".outline")).toBeVisible({ timeout: 30_000 });

/** Opens the page and has a board of it read. */
async function readBoard(editor: Editor, placement: string) {
  await editor.open();
  const board = await shoot(editor, placement);
  await give(editor.page, "drop", [png(board)]);
  await read(editor.page);
  return board;
}

test("a picture that is pasted anywhere is on the board, and undo takes it back", async ({
  page,
  editor,
}) => {
  await editor.open();
  const board = await shoot(editor, PLACEMENT);
  await editor.fen.focus();
  await give(page, "paste", [png(board, "image.png")]);
  await read(page);
  await editor.expectFen(START);
  await expect(group(page, "Side to move").getByRole("button", { pressed: true })).toHaveText("White");
  await expect(group(page, "Castling rights").getByRole("button", { pressed: true })).toHaveCount(4);
  await expect(group(page, "En passant square")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await editor.expectFen("8/8/8/8/8/8/8/8 w - - 0 1");
  await button(panel(page), "Close").click();
  await expect(panel(page)).toHaveCount(0);
});

test("a picture is opened by its button; what is typed meanwhile is not lost", async ({
  page,
  editor,
}) => {
  await editor.open();
  const board = await shoot(editor, NINE_PAWNS);
  const chooser = page.waitForEvent("filechooser");
  await editor.button("Read a picture").click();
  await (await chooser).setFiles([png(board)]);
  await read(page);
  await editor.expectBoard(NINE_PAWNS);
});

test("nothing of the reader is fetched before there is a picture", async ({ page, editor }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await editor.open();
  await editor.square("e2").click();
  expect(asked.filter((url) => /picture[^/]*$/.test(url))).toEqual([]);
  await give(page, "drop", [png(await drawn(page, [300, 200]))]);
  await expect(panel(page)).toContainText("No board was found");
  expect(asked.filter((url) => /picture-reader-\w+\.wasm$/.test(url))).toHaveLength(1);
});

test("a doubtful square is settled by a click or a key", async ({ page, editor }) => {
  await readBoard(editor, NINE_PAWNS);
  const doubts = group(page, "Doubtful squares").getByRole("button");
  const pawn = doubts.filter({ hasText: "white pawn" }).first();
  const all = await doubts.count();
  const name = (await pawn.textContent()) ?? "";
  expect(name).toMatch(/^[a-h][24], white pawn$/);
  const square = name.slice(0, 2);
  await expect(editor.square(square)).toHaveClass(/doubtful/);
  await expect(editor.square(square)).toHaveAttribute("aria-label", `${name}; doubtful`);
  await pawn.click();
  await expect(pawn).toHaveAttribute("aria-pressed", "true");
  const candidates = group(page, name).getByRole("button");
  await expect(candidates).toHaveCount(13);
  // The cut-out has something of the picture on it.
  const colours = () =>
    page.locator("canvas.cut").evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
      return new Set(new Uint32Array(data.buffer)).size;
    });
  await expect.poll(colours).toBeGreaterThan(3);
  await candidates.first().focus();
  await page.keyboard.press("Shift+R");
  await expect(editor.square(square)).toHaveAttribute("aria-label", `${square}, white rook`);
  await expect(editor.square(square)).not.toHaveClass(/doubtful/);
  await expect(doubts).toHaveCount(all - 1);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(doubts).toHaveCount(all);
  // The others as they were read, one after the other.
  for (let left = all; left > 0; left--) {
    await doubts.first().click();
    await panel(page).locator(".candidates button").first().click();
    await expect(doubts).toHaveCount(left - 1);
  }
  await expect(panel(page).getByRole("heading", { name: /^Picture/ })).toBeFocused();
  await editor.expectBoard(NINE_PAWNS);
});

test("what no picture says is asked, and a check leaves one choice", async ({ page, editor }) => {
  await readBoard(editor, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR");
  await editor.expectFen("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 0 1");
  await expect(panel(page)).toContainText("White is in check and so to move");
  await button(group(page, "Castling rights"), "White kingside").click();
  await editor.expectFen("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w Qkq - 0 1");
  await button(group(page, "At the bottom"), "Black").click();
  await editor.expectBoard("RNBKQBNR/P2PPPPP/2P5/qP6/3p4/8/ppp1pppp/rnbk1bnr");
  await expect(editor.board.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
});

test("en passant is offered where it is possible", async ({ page, editor }) => {
  await readBoard(editor, "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR");
  await button(group(page, "En passant square"), "d6").click();
  await editor.expectFen("rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 1");
});

test("a corner is dragged or moved by keys, and the board is read again", async ({
  page,
  editor,
}) => {
  await readBoard(editor, NINE_PAWNS);
  const from = await middle(corner(page, "Top left"));
  await editor.drag(corner(page, "Top left"), { x: from.x + 60, y: from.y + 70 });
  await expect(editor.fen).not.toHaveValue(new RegExp(`^${NINE_PAWNS} `));
  await editor.drag(corner(page, "Top left"), from);
  await editor.expectBoard(NINE_PAWNS);
  await corner(page, "Bottom right").focus();
  for (let i = 0; i < 12; i++) await page.keyboard.press("Shift+ArrowLeft");
  await expect(editor.fen).not.toHaveValue(new RegExp(`^${NINE_PAWNS} `));
  for (let i = 0; i < 12; i++) await page.keyboard.press("Shift+ArrowRight");
  await editor.expectBoard(NINE_PAWNS);
  // All of it is one change.
  await editor.button("Undo").click();
  await editor.expectFen("8/8/8/8/8/8/8/8 w - - 0 1");
});

test("a picture is turned by quarters, and its corners with it", async ({ page, editor }) => {
  await editor.open();
  const board = await shoot(editor, NINE_PAWNS);
  const wide = await drawn(page, [1000, 640], board, [{ x: 180, y: 0, side: 640 }]);
  await give(page, "drop", [png(wide)]);
  await read(page);
  const straight = new RegExp(`^${NINE_PAWNS} `);
  await expect(editor.fen).toHaveValue(straight);
  const canvas = panel(page).getByRole("img", { name: "Picture", exact: true });
  for (const [there, back] of [
    ["Turn left", "Turn right"],
    ["Turn round", "Turn round"],
  ]) {
    await button(panel(page), there).click();
    await expect(editor.fen).not.toHaveValue(straight);
    await expect(canvas).toHaveAttribute("width", there === "Turn left" ? "640" : "1000");
    // The first corner is at the top left of what is seen.
    const [first, , third] = await panel(page)
      .locator(".corner")
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
    expect(first.x).toBeLessThan(third.x - 100);
    expect(first.y).toBeLessThan(third.y - 100);
    await button(panel(page), back).click();
    await expect(editor.fen).toHaveValue(straight);
  }
});

test("several boards are offered, and become a list", async ({ page, editor }) => {
  await editor.open();
  const board = await shoot(editor, PLACEMENT);
  const places = [0, 1].map((i) => ({ x: 40 + 480 * i, y: 40, side: 400 }));
  await give(page, "drop", [png(await drawn(page, [960, 480], board, places))]);
  await read(page);
  await expect(group(page, "Board").getByRole("button", { name: /^Board \d$/ })).toHaveCount(2);
  await expect(panel(page).locator("path.other")).toHaveCount(1);
  await button(group(page, "Board"), "Board 2").click();
  await expect(button(group(page, "Board"), "Board 2")).toHaveAttribute("aria-pressed", "true");
  await editor.expectFen(START);
  await button(group(page, "Board"), "All as a list").click();
  await expect(page.getByText(/2 positions/).first()).toBeVisible();
});

test("pictures are read one behind the other", async ({ page, editor }) => {
  await editor.open();
  const [first, second] = [await shoot(editor, PLACEMENT), await shoot(editor, NINE_PAWNS)];
  await give(page, "drop", [png(first, "first.png"), png(second, "second.png")]);
  await read(page);
  await editor.expectBoard(PLACEMENT);
  await expect(panel(page)).toHaveAccessibleName("Picture: first.png");
  await button(panel(page), "Next picture, 1 waiting").click();
  await expect(panel(page)).toHaveAccessibleName("Picture: second.png");
  await editor.expectBoard(NINE_PAWNS);
});

test("reading is cancelled, and begun anew", async ({ page, editor }) => {
  await editor.open();
  const board = await shoot(editor, PLACEMENT);
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route("**/picture-reader-*.wasm", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await give(page, "drop", [png(board)]);
  await expect(panel(page).getByRole("progressbar", { name: "Fetching the reader" })).toBeVisible();
  await button(panel(page), "Cancel").click();
  await expect(panel(page)).toHaveCount(0);
  go();
  await give(page, "drop", [png(board)]);
  await read(page);
  await editor.expectFen(START);
});

test.describe("where the reader does not arrive", () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_FAILED|404/ });

  test("it is said, and tried again with the next picture", async ({ page, editor }) => {
    await editor.open();
    const board = await shoot(editor, PLACEMENT);
    await page.route("**/picture-worker-*.js", (route) => route.abort());
    await give(page, "drop", [png(board)]);
    await expect(page.getByRole("alert")).toContainText("The reader did not arrive");
    await button(panel(page), "Close").click();
    await page.unroute("**/picture-worker-*.js");
    await give(page, "drop", [png(board)]);
    await read(page);
    await editor.expectFen(START);
  });
});

test("files that are no pictures are told apart, and the page goes on", async ({ page, editor }) => {
  await editor.open();
  const whole = await shoot(editor, PLACEMENT);
  const jpeg = await drawn(page, [600, 600], whole, [{ x: 0, y: 0, side: 600 }], "image/jpeg");
  const huge = Buffer.from(whole);
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  const NOT = "This is not a picture";
  const REFUSED = "The browser can’t open this picture";
  const cases: [string, string, Buffer, string | RegExp][] = [
    ["zip.png", "image/png", Buffer.from("PK\x03\x04\x14\0\0\0\x08\0"), NOT],
    ["empty.png", "image/png", Buffer.alloc(0), NOT],
    ["drawing.svg", "image/svg+xml", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), NOT],
    ["book.pdf", "application/pdf", Buffer.from("%PDF-1.7\n%âãÏÓ\n"), "take a screenshot"],
    ["huge.png", "image/png", huge, "more than 64 million pixels"],
    ["head.png", "image/png", whole.subarray(0, 60), REFUSED],
    ["head.jpg", "image/jpeg", jpeg.subarray(0, 300), REFUSED],
    ["half.jpg", "image/jpeg", jpeg.subarray(0, jpeg.length / 2), /open this picture|Turn left|No board/],
    ["noise.png", "image/png", Buffer.from(whole).fill(0x5a, 200, 900), /open this picture|Turn left|No board/],
    ["dot.png", "image/png", await drawn(page, [1, 1]), "No board was found"],
    ["line.png", "image/png", await drawn(page, [3000, 1]), "No board was found"],
  ];
  for (const [name, mimeType, buffer, said] of cases) {
    await give(page, "drop", [{ name, mimeType, buffer }]);
    await expect(panel(page), name).toHaveAccessibleName(`Picture: ${name}`);
    const text = panel(page).filter({ hasText: said }).or(panel(page).getByRole("button", { name: said }));
    await expect(text.first(), name).toBeVisible({ timeout: 20_000 });
    await button(panel(page), "Close").click();
    await expect(panel(page)).toHaveCount(0);
  }
  await editor.expectFen("8/8/8/8/8/8/8/8 w - - 0 1");
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1280, 320]) {
    test(`axe finds nothing beside a picture, ${colorScheme}, ${width} pixels wide`, async ({
      page,
      editor,
    }) => {
      await page.emulateMedia({ colorScheme });
      await readBoard(editor, NINE_PAWNS);
      await page.setViewportSize({ width, height: 800 });
      await expect(group(page, "Doubtful squares")).toBeVisible();
      await page.evaluate(axe);
      const { violations } = await page.evaluate<AxeResults, RunOptions>(
        (options) => (globalThis as any).axe.run(options),
        { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
      );
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
      );
      expect(found).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}
