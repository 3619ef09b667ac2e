import { test, expect, START } from "./fixtures.ts";

const texts = {
  "spaces at both ends": `  ${START}   `,
  "a tab and underscores": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\tw_KQkq_-_0_1",
  "letters that only look right": "rnbqkbnr/рррррррр/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq – 0 1",
  "invisible characters": "\u200brnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\u00a0w KQkq - 0 1",
  "a PGN tag": `[FEN "${START}"]`,
  "an address": "https://example.org/analysis/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1",
  "no FEN at all": "What is this? 🤔 \\ % & ; \"quotes\"",
};

for (const [name, text] of Object.entries(texts)) {
  test(`text with ${name} stays as it is, also over a reload`, async ({ page, editor }) => {
    await editor.open();
    await editor.paste(text);
    await expect(editor.fen).toHaveValue(text);
    await page.reload();
    await expect(editor.fen).toHaveValue(text);
  });
}

test("text is never taken for markup", async ({ page, editor }) => {
  const text = `<img src=x onerror="document.title='caught'">/<b>8</b>/8 w - - 0 1</textarea>`;
  await editor.open();
  await editor.paste(text);
  await expect(editor.fen).toHaveValue(text);
  await expect(editor.problems.getByRole("listitem").first()).toBeVisible();
  await page.reload();
  await expect(editor.fen).toHaveValue(text);
  await expect(page.locator("img, b:text('8')")).toHaveCount(0);
  await expect(page).not.toHaveTitle("caught");
});

test("typing is followed letter by letter, and the caret stays where it is", async ({
  page,
  editor,
}) => {
  await editor.open();
  await editor.paste("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  await page.keyboard.press("Home");
  await page.keyboard.press("Delete");
  await editor.expectBoard("k7/8/8/8/8/8/8/4K3");
  await page.keyboard.type("qQ2");
  await editor.expectFen("qQ2k3/8/8/8/8/8/8/4K3 w - - 0 1");
});

test("a fix is applied to the text, and nothing else of it changes", async ({ editor }) => {
  const text = "  4k3/8/8/8/8/8/8/4K2R   w KQ -  0 1";
  await editor.open();
  await editor.paste(text);
  const problem = editor.problem("White can't castle queenside");
  await editor.firstFix(problem).click();
  await expect(editor.fen).toHaveValue("  4k3/8/8/8/8/8/8/4K2R   w K -  0 1");
});

test("all of the page follows on a slow machine, too, where the focus and a text come at once", async ({ page, editor }) => {
  // What comes later, to read the problems out, would show them as well.
  await page.addInitScript(() => {
    const soon = setTimeout;
    globalThis.setTimeout = ((then: TimerHandler, ms = 0) => (ms < 300 ? soon(then, ms) : 0)) as typeof setTimeout;
  });
  await editor.open();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await editor.fen.fill("rnbqkbnr/pp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 7");
  await expect(page.getByText("Rank 7 has 7 squares; it needs 8").first()).toBeVisible({ timeout: 15_000 });
  await expect(editor.spinbutton("Fullmove number")).toHaveValue("7");
});
