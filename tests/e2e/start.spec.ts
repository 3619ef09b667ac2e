import { test, expect } from "./fixtures.ts";

test("the frame is there before the editor is, and the editor takes its place", async ({
  page,
  editor,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Forsyth" })).toBeVisible();
  await expect(page.locator(".frame-board")).toBeVisible();
  await expect(page.getByText("still on its way")).toBeHidden();
  const outline = await page.locator(".frame-board").boundingBox();
  arrive();
  await expect(editor.board).toBeVisible();
  await expect(page.locator(".frame-board")).toHaveCount(0);
  expect(await editor.board.boundingBox(), "the board comes where its outline was").toEqual(outline);
});

test("every part comes from beside the page, wherever that is", async ({ page, editor }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await editor.open();
  const here = new URL(".", page.url()).href;
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter((url) => !url.startsWith(here))).toEqual([]);
});

test("the first load leaves out what only later moves need, and fetches it then", async ({
  page,
  editor,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const rest = page.waitForRequest("**/rest-*.wasm");
  await editor.open();
  await rest;
  const place = asked.findIndex((path) => /rest-.*\.wasm$/.test(path));
  const parts = asked.slice(0, place).filter((path) => /\.(wasm|js|css)$/.test(path));
  expect(parts.length).toBeGreaterThan(8);
  expect(asked.filter((path) => /rest-.*\.wasm$/.test(path))).toHaveLength(1);
});

test("what is wanted before the second part has come works all the same", async ({
  page,
  editor,
}) => {
  // The page's own fetch never ends; what can't wait asks for the file again.
  let times = 0;
  await page.route("**/rest-*.wasm", (route) => (times++ ? route.continue() : undefined));
  await editor.open();
  await editor.fen.fill("rnbqkbnr/pp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  await expect(editor.problems).toContainText("Rank 7 has 7 squares; it needs 8");
  expect(times).toBe(2);
});

test("no script or style stands in the page itself, and a policy forbids it", async ({
  page,
  editor,
}) => {
  await editor.open();
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute("content", /script-src 'self' 'wasm-unsafe-eval'/);
  expect(await page.locator("script:not([src]), style").count()).toBe(0);
});

test.describe("where the editor can't start, the page says so", () => {
  test.use({ expectedComplaints: /Failed to load resource|404|ERR_FAILED|WebAssembly|preload/ });

  test("without WebAssembly", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, "WebAssembly");
    });
    await page.goto("./");
    await expect(page.getByRole("alert")).toContainText("This browser has no WebAssembly");
  });

  for (const [part, pattern] of [
    ["WebAssembly", "**/*.wasm"],
    ["JavaScript", "**/editor-*.js"],
  ]) {
    test(`when the ${part} does not arrive`, async ({ page }) => {
      await page.route(pattern, (route) => route.fulfill({ status: 404 }));
      await page.goto("./");
      await expect(page.getByRole("alert")).toContainText("did not arrive");
      await expect(page.getByRole("alert").locator("p:visible")).toHaveCount(1);
    });
  }

  test("when the second part of the WebAssembly is wanted and does not arrive", async ({
    page,
    editor,
  }) => {
    await page.route("**/rest-*.wasm", (route) => route.fulfill({ status: 404 }));
    await editor.open();
    await expect(page.getByRole("alert")).toBeHidden();
    await editor.fen.fill("rnbqkbnr/pp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    await expect(page.getByRole("alert")).toContainText("did not arrive");
    await expect(editor.fen).toHaveValue(/pp1pppp/);
  });

  test("when the WebAssembly is no WebAssembly", async ({ page }) => {
    await page.addInitScript(() => {
      WebAssembly.instantiate = () => Promise.reject(new WebAssembly.CompileError("too new"));
      WebAssembly.instantiateStreaming = WebAssembly.instantiate as never;
    });
    await page.goto("./");
    await expect(page.getByRole("alert")).toContainText("could not be started");
    await expect(page.getByRole("alert")).toContainText("CompileError: too new");
  });

  test("when the script that starts it does not arrive", async ({ page }) => {
    await page.route("**/start-*.js", (route) => route.abort());
    await page.goto("./");
    await expect(page.getByText("still on its way")).toBeVisible({ timeout: 15_000 });
  });
});

test("when the program breaks off later, the page says so", async ({ page, editor }) => {
  await editor.open();
  await expect(page.getByRole("alert")).toBeHidden();
  await page.evaluate(() => {
    const error = new WebAssembly.RuntimeError("unreachable");
    dispatchEvent(new ErrorEvent("error", { error }));
  });
  await expect(page.getByRole("alert")).toContainText("The editor has stopped");
});

test.describe("where scripts are switched off", () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: /was preloaded/ });

  test("the page says what it needs", async ({ page }) => {
    await page.goto("./");
    await expect(page.locator("noscript p")).toBeVisible();
  });
});
