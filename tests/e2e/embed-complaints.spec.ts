// What bloggers complain about in boards, as tests that it does not happen here.

import { inflateSync } from "node:zlib";
import { test, expect, MATE, START } from "./blog.ts";

test("a board follows its parent's width, not the window's, and stays square", async ({ blog }) => {
  await blog.open(`<div id="column"><fen-board>${START}</fen-board></div>`);
  await expect(blog.drawing()).toBeVisible();
  for (const width of [180, 333, 500]) {
    await blog.page.locator("#column").evaluate((it, width) => (it.style.width = `${width}px`), width);
    const box = (await blog.drawing().boundingBox())!;
    expect([box.width, box.height]).toEqual([width, width]);
  }
});

test("there is no blank strip around a board", async ({ blog }) => {
  await blog.open(`<div id="column"><fen-board>${START}</fen-board></div>`);
  await expect(blog.drawing()).toBeVisible();
  const column = (await blog.page.locator("#column").boundingBox())!;
  const drawing = (await blog.drawing().boundingBox())!;
  expect(drawing).toEqual(column);
});

test("a board floats beside text", async ({ blog }) => {
  await blog.open(
    `<fen-board id="left">${START}</fen-board><p id="text">Words beside it.</p>`,
  );
  await blog.board().evaluate((it) => {
    it.style.cssFloat = "left";
    it.style.width = "200px";
  });
  await expect(blog.drawing()).toBeVisible();
  const board = (await blog.board().boundingBox())!;
  const text = (await blog.page.locator("#text").boundingBox())!;
  expect([board.width, board.height]).toEqual([200, 200]);
  expect(text.y).toBeLessThan(board.y + board.height);
});

test("a FEN survives what the editors of blogs make of it", async ({ blog }) => {
  const placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
  const texts = [
    `${placement}&nbsp;w&nbsp;KQkq&nbsp;-&nbsp;0&nbsp;1`,
    `<p>${placement} w KQkq &#8211; 0 1</p>`,
    `\n  ${placement}<br>\n  w KQkq - 0 1\n`,
    `${placement} w  KQkq\t-  0 1`,
    `${placement}_w_KQkq_-_0_1`,
    `<em>${placement}</em> <strong>w KQkq - 0 1</strong>`,
  ];
  await blog.open(texts.map((text, i) => `<fen-board id="b${i}">${text}</fen-board>`).join(""));
  for (const i of texts.keys()) {
    await blog.board(`b${i}`).scrollIntoViewIfNeeded();
    await expect(blog.drawing(`b${i}`)).toBeVisible();
    expect(await blog.fen(`b${i}`), texts[i]).toBe(START);
    await expect(blog.board(`b${i}`).locator("[part=message]")).toHaveCount(0);
  }
});

test("part of a board, without kings, is no mistake", async ({ blog }) => {
  const parts = ["8/8/3ppp2/8/3PPP2/8/8/8", "8/8/8/8/8/8/8/8", "4k3/8/8/8/8/8/8/8 w - - 0 1"];
  await blog.open(parts.map((fen, i) => `<fen-board id="b${i}">${fen}</fen-board>`).join(""));
  const requests: string[] = [];
  blog.page.on("request", (it) => requests.push(it.url()));
  for (const i of parts.keys()) {
    await blog.board(`b${i}`).scrollIntoViewIfNeeded();
    await expect(blog.drawing(`b${i}`)).toBeVisible();
    await expect(blog.board(`b${i}`).locator("[part=message]")).toHaveCount(0);
  }
  expect(requests.filter((it) => it.includes("check"))).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the FEN is there to read, and the image is a board", async ({ blog, page }) => {
    await blog.open(
      `<fen-board>${START}</fen-board><img src="boards-example.svg" width="300" alt="White mates in one">`,
    );
    await expect(page.getByText(START)).toBeVisible();
    const { width, height } = (await page.getByAltText("White mates in one").boundingBox())!;
    expect([width, height]).toEqual([300, 300]);
  });
});

test("a solution stays hidden until it is asked for", async ({ blog, page }) => {
  await blog.open(`<fen-board solution="1. Qxf7# {mate}">${MATE}</fen-board>`);
  const show = page.getByRole("button", { name: "Show the solution" });
  await expect(show).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByText("Qxf7#")).toHaveCount(0);
  await show.click();
  await page.getByRole("button", { name: "Qxf7#" }).click();
  expect(await blog.fen()).toBe(
    "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4",
  );
  await expect(page.getByRole("button", { name: "Qxf7#" })).toHaveAttribute("aria-current", "step");
  await page.getByRole("button", { name: "Start" }).click();
  expect(await blog.fen()).toBe(MATE);
  await page.getByRole("button", { name: "Hide the solution" }).click();
  await expect(page.getByText("Qxf7#")).toHaveCount(0);
});

test("a board is an image with a label: the author's, or the position in words", async ({
  blog,
  page,
}) => {
  await blog.open(`<fen-board id="a">4k3/8/8/8/8/8/4P3/4K3</fen-board>
    <fen-board id="b" aria-label="An endgame">4k3/8/8/8/8/8/4P3/4K3</fen-board>
    <fen-board id="c" title="Another">4k3/8/8/8/8/8/4P3/4K3</fen-board>
    <div lang="fi"><fen-board id="d">4k3/8/8/8/8/8/4P3/4K3</fen-board></div>`);
  for (const [id, label] of [
    ["a", "White: king e1, pawn e2. Black: king e8. White to move."],
    ["b", "An endgame"],
    ["c", "Another"],
    ["d", "Valkea: kuningas e1, sotilas e2. Musta: kuningas e8. Valkean vuoro."],
  ]) {
    await blog.board(id).scrollIntoViewIfNeeded();
    await expect(blog.drawing(id)).toHaveAttribute("role", "img");
    await expect(page.getByRole("img", { name: label, exact: true })).toBeVisible();
  }
});

test("squares are printed where a browser leaves backgrounds out", async ({ blog, page }) => {
  // Also those of a board that nobody has scrolled to.
  await blog.open(`<fen-board>8/8/8/8/8/8/8/8</fen-board>
    <div class="far"></div><fen-board theme="brown">8/8/8/8/8/8/8/8</fen-board>`);
  await page.locator(".far").evaluate((it) => (it.style.height = "6000px"));
  await expect(blog.drawing()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("fen-board").last().locator("svg")).toHaveCount(1);
  const pdf = await page.pdf({ printBackground: false });
  let content = "";
  const bytes = pdf.toString("latin1");
  for (const match of bytes.matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    try {
      content += inflateSync(pdf.subarray(start, bytes.indexOf("endstream", start))).toString("latin1");
    } catch {
      // Not a deflated one.
    }
  }
  const fills = [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) rg/g)].map((it) =>
    it.slice(1).map((value) => Math.round(Number(value) * 255)).join(),
  );
  // Light and dark squares, green and brown.
  for (const color of ["239,233,220", "163,176,154", "242,227,202", "198,161,124"]) {
    expect(fills).toContain(color);
  }
});

test("a browser that darkens pages leaves the board as it is", async ({ blog, page }) => {
  await page.setViewportSize({ width: 400, height: 440 });
  await blog.open(
    `<fen-board caption="Words" arrows="Ge2e4" coordinates="outside">${START}</fen-board>`,
  );
  await expect(blog.drawing()).toBeVisible();
  const [board, all] = [await blog.drawing().screenshot(), await page.screenshot()];
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  await page.waitForTimeout(300);
  expect((await blog.drawing().screenshot()).equals(board)).toBe(true);
  // The page around it is darkened.
  expect((await page.screenshot()).equals(all)).toBe(false);
});

test("with forced colours the pieces and squares keep theirs", async ({ blog, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await blog.open(`<fen-board side caption="Words">${START}</fen-board>`);
  await expect(blog.drawing()).toBeVisible();
  const fill = (part: string) =>
    blog.board().locator(`[part=${part}]`).evaluate((it) => getComputedStyle(it).fill);
  expect(await fill("light")).toBe("rgb(239, 233, 220)");
  expect(await fill("white")).toBe("rgb(255, 255, 255)");
  expect(await fill("black")).toBe("rgb(38, 38, 38)");
});

test("nothing jumps: a board has its room before it is drawn", async ({ blog, page }) => {
  await page.addInitScript(() => {
    (globalThis as any).shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (globalThis as any).shifts += (entry as any).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route("**/blog.css", (route) =>
    route.fulfill({
      contentType: "text/css",
      body: "fen-board:not(:defined) { display: block; aspect-ratio: 1; overflow: hidden }",
    }),
  );
  await page.route("**/fen-board*.wasm*", async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await page.setViewportSize({ width: 400, height: 900 });
  await blog.open(`<fen-board>${START}</fen-board><p>Words below it.</p>`, {
    head: '<link rel="stylesheet" href="blog.css"><script type="module" src="fen-board.js"></script>',
  });
  await expect(blog.drawing()).toBeVisible();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (globalThis as any).shifts)).toBe(0);
});

test("the styles of a page break no board, and a page can style it", async ({ blog, page }) => {
  await page.route("**/blog.css", (route) =>
    route.fulfill({
      contentType: "text/css",
      body: `svg, path, text, div, figure { fill: red !important; display: inline !important; margin: 9px !important }
        #b { --fen-board-light: rgb(1, 2, 3) } #b::part(dark) { fill: rgb(4, 5, 6) } #b::part(caption) { color: rgb(7, 8, 9) }`,
    }),
  );
  await blog.open(
    `<fen-board id="a">${START}</fen-board><fen-board id="b" caption="Words">${START}</fen-board>`,
    { head: '<link rel="stylesheet" href="blog.css"><script type="module" src="fen-board.js"></script>' },
  );
  const fill = (id: string, part: string) =>
    blog.board(id).locator(`[part=${part}]`).evaluate((it) => getComputedStyle(it).fill);
  await expect(blog.drawing("a")).toBeVisible();
  expect(await fill("a", "light")).toBe("rgb(239, 233, 220)");
  await blog.board("b").scrollIntoViewIfNeeded();
  await expect(blog.drawing("b")).toBeVisible();
  expect(await fill("b", "light")).toBe("rgb(1, 2, 3)");
  expect(await fill("b", "dark")).toBe("rgb(4, 5, 6)");
  await expect(blog.board("b").locator("[part=caption]")).toHaveCSS("color", "rgb(7, 8, 9)");
});
