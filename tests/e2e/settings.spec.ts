import type { Locator, Page } from "@playwright/test";
import { test, expect, START } from "./fixtures.ts";
import { middle, type Editor } from "./editor.ts";

const KEY = "forsyth-settings";

/** Opens the dialog with a click. */
async function openSettings(editor: Editor): Promise<Locator> {
  await editor.button("Settings").click();
  const dialog = editor.page.getByRole("dialog", { name: "Settings", exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

const root = (page: Page) => page.locator("html");
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** What is chosen among the round buttons, from the top down. */
const chosen = (dialog: Locator) =>
  dialog.locator("input:checked").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
const DEFAULTS = ["green", "standard", "inside", "system", "system"];

/** The colour of a square as it is computed. */
const fill = (editor: Editor, square: string) =>
  editor
    .square(square)
    .locator(".ground")
    .evaluate((ground) => getComputedStyle(ground).fill);

test("the dialog keeps the focus, Escape closes it, and the button has the focus again", async ({
  page,
  editor,
}) => {
  await editor.open();
  await editor.button("Settings").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Settings", exact: true });
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  // Once around: nothing behind the dialog is ever reached.
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press("Tab");
    const reached = await page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest("dialog") !== null;
    });
    expect(reached).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(editor.button("Settings")).toBeFocused();
  // And again, closed by its button, then by a press beside it.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(editor.button("Settings")).toBeFocused();
  await openSettings(editor);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test("board colours are chosen by keys, at once, and are there after a reload", async ({
  page,
  editor,
}) => {
  await editor.open();
  const dialog = await openSettings(editor);
  const colours = new Set([await fill(editor, "a1")]);
  await dialog.getByRole("radio", { name: "Green" }).focus();
  for (const name of ["Blue", "Brown", "Grey", "High contrast", "Print"]) {
    await page.keyboard.press("ArrowDown");
    await expect(dialog.getByRole("radio", { name })).toBeChecked();
    colours.add(await fill(editor, "a1"));
  }
  expect(colours.size).toBe(6);
  expect(await fill(editor, "a8")).toBe("rgb(255, 255, 255)");
  await page.reload();
  await expect(editor.square("e4")).toBeVisible();
  await expect(root(page)).toHaveAttribute("data-board", "print");
  expect(await fill(editor, "a8")).toBe("rgb(255, 255, 255)");
  await openSettings(editor);
  await expect(dialog.getByRole("radio", { name: "Print" })).toBeChecked();
});

test("pieces are drawn from the set that is chosen: on the board, beside it and under the pointer", async ({
  page,
  editor,
}) => {
  await editor.open();
  const dialog = await openSettings(editor);
  await dialog.getByRole("radio", { name: "Letters" }).check();
  await dialog.getByRole("button", { name: "Close" }).click();
  const href = (locator: Locator) => locator.locator("use").first().getAttribute("href");
  expect(await href(editor.square("e1"))).toBe("pieces-letter.svg#wK");
  expect(await href(editor.spare("Black queen"))).toBe("pieces-letter.svg#bQ");
  const { x, y } = await middle(editor.square("e2"));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 100, { steps: 4 });
  expect(await href(page.locator(".ghost"))).toBe("pieces-letter.svg#wP");
  await page.mouse.up();
  // The drawings are there, not only named: the square is not of one colour.
  const shot = await editor.square("e1").screenshot();
  const empty = await editor.square("e3").screenshot();
  expect(shot.length).toBeGreaterThan(empty.length * 1.5);
});

test("coordinates stand inside, outside or nowhere, and nothing moves when the editor starts", async ({
  page,
  editor,
}) => {
  await editor.open();
  const dialog = await openSettings(editor);
  const label = page.locator(".coordinates text").first();
  const box = async (locator: Locator) => (await locator.boundingBox())!;
  const inside = await box(editor.square("a8"));
  expect((await box(label)).x).toBeGreaterThanOrEqual(inside.x);
  await dialog.getByRole("radio", { name: "outside" }).check();
  const square = await box(editor.square("a8"));
  const name = await box(label);
  expect(name.x + name.width).toBeLessThanOrEqual(square.x);
  expect(name.x).toBeGreaterThanOrEqual(0);
  await dialog.getByRole("group", { name: "Coordinates" }).getByRole("radio", { name: "off" }).check();
  await expect(label).toBeHidden();
  await dialog.getByRole("radio", { name: "outside" }).check();
  await dialog.getByRole("slider", { name: "Size" }).focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowLeft");
  await expect.poll(() => stored(page)).toContain("size=80\n");

  // Held up, the frame has the board where the editor will have it.
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator(".frame-board")).toBeVisible();
  const outline = await box(page.locator(".frame-board"));
  arrive();
  await expect(editor.board).toBeVisible();
  await expect(page.locator(".frame-board")).toHaveCount(0);
  expect(await box(page.locator("svg.board"))).toEqual(outline);
});

for (const width of [1280, 320]) {
  test(`the size of the board goes from 100 to 40 %, ${width} pixels wide`, async ({
    page,
    editor,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await editor.open();
    const dialog = await openSettings(editor);
    const size = async () => (await page.locator("svg.board").boundingBox())!.width;
    const whole = await size();
    await dialog.getByRole("slider", { name: "Size" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(size).toBeCloseTo(whole * 0.95, 0);
    await page.keyboard.press("Home");
    // A square is never smaller than a finger or a pointer can hit.
    await expect.poll(size).toBeCloseTo(Math.max(whole * 0.4, 192), 0);
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await editor.drag(editor.square("e2"), editor.square("e4"));
    await editor.expectBoard("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
  });
}

test("the theme is the system's or the chosen one, already before the editor runs", async ({
  page,
  editor,
}) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await editor.open();
  const light = await paper();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await paper();
  expect(dark).not.toBe(light);
  const dialog = await openSettings(editor);
  await dialog.getByRole("radio", { name: "light" }).check();
  expect(await paper()).toBe(light);
  await dialog.getByRole("radio", { name: "dark" }).check();
  await page.emulateMedia({ colorScheme: "light" });
  expect(await paper()).toBe(dark);
  await page.route("**/*.wasm", () => {});
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator(".frame-board")).toBeVisible();
  expect(await paper()).toBe(dark);
});

test("Reset puts everything back, the language too", async ({ page, editor }) => {
  await editor.open();
  const dialog = await openSettings(editor);
  await dialog.getByRole("radio", { name: "Blue" }).check();
  await dialog.getByRole("radio", { name: "dark" }).check();
  await dialog.getByRole("radio", { name: "Figurines" }).check();
  await dialog.getByRole("slider", { name: "Size" }).press("Home");
  await dialog.getByRole("combobox", { name: "Language" }).selectOption("Suomi");
  await page.getByRole("button", { name: "Palauta oletukset" }).click();
  await expect(dialog).toBeVisible();
  await expect(root(page)).toHaveAttribute("data-theme", "system");
  expect(await chosen(dialog)).toEqual(DEFAULTS);
  await expect(dialog.getByRole("slider", { name: "Size" })).toHaveValue("100");
  await expect(dialog.getByRole("combobox", { name: "Language" })).toHaveValue("en");
  await expect.poll(() => stored(page)).toContain("language=browser\n");
  await expect(root(page)).toHaveAttribute("data-theme", "system");
});

test("another tab follows", async ({ page, editor, context }) => {
  await editor.open();
  const other = await context.newPage();
  await other.goto("./");
  await expect(other.locator("svg.board[role=grid]")).toBeVisible();
  const dialog = await openSettings(editor);
  await dialog.getByRole("radio", { name: "Brown" }).check();
  await expect(root(other)).toHaveAttribute("data-board", "brown");
  await dialog.getByRole("combobox", { name: "Language" }).selectOption("Türkçe");
  await expect(root(other)).toHaveAttribute("lang", "tr");
});

for (const [what, value] of [
  ["rubbish", '{"board":[1]}\u0000===\n\n='],
  ["values that there are not", "board=red\nsize=4000\ntheme=\nlanguage=xx\npieces=../evil"],
  ["nothing", ""],
]) {
  test(`${what} in the storage gives the defaults`, async ({ page, editor }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, value]);
    await editor.open();
    await editor.expectFen(START);
    const dialog = await openSettings(editor);
    expect(await chosen(dialog)).toEqual(DEFAULTS);
    await expect(dialog.getByRole("slider", { name: "Size" })).toHaveValue("100");
  });
}

for (const [what, forbid] of [
  [
    "forbidden",
    () =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("forbidden", "SecurityError");
        },
      }),
  ],
  ["missing", () => Object.defineProperty(window, "localStorage", { value: null })],
  [
    "full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
] as const) {
  test(`where the storage is ${what}, settings hold until the page is left`, async ({
    page,
    editor,
  }) => {
    await page.addInitScript(forbid);
    await editor.open();
    const dialog = await openSettings(editor);
    await dialog.getByRole("radio", { name: "Blue" }).check();
    await expect(root(page)).toHaveAttribute("data-board", "blue");
    await expect(dialog).toContainText("The settings can't be kept in this browser");
    await dialog.getByRole("button", { name: "Close" }).click();
    await editor.drag(editor.square("e2"), editor.square("e4"));
    await editor.expectBoard("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    await page.waitForTimeout(600);
  });
}

test("on paper there are the board, the FEN and a caption, and no controls", async ({
  page,
  editor,
}) => {
  await editor.open();
  await page.emulateMedia({ media: "print" });
  await expect(editor.board).toBeVisible();
  await expect(page.locator(".fen-copy")).toHaveText(START);
  await expect(page.locator(".state-line")).toContainText("White to move");
  expect(await fill(editor, "a1")).not.toBe(await fill(editor, "a8"));
  for (const locator of await page.locator("button, select, input, textarea").all()) {
    await expect(locator).toBeHidden();
  }
});
