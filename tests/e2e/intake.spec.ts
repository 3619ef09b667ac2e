import { test, expect, START } from "./fixtures.ts";
import { drop, open, pasteAnywhere } from "./intake.ts";

const A = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const B = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
const GAME = `[White "Adams"]\n[Black "Brown"]\n\n1. e4 e5 2. Nf3 1-0\n`;

/** What a text is, what the field holds then, and what is said of it. */
const TEXTS: Record<string, [string, string, string]> = {
  "a FEN": [B, B, "A FEN was found"],
  "a FEN among prose": [`Look at ${B}, what now?`, `Look at ${B}, what now?`, "A FEN was found"],
  "EPD": ["8/8/8/8/8/8/8/K1k5 w - - bm Ka2;", "8/8/8/8/8/8/8/K1k5 w - - bm Ka2;", "EPD was found"],
  "a link": [
    `https://lichess.org/editor/${B.replaceAll(" ", "_")}`,
    `https://lichess.org/editor/${B.replaceAll(" ", "_")}`,
    "A link with a position was found",
  ],
  "moves": ["1. d4 d5 2. c4", START, "A game in PGN was found"],
  "a game": [GAME, START, "A game in PGN was found"],
  "two games": [GAME + GAME, START, "2 games in PGN were found"],
  "no position": ["Nothing to see here", "Nothing to see here", "No position was found in the text"],
};

for (const [name, [text, shown, said]] of Object.entries(TEXTS)) {
  test(`${name} can be pasted and dropped anywhere, and it is said what it is`, async ({
    page,
    editor,
  }) => {
    await editor.open();
    await editor.button("Empty board").click();
    await pasteAnywhere(page, text);
    await expect(editor.fen).toHaveValue(shown);
    await expect(page.getByText(said)).toHaveCount(1);
    await editor.open();
    await page.reload();
    await drop(page, "", text);
    await expect(editor.fen).toHaveValue(shown);
    await expect(page.getByText(said)).toHaveCount(1);
  });
}

test("a file is opened by the button, dropped, and opened again", async ({ page, editor }) => {
  await editor.open();
  await open(page, "one.fen", `\u{feff}${B}\r\n`);
  await expect(editor.fen).toHaveValue(`${B}\r\n`.replace("\r\n", "\n"));
  await open(page, "game.pgn", GAME);
  await expect(editor.fen).toHaveValue(START);
  await expect(page.getByText("game.pgn: A game in PGN was found")).toBeVisible();
  await editor.button("Close").click();
  await expect(page.getByText("game.pgn: A game in PGN was found")).toHaveCount(0);
  await editor.button("Close the game").click();
  await drop(page, "dropped.pgn", GAME);
  await expect(page.getByRole("heading", { name: /Adams/ })).toBeVisible();
  await open(page, "game.pgn", GAME);
  await open(page, "game.pgn", GAME);
  await expect(page.getByText("game.pgn: A game in PGN was found")).toBeVisible();
});

test("files are read in their encoding", async ({ page, editor }) => {
  const utf16 = (text: string) => Buffer.from(`\u{feff}${text}`, "utf16le");
  const latin = (text: string) => Buffer.from(text, "latin1");
  const game = GAME.replace("Adams", "Grünfeld");
  await editor.open();
  for (const bytes of [utf16(game), latin(game), Buffer.from(game), Buffer.from(`\u{feff}${game}`)]) {
    await open(page, "game.pgn", bytes);
    await expect(page.getByRole("heading", { name: "Grünfeld – Brown, 1-0" })).toBeVisible();
    await editor.button("Close the game").click();
  }
});

test("games pasted into the field are opened, a FEN stays in it as it is", async ({
  page,
  editor,
}) => {
  await editor.open();
  await page.evaluate((text) => navigator.clipboard.writeText(text), GAME);
  await editor.fen.focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(page.getByRole("group", { name: "Moves" })).toBeVisible();
  await expect(editor.fen).toHaveValue(START);
  await editor.paste(`  ${B}`);
  await editor.expectBoard(B.split(" ")[0]);
});

test("files that hold nothing harm nothing", async ({ page, editor }) => {
  await editor.open();
  const rubbish = Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * 7919 + (i >> 3)) % 256));
  await open(page, "rubbish.txt", rubbish);
  await expect(page.getByText("rubbish.txt: No position was found in the text")).toHaveCount(1);
  await open(page, "empty.fen", "");
  await expect(page.getByText("empty.fen: There is no text")).toHaveCount(1);
  await open(page, "rubbish.pgn", rubbish);
  await open(page, "good.fen", A);
  await editor.expectBoard(A.split(" ")[0]);
});
