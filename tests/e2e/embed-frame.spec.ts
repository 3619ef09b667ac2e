import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Frame, Page } from "@playwright/test";
import { test, expect, MATE, START } from "./blog.ts";

const query = (options: Record<string, string>) => new URLSearchParams(options).toString();

/** A page on another host, with a frame. It can't be one of Playwright's routes, which add CORS. */
async function elsewhere(page: Page, body: string): Promise<() => Promise<void>> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end(`<!doctype html><link rel="icon" href="data:,">${body}`);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  return () => new Promise((done) => (server.closeAllConnections(), server.close(() => done())));
}

async function frameOf(page: Page): Promise<Frame> {
  return (await (await page.waitForSelector("iframe")).contentFrame())!;
}

test("an iframe in a sandbox shows a board from a plain host, all options told", async ({ page }) => {
  const src = `${process.env.FORSYTH_URL}embed.html?${query({
    fen: MATE.replaceAll(" ", "_"),
    caption: "White mates in one",
    orientation: "black",
    arrows: "Gh5f7",
    side: "",
    solution: "Qxf7#",
    interactive: "",
    lang: "fi",
  }).replaceAll("&", "&amp;")}`;
  const close = await elsewhere(page, `<iframe title="A board" sandbox="allow-scripts" src="${src}"></iframe>`);
  const frame = await frameOf(page);
  expect(await frame.evaluate(() => origin)).toBe("null");
  await expect(frame.locator("svg")).toHaveAttribute("aria-label", /^Valkea: /);
  await expect(frame.locator("[part=arrow]")).toHaveCount(1);
  await expect(frame.locator("[part=side]")).toHaveText("Valkean vuoro");
  await expect(frame.locator("[part=caption]")).toHaveText("White mates in one");
  await frame.getByRole("button", { name: "Näytä ratkaisu" }).click();
  await expect(frame.getByRole("button", { name: "Qxf7#" })).toBeVisible();
  await expect(frame.getByRole("application")).toHaveCount(1);
  await close();
});

test("a wrong FEN is told in a sandbox, too", async ({ page }) => {
  const src = `${process.env.FORSYTH_URL}embed.html?fen=rnbqkbnr/pp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1`;
  const close = await elsewhere(page, `<iframe title="A board" sandbox="allow-scripts" src="${src}"></iframe>`);
  const frame = await frameOf(page);
  await expect(frame.locator("[part=message]")).toContainText("Rank 7 has 7 squares");
  await expect(frame.locator("[part=link]")).toHaveAttribute("href", /\/some\/sub\/path\/#fen=rnbqkbnr/);
  await close();
});

test("a frame gets the height of its board, and no message but that one is heard", async ({
  blog,
  page,
}) => {
  const src = `embed.html?${query({ fen: START, caption: "Words" }).replaceAll("&", "&amp;")}`;
  await page.route("**/other.html", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.route("**/blog.css", (route) =>
    route.fulfill({ contentType: "text/css", body: "iframe { width: 300px; height: 50px; border: 0 }" }),
  );
  await blog.open(
    `<iframe id="a" title="A" sandbox="allow-scripts" src="${src}"></iframe>
     <iframe id="b" title="B" src="${src}"></iframe>
     <iframe id="other" title="C" src="other.html"></iframe>`,
    { head: '<link rel="stylesheet" href="blog.css"><script src="embed-resize.js"></script>' },
  );
  const height = (id: string) => page.locator(id).evaluate((it) => it.getBoundingClientRect().height);
  await expect.poll(() => height("#a")).toBeGreaterThan(310);
  await expect.poll(() => height("#b")).toBe(await height("#a"));
  const before = await height("#b");

  // From a frame that is no board, and from the page itself.
  const forged = { type: "fen-board", height: 999 };
  const other = (await (await page.waitForSelector("#other")).contentFrame())!;
  await other.evaluate((it) => parent.postMessage(it, "*"), forged);
  await page.evaluate((it) => postMessage(it, "*"), forged);
  // From a board, but not what it says.
  const board = (await (await page.waitForSelector("#b")).contentFrame())!;
  await board.evaluate(() => {
    const values = [NaN, Infinity, -5, 0, 1e9, "999", "1px;position:fixed", null, [999], { valueOf: () => 999 }];
    for (const height of values.slice(0, -1)) parent.postMessage({ type: "fen-board", height }, "*");
    for (const it of [null, 999, "999", [], { height: 999 }, { type: "resize", height: 999 }]) {
      parent.postMessage(it, "*");
    }
    parent.postMessage(JSON.parse('{"__proto__": {"type": "fen-board", "height": 999}, "constructor": 1}'), "*");
  });
  await page.waitForTimeout(200);
  expect([await height("#a"), await height("#b"), await height("#other")]).toEqual([before, before, 50]);
  // A board listens to nobody.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll("iframe")) {
      frame.contentWindow!.postMessage({ type: "fen-board", fen: "8/8/8/8/8/8/8/8", height: 1 }, "*");
    }
  });
  await page.waitForTimeout(100);
  await expect(board.locator("svg")).toHaveAttribute("aria-label", /^White: king e1/);
});

test("hostile addresses are text", async ({ page }) => {
  const hostile = `"><img src=x onerror=alert(1)><script>alert(2)</script>`;
  let dialogs = 0;
  page.on("dialog", (it) => (dialogs++, it.dismiss()));
  const options: Record<string, string> = { __proto__: hostile, constructor: hostile, onload: "alert(3)" };
  for (const name of ["fen", "caption", "arrows", "squares", "title", "lang", "theme", "pieces", "solution", "editor", "style"]) {
    options[name] = hostile;
  }
  await page.goto(`embed.html?${query(options)}&__proto__=1`);
  await expect(page.locator("fen-board [part=message]")).toBeVisible();
  await expect(page.locator("fen-board [part=caption]")).toHaveText(hostile);
  const board = page.locator("fen-board");
  expect(await board.locator("img, script").count()).toBe(0);
  expect(await board.evaluate((it) => [it.hasAttribute("onload"), it.hasAttribute("style"), it.hasAttribute("editor")])).toEqual([false, false, false]);
  await expect(board.locator("[part=link]")).toHaveAttribute("href", /^http:\/\/127\.0\.0\.1/);
  expect(dialogs).toBe(0);
});
