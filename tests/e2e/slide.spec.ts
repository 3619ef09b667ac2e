import type { Page } from "@playwright/test";
import { test, expect, START } from "./fixtures.ts";
import { pasteAnywhere } from "./intake.ts";

/** From now on writes down which pieces slide, and from where to where. */
async function watch(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = ((globalThis as any).slides = []);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (!(node instanceof SVGElement) || !node.classList.contains("slide")) continue;
        const [from, to] = ["--from", "--to"].map((name) => node.style.getPropertyValue(name));
        const moves = node.getAnimations().length > 0;
        seen.push(`${node.getAttribute("href")?.slice(-2)} ${from} > ${to}${moves ? "" : ", at rest"}`);
      }
    }).observe(document.querySelector("svg.board")!, { childList: true });
  });
}

/** What has slid since it was asked last. */
const slid = (page: Page) => page.evaluate(() => (globalThis as any).slides.splice(0) as string[]);

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("pieces slide by clicks, keys, undo and through a game, and are there afterwards", async ({
  page,
  editor,
}) => {
  await editor.open();
  await watch(page);
  await editor.square("e2").click();
  await editor.square("e4").click();
  const there = "wP 4px, 6px > 4px, 4px";
  expect(await slid(page)).toEqual([there]);
  await expect(page.locator(".slide, .arriving")).toHaveCount(0);
  await expect(editor.square("e4").locator("use")).toHaveAttribute("href", /wP/);
  await editor.button("Undo").click();
  expect(await slid(page)).toEqual(["wP 4px, 4px > 4px, 6px"]);
  await editor.square("e2").focus();
  await page.keyboard.press("Enter");
  for (const key of ["ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  expect(await slid(page)).toEqual([there]);

  await pasteAnywhere(page, "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *");
  await expect(editor.fen).toHaveValue(START);
  await slid(page);
  await editor.button("Last move").click();
  // What is no single move comes at once.
  expect(await slid(page)).toEqual([]);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  const castled = ["wR 7px, 7px > 5px, 7px", "wK 4px, 7px > 6px, 7px"];
  expect((await slid(page)).slice(-2).sort()).toEqual(castled.sort());
});

test("a drag, typing and a new position do not slide", async ({ page, editor }) => {
  await editor.open();
  await watch(page);
  await editor.square("e2").dragTo(editor.square("e4"));
  await expect(editor.square("e4").locator("use")).toHaveAttribute("href", /wP/);
  await editor.paste("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  await editor.fen.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Delete");
  await page.keyboard.type("3");
  expect(await slid(page)).toEqual([]);
});

for (const [setting, reducedMotion, slides] of [
  ["as the system", "reduce", false],
  ["as the system", "no-preference", true],
  ["on", "reduce", true],
  ["off", "no-preference", false],
] as const) {
  test(`animation ${setting}, where the system says ${reducedMotion}`, async ({ page, editor }) => {
    await page.emulateMedia({ reducedMotion });
    await editor.open();
    await editor.button("Settings").click();
    const dialog = page.getByRole("dialog", { name: "Settings", exact: true });
    await dialog.getByRole("group", { name: "Animation" }).getByText(setting, { exact: true }).click();
    await page.keyboard.press("Escape");
    await watch(page);
    await editor.square("g1").click();
    await editor.square("f3").click();
    await expect(editor.square("f3").locator("use")).toHaveAttribute("href", /wN/);
    expect(await slid(page)).toEqual(slides ? ["wN 6px, 7px > 5px, 5px"] : []);
  });
}
