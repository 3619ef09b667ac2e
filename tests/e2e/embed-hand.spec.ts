import { test, expect, START } from "./blog.ts";

const AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 420, height: 800 });
  await page.addInitScript(() => {
    (globalThis as any).changes = [];
    addEventListener("change", (it: any) => (globalThis as any).changes.push(it.detail.fen));
  });
});

const changes = (page: any) => page.evaluate(() => (globalThis as any).changes);

for (const [side, attributes] of [
  ["White's", ""],
  ["Black's", ' orientation="black" coordinates="off"'],
] as const) {
  test(`a drag moves a piece, seen from ${side} side`, async ({ blog, page }) => {
    await blog.open(`<fen-board interactive${attributes}>${START}</fen-board>`);
    await expect(blog.board().getByRole("application")).toBeVisible();
    const black = side === "Black's";
    const [from, to] = [await blog.square("e2", { black }), await blog.square("e4", { black })];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await expect(blog.drawing().locator("[part=lifted]")).toHaveAttribute("transform", /translate/);
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    expect(await changes(page)).toEqual([AFTER_E4]);
    expect(await blog.board().evaluate((it: any) => it.fen)).toBe(AFTER_E4);
    await expect(blog.board().getByRole("status")).toHaveText("White pawn from e2 to e4");
    await expect(blog.drawing().locator("[part=last-move]")).toHaveCount(1);
    // The author's text is the author's.
    expect(await blog.board().evaluate((it) => it.textContent)).toBe(START);
  });
}

test("two clicks move a piece, with coordinates outside", async ({ blog, page }) => {
  await blog.open(`<fen-board interactive coordinates="outside">${START}</fen-board>`);
  await expect(blog.board().getByRole("application")).toBeVisible();
  const { x, y, width } = (await blog.drawing().boundingBox())!;
  const at = (column: number, row: number) =>
    page.mouse.click(x + ((24 + 60 * column + 30) * width) / 528, y + ((24 + 60 * row + 30) * width) / 528);
  await at(4, 6);
  await at(4, 4);
  expect(await changes(page)).toEqual([AFTER_E4]);
  // The margin is no square.
  await page.mouse.click(x + 3, y + 3);
  expect(await changes(page)).toHaveLength(1);
});

test("only legal moves are made where that is asked for", async ({ blog, page }) => {
  await blog.open(`<fen-board interactive="legal">${START}</fen-board>`);
  await expect(blog.board().getByRole("application")).toBeVisible();
  const drag = async (a: string, b: string) => {
    const [from, to] = [await blog.square(a), await blog.square(b)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
  };
  await drag("e2", "e5");
  await drag("e7", "e5");
  expect(await changes(page)).toEqual([]);
  expect(await blog.fen()).toBe(START);
  await drag("e2", "e4");
  expect(await changes(page)).toEqual([AFTER_E4]);
});

test("a drag off the board, Escape and a lost pointer change nothing", async ({ blog, page }) => {
  await blog.open(`<div id="column"><fen-board interactive>${START}</fen-board></div>`);
  await page.locator("#column").evaluate((it) => (it.style.width = "300px"));
  await expect(blog.board().getByRole("application")).toBeVisible();
  const from = await blog.square("e2");
  const lift = async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 60);
  };
  await lift();
  await page.mouse.move(400, 20);
  await page.mouse.up();
  await lift();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await lift();
  await blog.board().locator(".frame").evaluate((it) => {
    it.dispatchEvent(new PointerEvent("pointercancel"));
  });
  await page.mouse.up();
  expect(await changes(page)).toEqual([]);
  await expect(blog.drawing().locator("[part=lifted]")).toHaveCount(0);
});

test("the keyboard alone moves a piece, and says where it is", async ({ blog, page }) => {
  await blog.open(`<fen-board interactive lang="en">${START}</fen-board>`);
  const frame = blog.board().getByRole("application");
  await expect(frame).toHaveAccessibleDescription(/Arrow keys/);
  await page.keyboard.press("Tab");
  await expect(frame).toBeFocused();
  await expect(blog.drawing().locator("[part=cursor]")).toHaveCount(1);
  const status = blog.board().getByRole("status");
  await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText("f2, white pawn");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(status).toHaveText("e4, empty");
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("White pawn from e2 to e4");
  expect(await changes(page)).toEqual([AFTER_E4]);
  // Escape puts back what was picked up.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  expect(await changes(page)).toHaveLength(1);
  // Other keys are the page's.
  await page.keyboard.press("Tab");
  await expect(frame).not.toBeFocused();
  await expect(blog.drawing().locator("[part=cursor]")).toHaveCount(0);
});

test("the author takes the board back by setting the FEN", async ({ blog, page }) => {
  await blog.open(`<fen-board interactive>${START}</fen-board>`);
  await expect(blog.board().getByRole("application")).toBeVisible();
  await page.keyboard.press("Tab");
  for (const key of ["Enter", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  expect(await changes(page)).toHaveLength(1);
  await blog.board().evaluate((it: any, fen) => (it.fen = fen), START);
  await expect.poll(() => blog.fen()).toBe(START);
  await blog.board().evaluate((it: any) => (it.interactive = false));
  await expect(blog.board().getByRole("application")).toHaveCount(0);
  const square = await blog.square("e2");
  await page.mouse.click(square.x, square.y);
  await expect(blog.drawing().locator("[part=lifted]")).toHaveCount(0);
});
