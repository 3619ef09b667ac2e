import { test, expect, START } from "../fixtures.ts";
import { middle } from "../editor.ts";
import type { Page } from "@playwright/test";

type Point = { x: number; y: number };

/** Puts one finger down at each point in turn and lifts it at the last, by real touch events. */
async function swipe(page: Page, points: Point[]) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", points.slice(0, 1));
  for (const point of points.slice(1)) await touch("touchMove", [point]);
  await touch("touchEnd", []);
}

/** Points on the way from one to another. */
function path(from: Point, to: Point, steps = 8): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / steps,
    y: from.y + ((to.y - from.y) * i) / steps,
  }));
}

test("a finger on a piece drags it, and the page stays where it is", async ({ page, editor }) => {
  await editor.open();
  const from = await middle(editor.square("e2"));
  const scrolled = await page.evaluate(() => scrollY);
  await swipe(page, path(from, await middle(editor.square("e4"))));
  await editor.expectFen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test("a swipe from an empty square scrolls the page", async ({ page, editor }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await editor.open();
  const from = await middle(editor.square("d4"));
  const before = await page.evaluate(() => scrollY);
  await swipe(page, path(from, { x: from.x, y: from.y - 120 }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  await editor.expectFen(START);
});

test("a tap picks a piece up and another puts it down", async ({ editor }) => {
  await editor.open();
  await editor.square("g1").tap();
  await editor.square("f3").tap();
  await editor.expectBoard("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R");
});

test("a spare piece is placed by taps", async ({ editor }) => {
  await editor.open();
  await editor.spare("Black queen").tap();
  await editor.square("e4").tap();
  await editor.expectBoard("rnbqkbnr/pppppppp/8/8/4q3/8/PPPPPPPP/RNBQKBNR");
});

test("a finger drags a piece off the board", async ({ page, editor }) => {
  await editor.open();
  const from = await middle(editor.square("e7"));
  const board = await editor.board.boundingBox();
  await swipe(page, path(from, { x: from.x, y: Math.max(2, board!.y - 25) }));
  await editor.expectBoard("rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
});

test("with a brush a finger paints, and the page stays where it is", async ({ page, editor }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await editor.open("#fen=8/8/8/8/8/8/8/8_w_-_-_0_1");
  await editor.spare("White pawn").tap();
  const from = await middle(editor.square("c5"));
  const scrolled = await page.evaluate(() => scrollY);
  await swipe(page, path(from, await middle(editor.square("c3"))));
  await editor.expectBoard("8/8/8/2P5/2P5/2P5/8/8");
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await editor.square("c4").tap();
  await editor.expectBoard("8/8/8/2P5/8/2P5/8/8");
});

test("with the pen a tap marks and a finger draws", async ({ page, editor }) => {
  await editor.open();
  await page.getByRole("button", { name: "Arrows and marks" }).tap();
  await editor.square("d5").tap();
  await swipe(page, path(await middle(editor.square("e2")), await middle(editor.square("e4"))));
  await expect.poll(() => page.url()).toContain("shapes=Gd5,Ge2e4");
  await editor.expectFen(START);
});

test("a second finger does nothing to a drag or a stroke, nor is anything stuck after it", async ({
  page,
  editor,
}) => {
  await editor.open();
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  const twoFingers = async (first: string[], second: string[]) => {
    const [from, over, to] = [
      await middle(editor.square(first[0])),
      await middle(editor.square(first[1])),
      await middle(editor.square(first[2])),
    ];
    const [other, elsewhere] = [
      await middle(editor.square(second[0])),
      await middle(editor.square(second[1])),
    ];
    await touch("touchStart", [from]);
    await touch("touchMove", [over]);
    await touch("touchStart", [over, other]);
    await touch("touchMove", [over, elsewhere]);
    await touch("touchMove", [to, elsewhere]);
    await touch("touchEnd", [to]);
    await touch("touchEnd", []);
  };
  await twoFingers(["e2", "e3", "e4"], ["d7", "d5"]);
  await editor.expectBoard("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
  await swipe(page, path(await middle(editor.square("g1")), await middle(editor.square("f3"))));
  await editor.expectBoard("rnbqkbnr/pppppppp/8/8/4P3/5N2/PPPP1PPP/RNBQKB1R");
  await editor.spare("Black queen").tap();
  await twoFingers(["a5", "b5", "c5"], ["h5", "h6"]);
  await editor.expectBoard("rnbqkbnr/pppppppp/8/qqq5/4P3/5N2/PPPP1PPP/RNBQKB1R");
});

test("a finger that the system takes away leaves no trace", async ({ page, editor }) => {
  await editor.open();
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchCancel", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const lost = async () => {
    for (const [i, point] of path(
      await middle(editor.square("e2")),
      await middle(editor.square("e4")),
    ).entries()) {
      await touch(i === 0 ? "touchStart" : "touchMove", [point]);
    }
    await touch("touchCancel", []);
  };
  await lost();
  await editor.expectFen(START);
  await expect(page.locator(".ghost")).toHaveCount(0);
  await editor.spare("Black queen").tap();
  await lost();
  await editor.expectFen(START);
});
