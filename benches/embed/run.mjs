// How long 250 boards take on a page, from the first line of script to the painted boards, beside
// other boards in the same browser, and how many bytes each needs. The release must be in dist/.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";
import { build } from "esbuild";

const BOARDS = 250;
const RUNS = 7;

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const read = (relative) => readFileSync(path(relative));
const modules = "../../node_modules/";
const dist = "../../dist/";
if (!existsSync(path(`${dist}fen-board.js`))) throw new Error("Run script/build first.");

async function bundle(name) {
  const { outputFiles } = await build({
    entryPoints: [path(name)],
    bundle: true,
    minify: true,
    format: "iife",
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
  return Buffer.from(outputFiles[0].contents);
}

const css = (...files) => Buffer.concat(files.map((file) => read(modules + file)));

/** Of each: what it downloads, by the names that its page knows. */
const boards = {
  "fen-board": {
    // The module comes with its page; only what a blog downloads counts.
    "board.js": read("fen-board.js"),
    "release/fen-board.js": read(`${dist}fen-board.js`),
    "release/fen-board.wasm": read(`${dist}fen-board.wasm`),
  },
  chessground: {
    "board.js": await bundle("chessground.ts"),
    "board.css": css(
      "chessground/assets/chessground.base.css",
      "chessground/assets/chessground.brown.css",
      "chessground/assets/chessground.cburnett.css",
    ),
  },
  "cm-chessboard": {
    "board.js": await bundle("cm-chessboard.ts"),
    "board.css": css("cm-chessboard/assets/chessboard.css"),
    "pieces/standard.svg": read(`${modules}cm-chessboard/assets/pieces/standard.svg`),
  },
  "react-chessboard": { "board.js": await bundle("react-chessboard.ts") },
};

const types = { js: "text/javascript", css: "text/css", svg: "image/svg+xml", wasm: "application/wasm" };
const fens = read("../../tests/data/valid_positions.txt").toString().split("\n").slice(0, BOARDS);

const packed = (input) => execFileSync("gzip", ["-9c"], { input }).length;

async function measure(browser, files) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route("**/*", (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name in files) {
      return route.fulfill({ contentType: types[name.split(".").pop()], body: files[name] });
    }
    if (name) return route.fulfill({ status: 404 });
    const style = files["board.css"] ? '<link rel="stylesheet" href="board.css">' : "";
    const script = `<script type="module" src="board.js"></script>`;
    const body = `<!doctype html><meta charset="utf-8">${style}
      <style>.place { width: 240px; height: 240px; float: left }</style>
      ${'<div class="place"></div>'.repeat(BOARDS)}${script}`;
    return route.fulfill({ contentType: "text/html", body });
  });
  await page.goto("http://bench.test/");
  await page.waitForFunction(() => globalThis.show);
  const time = await page.evaluate(async (fens) => {
    const places = [...document.querySelectorAll(".place")];
    const next = () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(0);
      });
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    const start = performance.now();
    await globalThis.show(fens, places);
    while (!places.every(globalThis.isDrawn)) await next();
    document.body.getBoundingClientRect();
    await frame();
    await next();
    return performance.now() - start;
  }, fens);
  await page.close();
  return time;
}

const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined, args });
const times = Object.fromEntries(Object.keys(boards).map((name) => [name, []]));
try {
  // By turns, so that what else the machine does falls on all alike.
  for (let run = 0; run <= RUNS; run++) {
    for (const [name, files] of Object.entries(boards)) {
      const time = await measure(browser, files);
      if (run > 0) times[name].push(time);
    }
  }
  const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
  const ours = median(times["fen-board"]);
  const row = (...cells) => console.log(cells[0].padEnd(20), ...cells.slice(1).map((it) => String(it).padStart(14)));
  console.log(`${BOARDS} boards in Chromium ${browser.version()}, median of ${RUNS}:`);
  row("", "ms", "x fen-board", "bytes, gzip -9");
  for (const [name, files] of Object.entries(boards)) {
    const parts = Object.entries(files).filter(([file]) => name !== "fen-board" || file !== "board.js");
    const bytes = parts.reduce((sum, [, it]) => sum + packed(it), 0);
    const time = median(times[name]);
    row(name, time.toFixed(0), (time / ours).toFixed(2), bytes);
  }
} finally {
  await browser.close();
}
