// The npm package, and the examples that are made with it.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import type { Page } from "@playwright/test";
import { test, expect } from "./blog.ts";
import { release } from "./server.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const SHORT = "rnbqkbnr/pp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
let folder: string;
/** Where the package is installed, as `npm install` would. */
let installed: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(() => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), "fen-board-"));
  installed = join(folder, "node_modules/fen-board");
  execFileSync(join(root, "script/package"), [join(folder, "package")], { cwd: root });
  const [packed] = JSON.parse(
    execFileSync("npm", ["pack", "--json", "--pack-destination", folder], {
      cwd: join(folder, "package"),
      stdio: ["ignore", "pipe", "ignore"],
    }).toString(),
  );
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", join(folder, packed.filename), "-C", installed, "--strip-components=1"]);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the package has the version of the crate, and all that it names", () => {
  const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  const crate = /^version = "(.*)"/m.exec(readFileSync(join(root, "Cargo.toml"), "utf8"))?.[1];
  expect([manifest.name, manifest.version]).toEqual(["fen-board", crate]);
  const named = JSON.stringify(manifest.exports).match(/\.\/[\w.-]+/g) ?? [];
  for (const file of [...named, "LICENSE-MIT", "README.md", "fen-board-play.js"]) {
    expect(readFileSync(join(installed, file)).length, file).toBeGreaterThan(0);
  }
  // It speaks of no host that it is built on.
  expect(readFileSync(join(installed, "fen-board.js"), "utf8")).not.toMatch(/localhost|127\.0\.0\.1/);
});

test("the functions work in Node.js", async () => {
  const { describe, FenBoard, parse, svg } = await import(pathToFileURL(join(installed, "node.js")).href);
  expect(await svg(SHORT)).toMatch(/^<svg .*<\/svg>$/);
  expect(await describe("4k3/8/8/8/8/8/8/4K3", "fi")).toMatch(/^Valkea: kuningas e1/);
  const { diagnostics } = await parse(SHORT, { lang: "tr" });
  expect(diagnostics[0].code).toBe("rank-short");
  expect(diagnostics[0].message).not.toMatch(/^Rank/);
  expect(FenBoard).toBeInstanceOf(Function);
});

/** Serves a folder's files as a page. */
async function serve(page: Page, files: Record<string, string>) {
  await page.route("**/example/**", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").pop() || "index.html";
    return name in files ? route.fulfill({ path: files[name] }) : route.fulfill({ status: 404 });
  });
  await page.goto("example/");
}

const filesOf = (folder: string, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, join(folder, name)]));

test("the example in plain HTML", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1400 });
  await serve(page, {
    ...filesOf(join(root, "examples/html"), ["index.html", "style.css", "moves.js"]),
    ...filesOf(release, ["fen-board.js", "fen-board-play.js", "fen-board.wasm"]),
  });
  await page.getByRole("button", { name: "Show the solution" }).click();
  await page.getByRole("button", { name: "c8=R" }).click();
  await expect(page.locator("[part=impossible]")).toHaveCount(0);
  await page.locator("#try").getByRole("application").focus();
  // The king from h8 to g7.
  for (let i = 0; i < 8; i++) await page.keyboard.press("ArrowUp");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "Enter", "ArrowLeft", "ArrowDown", "Enter"]) {
    await page.keyboard.press(key);
  }
  await expect(page.locator("#fen")).toHaveText("8/6K1/k1P5/7p/8/8/8/8 b - - 1 1");
});

test("the example in React compiles, and follows its state", async ({ page }) => {
  const example = join(folder, "react");
  cpSync(join(root, "examples/react"), example, { recursive: true });
  for (const name of ["react", "react-dom", "scheduler", "@types", "csstype"]) {
    cpSync(join(root, "node_modules", name), join(folder, "node_modules", name), { recursive: true });
  }
  execFileSync(join(root, "node_modules/.bin/tsc"), ["-p", example], { stdio: "inherit" });
  await build({
    entryPoints: [join(example, "main.tsx")],
    bundle: true,
    format: "esm",
    jsx: "automatic",
    external: ["./fen-board-play.js"],
    outfile: join(example, "main.js"),
    define: { "process.env.NODE_ENV": '"production"' },
  });
  await page.setViewportSize({ width: 500, height: 900 });
  await serve(page, {
    ...filesOf(example, ["index.html", "main.js"]),
    ...filesOf(installed, ["fen-board-play.js", "fen-board.wasm"]),
  });
  const frame = page.locator("fen-board").getByRole("application");
  await frame.focus();
  for (const key of ["Enter", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await expect(page.locator("output")).toHaveText("8/8/8/4k3/4P3/8/8/4K3 b - e3 0 1");
  await page.getByRole("button", { name: "Turn the board" }).click();
  await expect(page.locator("fen-board text").first()).toHaveText("hgfedcba");
  await page.getByRole("button", { name: "Begin anew" }).click();
  await expect(page.locator("fen-board [part=side]")).toHaveText("White to move");
  await expect(page.locator("output")).toHaveText("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1");
});

test("the example of a site that is made beforehand", async ({ page }) => {
  const example = join(folder, "site");
  cpSync(join(root, "examples/site"), example, { recursive: true });
  const { default: configure } = await import(pathToFileURL(join(example, "eleventy.config.js")).href);
  const shortcodes: Record<string, (...it: string[]) => Promise<string>> = {};
  configure({ addAsyncShortcode: (name: string, it: any) => (shortcodes[name] = it) });
  const post = readFileSync(join(example, "posts/index.md"), "utf8");
  const [, fen, caption] = /board "(.*?)", "(.*?)"/.exec(post)!;
  await page.setContent(await shortcodes.board(fen, caption));
  await expect(page.getByRole("img", { name: "F. Saavedra, 1895" })).toBeVisible();
  await expect(shortcodes.board(SHORT)).rejects.toThrow("Rank 7 has 7 squares");
});
