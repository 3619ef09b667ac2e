import { test, expect } from "../fixtures.ts";
import { give, png, shoot } from "../pictures.ts";

const PLACEMENT = "r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R";

test.setTimeout(60_000);

test("a phone offers its camera", async ({ page, editor }) => {
  await editor.open();
  await expect(editor.button("Take a photo")).toBeVisible();
  const board = await shoot(editor, PLACEMENT);
  const chooser = page.waitForEvent("filechooser");
  await editor.button("Take a photo").tap();
  expect(await (await chooser).element().getAttribute("capture")).toBe("environment");
  await (await chooser).setFiles([png(board, "photo.png")]);
  await editor.expectBoard(PLACEMENT);
});

test("a picture fits, and what belongs to it is large enough to be touched", async ({
  page,
  editor,
}) => {
  await editor.open();
  await give(page, "drop", [png(await shoot(editor, PLACEMENT))]);
  await editor.expectBoard(PLACEMENT);
  await expect(page.locator(".sight .outline")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const small = await page.locator(".picture button:visible").evaluateAll((all) =>
    all
      .map((button) => [button.textContent, button.getBoundingClientRect().height] as const)
      .filter(([, height]) => height < 24),
  );
  expect(small).toEqual([]);
});
