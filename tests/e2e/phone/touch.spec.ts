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
