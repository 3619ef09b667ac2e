import type { Page } from "@playwright/test";
import { test, expect } from "./fixtures.ts";

const BROKEN = "rnbqkbnr/pp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkqX e4 0 01";
const SETTINGS = { en: "Settings", fi: "Asetukset", tr: "Ayarlar", ml: "ക്രമീകരണങ്ങൾ" };
const NAMES = { en: "English", fi: "Suomi", tr: "Türkçe", ml: "മലയാളം" };

/** The list in the masthead, whatever the language. */
const list = (page: Page) => page.locator(".masthead select");

/** Everything that can be read or heard: texts, and attributes that speak. */
const said = (page: Page) =>
  page.evaluate(() => {
    const all = new Set<string>();
    const add = (text: string | null) => {
      const trimmed = text?.replace(/\s+/g, " ").trim();
      // Squares, numbers, FEN and its letters are the same everywhere.
      if (trimmed && /\p{L}{2}/u.test(trimmed.replaceAll(/\b[a-h][1-8]\b/g, ""))) all.add(trimmed);
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!node.parentElement?.closest("#notice, .fen, .masthead select, dialog select, h1, script, noscript")) {
        add(node.textContent);
      }
    }
    for (const element of document.querySelectorAll("*")) {
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
        add(element.getAttribute(name));
      }
    }
    return [...all];
  });

/** Shows as much as can be shown at once. */
async function showAll(page: Page) {
  await page.locator(".fen-text").fill(BROKEN);
  await page.locator(".masthead button").first().click();
  await expect(page.locator("dialog")).toBeVisible();
  // What is read out of the text comes after a pause.
  await page.waitForTimeout(1200);
}

for (const lang of ["fi", "tr", "ml"] as const) {
  test(`nothing on the page stays English in ${NAMES[lang]}`, async ({ page, editor }) => {
    await editor.open();
    await showAll(page);
    const english = await said(page);
    expect(english.length).toBeGreaterThan(100);
    await page.locator('dialog select').selectOption(lang);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.locator("dialog h2")).toHaveText(SETTINGS[lang]);
    const spoken = new Set(await said(page));
    // Names, and what is no word.
    const same = english.filter((text) => spoken.has(text));
    expect(same.filter((text) => !/^(FEN|X-FEN|Shredder-FEN|Chess960|Trébuchet)$/.test(text))).toEqual([]);
    await expect(page).not.toHaveTitle("Forsyth: FEN viewer and editor");
    // And back again.
    await page.locator('dialog select').selectOption("en");
    await expect(page.locator("dialog h2")).toHaveText("Settings");
    expect(new Set(await said(page))).toEqual(new Set(english));
  });

  for (const width of [360, 1280]) {
    test(`${NAMES[lang]} fits, ${width} pixels wide`, async ({ page, editor }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((lang) => {
        localStorage.setItem("forsyth-settings", `language=${lang}`);
      }, lang);
      await editor.page.goto("./");
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await page.locator(".fen-text").fill(BROKEN);
      const overflowing = () =>
        page.evaluate(() => {
          const wide = [...document.querySelectorAll<HTMLElement>("button, select, label, p, legend, h2, dialog, a")];
          const cut = wide.filter((e) => !e.closest(".unseen") && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline");
          return [document.documentElement.scrollWidth, ...cut.map((e) => e.textContent)];
        });
      expect(await overflowing()).toEqual([width]);
      await page.locator(".masthead button").first().click();
      await expect(page.locator("dialog")).toBeVisible();
      expect(await overflowing()).toEqual([width]);
    });
  }
}

test("the list in the masthead changes the language by keys, and it is there after a reload", async ({
  page,
  editor,
}) => {
  await editor.open();
  await list(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("html")).toHaveAttribute("lang", "fi");
  await expect(editor.button("Asetukset")).toBeVisible();
  await expect(list(page)).toBeFocused();
  expect(await list(page).locator("option").allTextContents()).toEqual(Object.values(NAMES));
  await page.reload();
  await expect(editor.button("Asetukset")).toBeVisible();
  await expect(list(page)).toHaveValue("fi");
});

test.describe("the browser's language", () => {
  test.use({ locale: "tr-TR" });

  test("is spoken, unless another one was chosen", async ({ page, editor }) => {
    await page.goto("./");
    await expect(editor.button("Ayarlar")).toBeVisible();
    await expect(list(page)).toHaveValue("tr");
    await list(page).selectOption("English");
    await expect(editor.button("Settings")).toBeVisible();
    await page.reload();
    await expect(editor.square("e4")).toBeVisible();
    await page.waitForTimeout(300);
    await expect(editor.button("Settings")).toBeVisible();
  });
});

test.describe("a language that does not come", () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_FAILED|404/ });

  test("is said not to, and the page and its list stay as they were", async ({ page, editor }) => {
    await page.route("**/words-ml-*", (route) => route.abort());
    await editor.open();
    await list(page).selectOption("മലയാളം");
    const notice = page.getByRole("status").filter({ hasText: "The language could not be loaded" });
    await expect(notice).toBeVisible();
    await expect(list(page)).toHaveValue("en");
    await expect(editor.button("Settings")).toBeVisible();
    await notice.getByRole("button", { name: "Close" }).click();
    await expect(notice).toBeHidden();
    // Another one works, and so does this one later.
    await page.unroute("**/words-ml-*");
    await list(page).selectOption("മലയാളം");
    await expect(editor.button("ക്രമീകരണങ്ങൾ")).toBeVisible();
  });
});

test("of two languages chosen one after the other the last is spoken", async ({ page, editor }) => {
  await page.route("**/words-fi-*", async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await editor.open();
  await list(page).selectOption("fi");
  await list(page).selectOption("tr");
  await expect(editor.button("Ayarlar")).toBeVisible();
  await page.waitForTimeout(800);
  await expect(editor.button("Ayarlar")).toBeVisible();
  await expect(list(page)).toHaveValue("tr");
  expect(await page.evaluate(() => localStorage.getItem("forsyth-settings"))).toContain("language=tr");
});
