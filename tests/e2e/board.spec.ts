import { test, expect, START } from "./fixtures.ts";
import { middle } from "./editor.ts";

test("a drag moves a piece", async ({ editor }) => {
  await editor.open();
  await editor.drag(editor.square("e2"), editor.square("e4"));
  await editor.expectFen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
});

test("a drag onto a piece takes its place", async ({ editor }) => {
  await editor.open();
  await editor.drag(editor.square("d1"), editor.square("d7"));
  await editor.expectBoard("rnbqkbnr/pppQpppp/8/8/8/8/PPPPPPPP/RNB1KBNR");
});

test("a drag off the board deletes", async ({ page, editor }) => {
  await editor.open();
  const box = await editor.board.boundingBox();
  await editor.drag(editor.square("h2"), { x: box!.x + box!.width / 2, y: box!.y - 30 });
  await editor.expectBoard("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a drag within its square changes nothing", async ({ editor }) => {
  await editor.open();
  const { x, y } = await middle(editor.square("e2"));
  await editor.drag(editor.square("e2"), { x: x + 5, y: y - 5 });
  await editor.expectFen(START);
});

test("Escape ends a drag where it began", async ({ page, editor }) => {
  await editor.open();
  const from = await middle(editor.square("e2"));
  const to = await middle(editor.square("e4"));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await editor.expectFen(START);
});

test("a click picks a piece up and another puts it down", async ({ editor }) => {
  await editor.open();
  await editor.square("g1").click();
  await editor.square("f3").click();
  await editor.expectBoard("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R");
});

test("a spare piece is placed by clicks, on as many squares as wanted", async ({ editor }) => {
  await editor.open();
  await editor.button("Empty board").click();
  await editor.spare("White queen").click();
  await expect(editor.spare("White queen")).toHaveAttribute("aria-pressed", "true");
  await editor.square("a1").click();
  await editor.square("h8").click();
  await editor.spare("Black king").click();
  await expect(editor.spare("White queen")).toHaveAttribute("aria-pressed", "false");
  await editor.square("d5").click();
  await editor.expectBoard("7Q/8/8/3k4/8/8/8/Q7");
});

test("a spare piece is placed by a drag", async ({ editor }) => {
  await editor.open();
  await editor.drag(editor.spare("Black knight"), editor.square("e4"));
  await editor.expectBoard("rnbqkbnr/pppppppp/8/8/4n3/8/PPPPPPPP/RNBQKBNR");
});

test("a flipped board shows the same position, and pieces go where they are dropped", async ({
  editor,
}) => {
  await editor.open();
  const before = await middle(editor.square("a1"));
  await editor.button("Flip the view").click();
  const after = await middle(editor.square("h8"));
  expect(after).toEqual(before);
  await editor.drag(editor.square("e2"), editor.square("e4"));
  await editor.expectBoard("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
});

test("an edit keeps the counters and every right that is still possible", async ({ editor }) => {
  await editor.open();
  await editor.paste("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 95 80");
  await editor.drag(editor.square("h1"), editor.square("h2"));
  await editor.expectFen("r3k2r/8/8/8/8/8/7R/R3K3 b Qkq - 95 80");
});

test("the board is edited also where the text is broken", async ({ editor }) => {
  await editor.open();
  await editor.paste("rnbqkbnr/pppppppp/8/8");
  await editor.expectBoard("rnbqkbnr/pppppppp/8/8/8/8/8/8");
  await editor.drag(editor.square("e7"), editor.square("e5"));
  await editor.expectBoard("rnbqkbnr/pppp1ppp/8/4p3/8/8/8/8");
});

test("the page is scrolled, and pieces still go where they are dropped", async ({ page, editor }) => {
  await page.setViewportSize({ width: 800, height: 420 });
  await editor.open();
  await page.mouse.wheel(0, 120);
  await editor.drag(editor.square("b1"), editor.square("c3"));
  await editor.expectBoard("rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR");
});
