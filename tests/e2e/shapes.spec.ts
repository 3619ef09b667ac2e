import { test, expect, START } from "./fixtures.ts";
import type { Editor } from "./editor.ts";

/** What is drawn, as the address has it. */
const expectShapes = (editor: Editor, shapes: string) =>
  expect
    .poll(() => new URL(editor.page.url()).hash.split("&shapes=")[1]?.split("&")[0] ?? "")
    .toBe(shapes);

const drawn = (editor: Editor) => editor.page.locator(".shapes .shape:not(.line)");

test("the right button marks squares and draws arrows, in four colours", async ({
  page,
  editor,
}) => {
  await editor.open();
  await editor.square("e4").click({ button: "right" });
  await editor.stroke(["g1", "f3"], { button: "right" });
  await editor.square("d5").click({ button: "right", modifiers: ["Shift"] });
  await page.keyboard.down("Control");
  await editor.stroke(["e7", "e5"], { button: "right" });
  await page.keyboard.up("Control");
  await editor.square("a1").click({ button: "right", modifiers: ["Alt"] });
  await editor.square("h8").click({ button: "right", modifiers: ["Alt", "Shift"] });
  await expectShapes(editor, "Ge4,Rd5,Ba1,Yh8,Gg1f3,Re7e5");
  await expect(drawn(editor)).toHaveCount(6);
  await editor.expectFen(START);
  // Again it takes away; in another colour it changes.
  await editor.square("e4").click({ button: "right" });
  await editor.stroke(["g1", "f3"], { button: "right" });
  await editor.square("d5").click({ button: "right" });
  await expectShapes(editor, "Gd5,Ba1,Yh8,Re7e5");
});

test("squares tell what is drawn on them", async ({ page, editor }) => {
  await editor.open();
  await editor.square("e4").click({ button: "right" });
  await editor.stroke(["g1", "f3"], { button: "right" });
  await expect(editor.square("e4")).toHaveAttribute("aria-label", "e4, empty; Marked e4 green");
  await expect(editor.square("g1")).toHaveAttribute(
    "aria-label",
    "g1, white knight; Arrow from g1 to f3, green",
  );
  await expect(page.locator(".shapes")).toHaveAttribute("aria-hidden", "true");
  await expect(page.locator(".stage [aria-live]")).toHaveText("Arrow from g1 to f3, green");
});

test("drawings stay through clicks, edits, brushes and a reload, and can be undone", async ({
  page,
  editor,
}) => {
  await editor.open();
  await editor.stroke(["g1", "f3"], { button: "right" });
  await editor.square("d4").click();
  await editor.drag(editor.square("e2"), editor.square("e4"));
  await editor.spare("White queen").click();
  await editor.square("h5").click();
  await expectShapes(editor, "Gg1f3");
  await page.reload();
  await expect(drawn(editor)).toHaveCount(1);
  await editor.square("a3").click({ button: "right" });
  await expect(drawn(editor)).toHaveCount(2);
  await page.keyboard.press("Control+z");
  await expect(drawn(editor)).toHaveCount(1);
});

test("an arrow is seen while it is drawn, and goes to the squares", async ({ page, editor }) => {
  await editor.open();
  await editor.stroke(["b1", "c3"], { button: "right", release: false });
  const line = page.locator(".shapes .line");
  await expect.poll(() => line.getAttribute("d")).toMatch(/^M/);
  const shown = await line.getAttribute("d");
  const { x, y } = (await editor.square("c3").boundingBox())!;
  await page.mouse.move(x + 4, y + 4);
  await page.waitForTimeout(100);
  expect(await line.getAttribute("d")).toBe(shown);
  await page.keyboard.press("Escape");
  await expect(line).toHaveAttribute("d", "");
  await page.mouse.up({ button: "right" });
  await expectShapes(editor, "");
  // Off the board it leads nowhere.
  await editor.stroke(["b1", "c3"], { button: "right", release: false });
  await page.mouse.move(3, 3);
  await page.mouse.up({ button: "right" });
  await expectShapes(editor, "");
});

test("no menu comes of the right button on the board", async ({ page, editor }) => {
  await editor.open();
  await page.evaluate(() => {
    const kept: boolean[] = [];
    Object.assign(window, { kept });
    addEventListener("contextmenu", (event) => kept.push(event.defaultPrevented));
  });
  await editor.square("e4").click({ button: "right" });
  await editor.stroke(["b1", "c3"], { button: "right" });
  expect(await page.evaluate(() => Reflect.get(window, "kept"))).toEqual([true, true]);
  // Elsewhere it is the browser's.
  await page.getByRole("heading", { name: "Problems" }).click({ button: "right" });
  expect(await page.evaluate(() => Reflect.get(window, "kept"))).toEqual([true, true, false]);
});

test("the pen draws with the left button, in each colour in turn", async ({ page, editor }) => {
  await editor.open();
  const pen = page.getByRole("button", { name: /^Arrows and marks/ });
  await expect(pen).toHaveAttribute("aria-pressed", "false");
  const names = ["green", "red", "yellow", "blue"];
  for (const [i, name] of names.entries()) {
    await pen.click();
    await expect(pen).toHaveAccessibleName(`Arrows and marks: ${name}`);
    await expect(pen).toHaveAttribute("aria-pressed", "true");
    await editor.square(`${"abcd"[i]}2`).click();
    await editor.stroke([`${"abcd"[i]}2`, `${"abcd"[i]}4`]);
  }
  await expectShapes(editor, "Ga2,Rb2,Yc2,Bd2,Ga2a4,Rb2b4,Yc2c4,Bd2d4");
  await editor.expectFen(START);
  await pen.click();
  await expect(pen).toHaveAttribute("aria-pressed", "false");
  // A brush takes its place, and the drawings stay.
  await pen.click();
  await editor.spare("White king").click();
  await expect(pen).toHaveAttribute("aria-pressed", "false");
  await expect(drawn(editor)).toHaveCount(8);
});

test("the keyboard marks and draws", async ({ page, editor }) => {
  await editor.open();
  await editor.square("e2").focus();
  await page.keyboard.press("m");
  await page.keyboard.press("a");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(page.locator(".shapes .faint")).toHaveCount(1);
  await page.keyboard.press("a");
  await expectShapes(editor, "Ge2,Ge2e4");
  await expect(page.locator(".shapes .faint")).toHaveCount(0);
  await page.keyboard.press("a");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Escape");
  await expect(page.locator(".shapes .faint")).toHaveCount(0);
  await expectShapes(editor, "Ge2,Ge2e4");
  await expect(editor.square("d4")).toBeFocused();
});
