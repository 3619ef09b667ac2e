import { test, expect, START } from "./fixtures.ts";
import { middle } from "./editor.ts";

const EMPTY = "8/8/8/8/8/8/8/8";

test.describe("with a brush", () => {
  test.beforeEach(async ({ editor }) => {
    await editor.open("#fen=8/8/8/8/8/8/8/8_w_-_-_0_1");
    await editor.spare("White pawn").click();
  });

  test("a stroke paints every square on its way, and is one step of the history", async ({
    editor,
  }) => {
    await editor.stroke(["a2", "d2", "h2"]);
    await editor.expectBoard("8/8/8/8/8/8/PPPPPPPP/8");
    await editor.button("Undo").click();
    await editor.expectBoard(EMPTY);
    await editor.button("Redo").click();
    await editor.expectBoard("8/8/8/8/8/8/PPPPPPPP/8");
  });

  test("a quick stroke leaves no gap", async ({ page, editor }) => {
    const [from, to] = [await middle(editor.square("a2")), await middle(editor.square("h2"))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await editor.expectBoard("8/8/8/8/8/8/PPPPPPPP/8");
  });

  test("the same piece again is taken off, by a click and by a stroke", async ({ editor }) => {
    await editor.square("e4").click();
    await editor.expectBoard("8/8/8/8/4P3/8/8/8");
    await editor.square("e4").click();
    await editor.expectBoard(EMPTY);
    await editor.stroke(["a2", "h2"]);
    await editor.stroke(["c2", "f2"]);
    await editor.expectBoard("8/8/8/8/8/8/PP4PP/8");
  });

  test("the right button puts the other colour, as a stroke too", async ({ page, editor }) => {
    await editor.square("e4").click({ button: "right" });
    await editor.expectBoard("8/8/8/8/4p3/8/8/8");
    await editor.stroke(["a7", "h7"], { button: "right" });
    await editor.expectBoard("8/pppppppp/8/8/4p3/8/8/8");
    await page.keyboard.press("z");
    await editor.expectBoard("8/8/8/8/4p3/8/8/8");
  });

  test("Escape takes a stroke back, and the brush stays in the hand", async ({ page, editor }) => {
    await editor.square("e4").click();
    await editor.stroke(["a2", "d2"], { release: false });
    await editor.expectBoard("8/8/8/8/4P3/8/PPPP4/8");
    await page.keyboard.press("Escape");
    await editor.expectBoard("8/8/8/8/4P3/8/8/8");
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await editor.expectBoard("8/8/8/8/4P3/8/8/8");
    await expect(editor.spare("White pawn")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Escape");
    await expect(editor.spare("White pawn")).toHaveAttribute("aria-pressed", "false");
  });

  test("the other button, pressed and released meanwhile, does nothing to a stroke", async ({
    page,
    editor,
  }) => {
    await editor.stroke(["a2", "c2"], { release: false });
    await page.mouse.down({ button: "right" });
    await page.mouse.up({ button: "right" });
    const { x, y } = await middle(editor.square("e2"));
    await page.mouse.move(x, y);
    await page.mouse.up();
    await editor.expectBoard("8/8/8/8/8/8/PPPPP3/8");
  });

  test("a stroke that leaves the board goes on where it comes back", async ({ page, editor }) => {
    await editor.stroke(["g2", "h2"], { release: false });
    const box = (await editor.board.boundingBox())!;
    await page.mouse.move(box.x + box.width + 20, box.y + box.height * 0.6);
    const { x, y } = await middle(editor.square("h3"));
    await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.up();
    await editor.expectBoard("8/8/8/8/8/7P/6PP/8");
  });
});

test("the delete tool takes off by clicks and strokes of either button", async ({ editor }) => {
  await editor.open();
  await editor.button("Delete tool").click();
  await editor.square("e1").click();
  await editor.stroke(["a8", "h8"]);
  await editor.stroke(["a2", "d2"], { button: "right" });
  await editor.expectBoard("8/pppppppp/8/8/8/8/4PPPP/RNBQ1BNR");
});

test("a double click goes through the pieces, and does not fight with single ones", async ({
  page,
  editor,
}) => {
  await editor.open("#fen=8/8/8/8/4P3/8/8/8_w_-_-_0_1");
  await editor.square("e4").dblclick();
  await editor.expectBoard("8/8/8/8/4N3/8/8/8");
  await expect(editor.square("e4")).toHaveAttribute("aria-selected", "false");
  // Each further quick click is one further piece; the whole is one step of the history.
  await editor.square("d5").click({ clickCount: 3 });
  await editor.expectBoard("8/8/8/3N4/4N3/8/8/8");
  await page.keyboard.press("Control+z");
  await editor.expectBoard("8/8/8/8/4N3/8/8/8");
  // A piece that is put down by the first click of two is not changed by the second.
  await editor.square("e4").click();
  await editor.square("c3").dblclick();
  await editor.expectBoard("8/8/8/8/8/2N5/8/8");
  await page.keyboard.press("Escape");
  // Two slow clicks pick up and let go.
  await editor.square("c3").click();
  await expect(editor.square("c3")).toHaveAttribute("aria-selected", "true");
  await page.waitForTimeout(600);
  await editor.square("c3").click();
  await expect(editor.square("c3")).toHaveAttribute("aria-selected", "false");
  await editor.expectBoard("8/8/8/8/8/2N5/8/8");
});

for (const key of ["Control", "Alt", "Meta"]) {
  test(`${key} held at the drop copies`, async ({ page, editor }) => {
    await editor.open();
    await page.keyboard.down(key);
    await editor.drag(editor.square("g1"), editor.square("f3"));
    await page.keyboard.up(key);
    await editor.expectBoard("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKBNR");
  });
}

test("the right square is picked after the board has moved without a scroll", async ({
  page,
  editor,
}) => {
  await editor.open();
  // The first drag reads where the board is.
  await editor.drag(editor.square("e2"), editor.square("e4"));
  const shift = () =>
    page.evaluate(() => document.querySelector("main")!.style.setProperty("margin-top", "97px"));
  const from = await middle(editor.square("d2"));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20, { steps: 3 });
  await shift();
  const to = await middle(editor.square("d4"));
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await editor.expectBoard("rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR");
  await editor.square("g1").click();
  await editor.square("f3").click();
  await editor.expectBoard("rnbqkbnr/pppppppp/8/8/3PP3/5N2/PPP2PPP/RNBQKB1R");
});

test("a drop that comes at once after the board has moved goes where it is seen", async ({
  page,
  editor,
}) => {
  await editor.open();
  const from = await middle(editor.square("d2"));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const square = await middle(editor.square("d4"));
  await page.mouse.move(square.x, square.y, { steps: 3 });
  // One square down: what was d4 is d5 now.
  const { height } = (await editor.square("a1").boundingBox())!;
  await page.evaluate((height) => {
    document.querySelector("main")!.style.setProperty("margin-top", `${height}px`);
  }, height);
  await page.mouse.up();
  await editor.expectBoard("rnbqkbnr/pppppppp/8/3P4/8/8/PPP1PPPP/RNBQKBNR");
});

test("what is spoken of beside the board shows on it", async ({ page, editor }) => {
  await editor.open("#fen=4k3/8/8/8/3pPp2/8/8/R3K2R_b_KQ_e3_0_1");
  const hinted = () =>
    editor.board
      .locator("[data-square].pointed")
      .evaluateAll((all) => all.map((square) => square.getAttribute("data-square")));
  await expect(editor.square("e3").locator(".passed")).toBeVisible();
  await expect(editor.board.locator(".passed:visible")).toHaveCount(1);
  await editor.enPassant.hover();
  await expect.poll(hinted).toEqual(["e3"]);
  await editor.checkbox("White queenside").hover();
  await expect.poll(hinted).toEqual(["a1"]);
  await page.mouse.move(2, 2);
  await expect.poll(hinted).toEqual([]);
  await editor.checkbox("White kingside").focus();
  await expect.poll(hinted).toEqual(["h1"]);
  await editor.fen.focus();
  await expect.poll(hinted).toEqual([]);
});

test("edits are told at once, in words", async ({ page, editor }) => {
  await editor.open();
  const said = page.locator(".stage [aria-live]");
  await editor.drag(editor.square("g1"), editor.square("f3"));
  await expect(said).toHaveText("White knight from g1 to f3");
  await editor.square("e1").focus();
  await page.keyboard.press("Delete");
  await expect(said).toHaveText(/^e1 is empty now\. .*castle/);
  await page.keyboard.press("z");
  await expect(said).toHaveText(/^Undone\. White king on e1/);
  // The problems have a place of their own.
  const problem = page.locator(".problems [aria-live]");
  await page.keyboard.press("Delete");
  await expect(problem).toHaveText(/White has no king/, { timeout: 3000 });
  await expect(said).toHaveText(/^e1 is empty now/);
  // Typing tells of problems only.
  await editor.paste(START);
  await expect(said).toHaveText(/^e1 is empty now/);
});
