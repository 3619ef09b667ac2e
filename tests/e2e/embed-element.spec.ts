import { test, expect, MATE, START } from "./blog.ts";

const SHORT = "rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";

test("a wrong FEN shows the best board, what is wrong, and a way to repair it", async ({
  blog,
  page,
}) => {
  await blog.open(`<fen-board id="a">${SHORT}</fen-board><fen-board id="b" lang="fi">${SHORT}</fen-board>`);
  const message = blog.board("a").locator("[part=message]");
  await expect(message).toContainText("Rank 7 has 7 squares; it needs 8.");
  await expect(blog.drawing("a")).toBeVisible();
  await expect(blog.drawing("a").locator("[part=black]")).toHaveCount(1);
  await blog.board("b").scrollIntoViewIfNeeded();
  await expect(blog.board("b").locator("[part=message]")).toContainText("Rivillä 7");
  await page.context().route("**/manifest.webmanifest", (route) => route.abort());
  const [editor] = await Promise.all([
    page.context().waitForEvent("page"),
    message.getByRole("link", { name: "Open it in the editor" }).click(),
  ]);
  await expect(editor.locator("textarea").first()).toHaveValue(SHORT);
  expect(await editor.evaluate(() => opener)).toBeNull();
});

test("a position against the laws is drawn, with a word about it", async ({ blog }) => {
  await blog.open(`<fen-board>4k3/8/8/8/8/8/8/4RK2 w - - 0 1</fen-board>`);
  await expect(blog.drawing()).toBeVisible();
  await expect(blog.board().locator("[part=message]")).toContainText("check");
});

test("a board that is right needs no more than the small program", async ({ blog, page }) => {
  const requests: string[] = [];
  page.on("request", (it) => requests.push(new URL(it.url()).pathname.split("/").pop()!));
  await blog.open(`<fen-board>${START}</fen-board><fen-board>${MATE}</fen-board>`);
  await expect(blog.drawing()).toBeVisible();
  expect(requests.sort()).toEqual(["blog.html", "fen-board.js", "fen-board.wasm"]);
});

test("all attributes are properties, and setting them draws anew", async ({ blog }) => {
  await blog.open(`<fen-board>${START}</fen-board>`);
  await expect(blog.drawing()).toBeVisible();
  const set = async (properties: Record<string, unknown>) => {
    await blog.board().evaluate((it, properties) => Object.assign(it, properties), properties);
    await blog.page.waitForTimeout(50);
  };
  await set({ orientation: "black", coordinates: "outside", lastMove: "e2e4", arrows: "Ge2e4" });
  for (const part of ["margin", "last-move", "arrow"]) {
    await expect(blog.drawing().locator(`[part=${part}]`)).toHaveCount(1);
  }
  await expect(blog.drawing().locator("text").first()).toHaveText("hgfedcba");
  await set({ squares: "[%csl Ra1,Gb2]", side: true, caption: "Words", pieces: "letter" });
  await expect(blog.drawing().locator("[part=mark]")).toHaveCount(2);
  await expect(blog.board().locator("[part=side]")).toHaveText("White to move");
  await expect(blog.board().locator("[part=caption]")).toHaveText("Words");
  await set({ fen: MATE.replace(" w ", " b "), orientation: "auto", theme: "blue" });
  await expect(blog.board().locator("[part=side]")).toHaveText("Black to move");
  await expect(blog.drawing().locator("[part=light]")).toHaveCSS("fill", "rgb(234, 240, 244)");
  await set({ side: false, caption: null, lang: "tr" });
  await expect(blog.board().locator("[part=side]")).toBeHidden();
  await expect(blog.board().locator("[part=caption]")).toBeHidden();
  await expect(blog.drawing()).toHaveAttribute("aria-label", /^Beyaz: /);
  expect(
    await blog.board().evaluate((it: any) => [it.orientation, it.lastMove, it.interactive, it.side, it.fen]),
  ).toEqual(["auto", "e2e4", false, false, MATE.replace(" w ", " b ")]);
});

test("a new text is a new position", async ({ blog }) => {
  await blog.open(`<fen-board>${START}</fen-board>`);
  await expect(blog.drawing()).toBeVisible();
  await blog.board().evaluate((it, fen) => (it.textContent = fen), MATE);
  await expect.poll(() => blog.fen()).toBe(MATE);
  await blog.board().evaluate((it) => (it.textContent = ""));
  await expect.poll(() => blog.fen()).toBe("8/8/8/8/8/8/8/8 w - - 0 1");
  await expect(blog.board().locator("[part=message]")).toHaveCount(0);
});

test("what was set before the module came takes effect", async ({ blog, page }) => {
  await blog.open(`<fen-board></fen-board>`, { head: "" });
  await blog.board().evaluate((it: any, fen) => (it.fen = fen), MATE);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.type = "module";
    script.src = "fen-board.js";
    document.head.append(script);
  });
  await expect(blog.drawing()).toBeVisible();
  expect(await blog.fen()).toBe(MATE);
});

test("a caption can be markup of the author's", async ({ blog, page }) => {
  await blog.open(`<fen-board>${START}<b slot="caption">Bold <i>words</i></b></fen-board>`);
  await expect(blog.drawing()).toBeVisible();
  await expect(page.getByText("Bold words")).toBeVisible();
  expect(await blog.fen()).toBe(START);
});

test("boards far away are drawn when they come near", async ({ blog, page }) => {
  await blog.open(
    `<fen-board id="a">${START}</fen-board><div id="far"></div><fen-board id="b">${START}</fen-board>`,
  );
  await page.locator("#far").evaluate((it) => (it.style.height = "9000px"));
  await blog.board("b").evaluate((it) => it.remove());
  await page.locator("body").evaluate((it, fen) => {
    const board = document.createElement("fen-board");
    board.id = "b";
    board.textContent = fen;
    it.append(board);
  }, START);
  await expect(blog.drawing("a")).toBeVisible();
  await page.waitForTimeout(200);
  expect(await blog.drawing("b").count()).toBe(0);
  await blog.board("b").scrollIntoViewIfNeeded();
  await expect(blog.drawing("b")).toBeVisible();
});

test.describe("a host that is down", () => {
  test.use({ expectedComplaints: /404/ });

  test("without the program there is still the FEN", async ({ blog, page }) => {
    await page.route("**/fen-board.wasm*", (route) => route.fulfill({ status: 404 }));
    await blog.open(`<fen-board>${START}</fen-board>`);
    await expect(blog.board().locator("[part=message]")).toHaveText(START);
  });

  test("a wrong FEN is there to read", async ({ blog, page }) => {
    await page.route("**/fen-board-check.wasm*", (route) => route.fulfill({ status: 404 }));
    await blog.open(`<fen-board>no FEN</fen-board>`);
    await expect(blog.board().locator("[part=message]")).toHaveText("no FEN");
    await expect(blog.drawing()).toBeVisible();
  });
});

test("impossible moves of a solution are told", async ({ blog, page }) => {
  await blog.open(`<fen-board solution="Qxf7 Kxf7 Qxf7" lang="en">${MATE}</fen-board>`);
  await page.getByRole("button", { name: "Show the solution" }).click();
  await expect(blog.board().locator("[part=impossible]")).toHaveText("Kxf7 (This move can’t be made)");
});
