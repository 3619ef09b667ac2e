import { test, expect, START } from "./blog.ts";

/** Runs with the module's functions on a page that allows as little as a strict blog. */
const SHORT = "rnbqkbnr/pp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

test("parse tells what a text holds and what is wrong, with fixes", async ({ blog, page }) => {
  await blog.open("");
  const result = await page.evaluate(async (text) => {
    // @ts-ignore
    const { parse } = await import("./fen-board.js");
    return [await parse(text), await parse(text, { lang: "fi" })];
  }, `𝄞 ${SHORT}`);
  const [{ setup, verdict, diagnostics }, finnish] = result;
  expect(verdict).toBe("unreadable");
  expect([setup.sideToMove, setup.castling, setup.pieces.e1]).toEqual(["white", "KQkq", "K"]);
  const short = diagnostics.find((it: any) => it.code === "rank-short");
  expect(`𝄞 ${SHORT}`.slice(short.start, short.end)).toBe("pp1pppp");
  expect(short.message).toBe("Rank 7 has 7 squares; it needs 8");
  expect(short.fixes[0].result).toContain("/ppp1pppp/8/");
  expect(finnish.diagnostics.find((it: any) => it.code === "rank-short").message).toMatch(/^Rivillä 7/);
});

test("svg draws and describe tells, of wrong FENs too", async ({ blog, page }) => {
  await blog.open("");
  const [drawn, wrong, words] = await page.evaluate(
    async ([start, short]) => {
      // @ts-ignore
      const { svg, describe } = await import("./fen-board.js");
      const options = { orientation: "black", arrows: "Ge2e4", title: "A <title>", light: "#fff" };
      return [await svg(start, options), await svg(short), await describe(start, "tr")];
    },
    [START, SHORT],
  );
  const parsed = await page.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
    return [documentElement.nodeName, documentElement.querySelector("title")?.textContent];
  }, drawn);
  expect(parsed).toEqual(["svg", "A <title>"]);
  expect(drawn).toContain('part="arrow"');
  expect(wrong).toContain('part="black"');
  expect(words).toMatch(/^Beyaz: şah e1/);
});

test("hostile texts stay text, through every door", async ({ blog, page }) => {
  test.slow();
  let dialogs = 0;
  page.on("dialog", (it) => (dialogs++, it.dismiss()));
  await blog.open("<fen-board></fen-board>");
  await expect(blog.drawing()).toBeVisible();
  const found = await page.evaluate(async () => {
    // @ts-ignore
    const { parse, svg, describe } = await import("./fen-board.js");
    const hostile = [
      '"><img src=x onerror=alert(1)>',
      "</svg></title><script>alert(1)</script>",
      "javascript:alert(1)",
      "https://example.com/?fen=<script>",
      "\u202egnp.exe\u2066 \u200f",
      "__proto__",
      "constructor",
      "toString",
      '{"__proto__":{"polluted":1}}',
      "\0\ud800\uffff",
      "8/".repeat(1 << 19),
      "<b>".repeat(1 << 18),
    ];
    const board: any = document.querySelector("fen-board");
    const attributes = [...board.constructor.observedAttributes];
    const problems: string[] = [];
    for (const text of hostile) {
      const name = text.slice(0, 30);
      for (const attribute of attributes) board.setAttribute(attribute, text);
      board.textContent = text;
      await new Promise((done) => setTimeout(done, 150));
      const inside = board.shadowRoot;
      if (inside.querySelector("script, img, b, iframe")) problems.push(`markup of ${name}`);
      for (const link of inside.querySelectorAll("a")) {
        if (!/^https?:/.test(link.href)) problems.push(`${link.href} of ${name}`);
      }
      for (const attribute of attributes) board.removeAttribute(attribute);
      const json = await parse(text, { lang: text });
      if (!Array.isArray(json.diagnostics)) problems.push(`parse of ${name}`);
      const options = { orientation: text, arrows: text, squares: text, lastMove: text, pieces: text, lang: text, title: text, light: text, dark: text };
      const drawn = new DOMParser().parseFromString(await svg(text.slice(0, 500), options), "image/svg+xml");
      if (drawn.querySelector("script, img, b, parsererror")) problems.push(`svg of ${name}`);
      await describe(text, text);
    }
    for (const value of [null, undefined, 7, {}, [], Symbol.iterator, { toString: () => "8/8" }]) {
      try {
        await parse(value);
      } catch (error) {
        // A symbol is no text; that is told as JavaScript tells it.
        if (!(error instanceof TypeError)) problems.push(String(error));
      }
    }
    if (({} as any).polluted || ({} as any).type) problems.push("prototype");
    return problems;
  });
  expect(found).toEqual([]);
  expect(dialogs).toBe(0);
});

test("the documentation works as it says", async ({ page }) => {
  await page.goto("boards.html");
  await expect(page.locator("fen-board svg").first()).toBeVisible();
  await expect(page.locator("#result")).toContainText("Rank 7 has 7 squares");
  await page.locator("#playground").scrollIntoViewIfNeeded();
  const frame = page.locator("#playground").getByRole("application");
  await frame.focus();
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(page.frameLocator("iframe").locator("svg")).toBeVisible();
});
