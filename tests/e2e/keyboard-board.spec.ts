import { test, expect, START } from "./fixtures.ts";

test("a rank is typed as in a FEN", async ({ page, editor }) => {
  await editor.open();
  await editor.square("a7").focus();
  await page.keyboard.type("pp1ppppp");
  await editor.expectBoard("rnbqkbnr/pp1ppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
  await expect(editor.square("h7")).toBeFocused();
  await page.keyboard.type("/8/2p5");
  await editor.expectBoard("rnbqkbnr/pp1ppppp/8/2p5/8/8/PPPPPPPP/RNBQKBNR");
  await expect(editor.square("h5")).toBeFocused();
  // What was skipped is one step of the history.
  await editor.square("a2").focus();
  await page.keyboard.type("8");
  await editor.expectBoard("rnbqkbnr/pp1ppppp/8/2p5/8/8/8/RNBQKBNR");
  await page.keyboard.press("z");
  await editor.expectBoard("rnbqkbnr/pp1ppppp/8/2p5/8/8/PPPPPPPP/RNBQKBNR");
});

test("a whole board is typed, whichever way round it lies", async ({ page, editor }) => {
  for (const start of ["#fen=8/8/8/8/8/8/8/8", "#fen=pppppppp/8/8/8/8/8/8/8&black"]) {
    await editor.open(start);
    await page.reload();
    await editor.square("a8").focus();
    await page.keyboard.type("r1bqk2r/pp2bppp/2n2n2/3p4/3N4/2N1B3/PPP1BPPP/R2QK2R");
    await editor.expectBoard("r1bqk2r/pp2bppp/2n2n2/3p4/3N4/2N1B3/PPP1BPPP/R2QK2R");
    await expect(editor.square("h1")).toBeFocused();
    await page.keyboard.type("/");
    await expect(editor.square("h1")).toBeFocused();
  }
});

test("keys go to the ends of the rank and of the board, and clear", async ({ page, editor }) => {
  await editor.open();
  await editor.square("d2").focus();
  for (const [key, square] of [
    ["Home", "a2"],
    ["End", "h2"],
    ["Control+Home", "a8"],
    ["Control+End", "h1"],
    ["ArrowRight", "h1"],
    ["ArrowUp", "h2"],
  ]) {
    await page.keyboard.press(key);
    await expect(editor.square(square)).toBeFocused();
  }
  for (const key of ["Delete", "Backspace", "Space"]) {
    await page.keyboard.press(key);
    await page.keyboard.press("ArrowLeft");
  }
  await editor.expectBoard("rnbqkbnr/pppppppp/8/8/8/8/PPPPP3/RNBQKBNR");
});

test("the focus stays on its square when the board is turned", async ({ page, editor }) => {
  await editor.open();
  await editor.square("e2").focus();
  await page.keyboard.press("f");
  await expect(editor.square("e2")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(editor.square("d2")).toBeFocused();
});

test("a brush paints and the pen marks by Enter", async ({ page, editor }) => {
  await editor.open("#fen=8/8/8/8/8/8/8/8_w_-_-_0_1");
  await editor.spare("White queen").click();
  await editor.square("e4").focus();
  await page.keyboard.press("Enter");
  await editor.expectBoard("8/8/8/8/4Q3/8/8/8");
  await page.keyboard.press("Enter");
  await editor.expectBoard("8/8/8/8/8/8/8/8");
  await page.getByRole("button", { name: "Arrows and marks" }).click();
  await editor.square("e4").focus();
  await page.keyboard.press("Enter");
  await expect(editor.square("e4")).toHaveAttribute("aria-label", "e4, empty; Marked e4 green");
});

test("single letters do what the help says, wherever the focus is", async ({ page, editor }) => {
  await editor.open();
  await page.locator("h1").click();
  await page.keyboard.press("x");
  await editor.expectFen("8/8/8/8/8/8/8/8 w - - 0 1");
  await page.keyboard.press("s");
  await editor.expectFen(START);
  await page.keyboard.press("t");
  await expect(editor.radio("Black")).toBeChecked();
  await page.keyboard.press("z");
  await expect(editor.radio("White")).toBeChecked();
  await page.keyboard.press("y");
  await expect(editor.radio("Black")).toBeChecked();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+Shift+Z");
  await expect(editor.radio("Black")).toBeChecked();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+y");
  await expect(editor.radio("Black")).toBeChecked();
  await editor.square("e4").focus();
  await page.keyboard.press("t");
  await expect(editor.radio("White")).toBeChecked();
  await page.keyboard.press("f");
  await expect.poll(() => page.url()).toContain("&black");
  await page.keyboard.press("f");
  await page.evaluate(() => navigator.clipboard.writeText("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
  await page.keyboard.press("v");
  await editor.expectFen("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  await page.keyboard.press("z");
  await page.keyboard.press("c");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(START);
});

test("no letter is a shortcut while something is typed or chosen, nor with a modifier", async ({
  page,
  editor,
}) => {
  await editor.open();
  for (const place of [editor.spinbutton("Halfmove clock"), editor.radio("White")]) {
    await place.focus();
    await page.keyboard.press("x");
    await page.keyboard.press("f");
  }
  await page.locator("h1").click();
  for (const key of ["Shift+X", "Alt+x", "Control+x"]) await page.keyboard.press(key);
  await editor.expectFen(START);
  await editor.fen.focus();
  await page.keyboard.press("End");
  await page.keyboard.type("xs?");
  await expect(editor.fen).toHaveValue(`${START}xs?`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the help lists the keys, and closes", async ({ page, editor }) => {
  await editor.open();
  const dialog = page.getByRole("dialog", { name: "Keyboard" });
  await page.keyboard.press("?");
  await expect(dialog).toBeVisible();
  for (const line of ["Clear and skip so many squares, as in a FEN", "Flip the view", "Undo"]) {
    await expect(dialog.getByText(line, { exact: true })).toBeVisible();
  }
  // Behind it nothing happens.
  await page.keyboard.press("x");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await editor.expectFen(START);
  await page.keyboard.press("?");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("x");
  await editor.expectBoard("8/8/8/8/8/8/8/8");
});

test("a paste outside of a field loads the text, as one step of the history", async ({
  page,
  editor,
}) => {
  await editor.open();
  const fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
  await page.evaluate((text) => navigator.clipboard.writeText(text), fen);
  await editor.square("e4").focus();
  await page.keyboard.press("Control+v");
  await editor.expectFen(fen);
  await page.keyboard.press("z");
  await editor.expectFen(START);
});

test.describe("where the clipboard can't be read", () => {
  test.use({ permissions: [] });

  test("v goes to the field, to paste there", async ({ page, editor }) => {
    await editor.open();
    await page.evaluate(() => {
      navigator.clipboard.readText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await page.locator("h1").click();
    await page.keyboard.press("v");
    await expect(editor.fen).toBeFocused();
    await editor.expectFen(START);
  });
});

for (const kind of ["text", "file", "long file"] as const) {
  test(`a ${kind} that is dropped on the page is loaded`, async ({ page, editor }) => {
    await editor.open();
    const fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    const filler = kind === "long file" ? 'Nothing to see here\n'.repeat(5000) : "";
    const data = await page.evaluateHandle(
      ({ kind, text }) => {
        const data = new DataTransfer();
        if (kind === "text") data.setData("text/plain", text);
        else data.items.add(new File([text], "position.fen", { type: "text/plain" }));
        return data;
      },
      { kind, text: `${filler}${fen}` },
    );
    const target = page.locator("h1");
    await target.dispatchEvent("dragover", { dataTransfer: data });
    await expect(page.locator("html")).toHaveClass(/\boffered\b/);
    await target.dispatchEvent("drop", { dataTransfer: data });
    await editor.expectFen(fen);
    await expect(page.locator("html")).not.toHaveClass(/\boffered\b/);
    await page.keyboard.press("z");
    await editor.expectFen(START);
  });
}
