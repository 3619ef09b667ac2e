import { test, expect, START } from "./fixtures.ts";

const FULL = "r3k2r/pp1n4/8/2p1P3/3pP3/8/8/R3K2R b KQk e3 0 12";

test("transforms carry all six fields, and undo takes them back", async ({ editor }) => {
  const table = {
    "Mirror left to right": "r2k3r/4n1pp/8/3P1p2/3Pp3/8/8/R2K3R b KQq d3 0 12",
    "Swap colours": "r3k2r/8/8/3Pp3/2P1p3/8/PP1N4/R3K2R w Kkq e6 0 12",
    "Rotate the position": "R2K3R/8/8/3Pp3/3P1p2/8/4n1pp/r2k3r b - - 0 12",
    "Turn upside down": "R3K2R/8/8/3pP3/2p1P3/8/pp1n4/r3k2r b - e3 0 12",
  };
  await editor.open();
  for (const [name, expected] of Object.entries(table)) {
    await editor.paste(FULL);
    await editor.button(name).click();
    await expect(editor.fen, name).toHaveValue(expected);
    await editor.button("Undo").click();
    await expect(editor.fen).toHaveValue(FULL);
  }
});

test("positions with a name are chosen from a list, which is ready for the next", async ({
  page,
  editor,
}) => {
  await editor.open();
  const list = page.getByRole("combobox", { name: "Positions to begin with", exact: true });
  await list.selectOption("Lucena position");
  await expect(editor.fen).toHaveValue("1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1");
  await expect(list).toHaveValue("");
  await list.selectOption("Lucena position");
  await list.selectOption("Bare kings");
  await expect(editor.fen).toHaveValue("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
});

test("Chess960 starts come by number, and by chance", async ({ page, editor }) => {
  await editor.open();
  const number = page.getByRole("spinbutton", { name: "Number, 0 to 959", exact: true });
  await expect(number).toHaveValue("518");
  await number.fill("0");
  await number.press("Tab");
  await expect(editor.fen).toHaveValue("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
  await editor.button("Random Chess960 start").click();
  await expect(page.locator(".state-line")).toContainText("Legal position");
  expect(Number(await number.inputValue())).toBeLessThan(960);
});

test("an inner rook of Chess960 is named, and what is written shows it", async ({
  page,
  editor,
}) => {
  await editor.open();
  await editor.paste("1r2k3/8/8/8/8/8/8/1R2K1RR w - - 0 1");
  await editor.checkbox("White kingside").check();
  const rook = page.getByRole("combobox", { name: "White kingside", exact: true });
  await expect(rook.locator("option")).toHaveText(["the rook on h1", "the rook on g1"]);
  await expect(page.locator(".written")).toHaveText("Written as K");
  await rook.selectOption("the rook on g1");
  await expect(editor.fen).toHaveValue("1r2k3/8/8/8/8/8/8/1R2K1RR w G - 0 1");
  await expect(page.locator(".written")).toHaveText("Written as G");
});

test("a FEN is copied in the dialect that is chosen, and what changed is shown", async ({
  page,
  editor,
}) => {
  await editor.open();
  await editor.paste("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 2");
  const dialect = page.getByRole("combobox", { name: "Write FEN", exact: true });
  await dialect.selectOption("Shredder-FEN");
  await expect(page.locator(".will-copy ins")).toHaveText(["HAha", "-"]);
  await expect(page.locator(".will-copy del")).toHaveText(["KQkq", "e6"]);
  await editor.button("Copy FEN").click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 2");
  await dialect.selectOption("As typed");
  await expect(page.locator(".will-copy")).toHaveCount(0);
});

test("the material is weighed and counted", async ({ page, editor }) => {
  await editor.open();
  await editor.fen.blur();
  await page.mouse.move(0, 0);
  await expect(page.locator(".meaning")).toHaveText("Material: level · 32 pieces");
  await editor.paste(START.replace("rnbqkbnr", "rnb1kbnr"));
  await editor.fen.blur();
  await expect(page.locator(".meaning")).toHaveText("Material: White is ahead by 9 · 31 pieces");
});
