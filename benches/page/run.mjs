// Bundles the page of the bench, opens it in Chromium and prints what it measured.

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";
import { build } from "esbuild";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const built = path("../../target/page-bench/");

const row = (name, cells) => name.padEnd(28) + cells.map((cell) => cell.padStart(14)).join("");

/** Prints how long each library takes, and how much longer than ours. */
function table(times, unit, shown) {
  const [inWorker, inPage] = Object.values(times);
  console.log(row("", [unit, "x the worker", "x the page"]));
  for (const [name, time] of Object.entries(times)) {
    const cells = [shown(time), (time / inWorker).toFixed(2), (time / inPage).toFixed(2)];
    console.log(row(name, cells));
  }
}

await build({
  entryPoints: [path("page.ts")],
  outfile: `${built}page.js`,
  bundle: true,
  format: "iife",
  // The loaders of the WebAssembly are told where it is.
  define: { "import.meta.url": "location.href" },
  logLevel: "warning",
});

const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined, args });
try {
  const page = await browser.newPage();
  // No server is needed: the browser's requests are answered here.
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === "/"
      ? route.fulfill({ contentType: "text/html", body: '<script src="page.js"></script>' })
      : route.fulfill({ path: built + pathname.slice(1) });
  });
  await page.goto("http://bench.test/");
  const text = readFileSync(path("../../tests/data/valid_positions.txt"), "utf8");
  const times = await page.evaluate((text) => globalThis.measure(text), text);
  console.log(`In Chromium ${browser.version()}:`);
  table(times, "µs a record", (time) => time.toFixed(3));
  const worker = readdirSync(built).find((name) => /^list-worker-.*\.js$/.test(name));
  for (const [share, which] of [[Infinity, "all of them sound"], [10, "every tenth with a fault"]]) {
    const given = [text, 20, worker, share];
    const lists = await page.evaluate((given) => globalThis.measureLists(...given), given);
    console.log(`\nReading and checking a list of 200,000 lines, ${which}, from a file:`);
    console.log(row("", ["lines a second", "x the worker"]));
    const [ours] = Object.values(lists);
    for (const [name, time] of Object.entries(lists)) {
      console.log(row(name, [Math.round(1e6 / time).toLocaleString("en"), (time / ours).toFixed(2)]));
    }
  }
  const lines = readFileSync(path("../../tests/data/games.jsonl"), "utf8").trim().split("\n");
  const games = lines.map((line) => JSON.parse(line).pgn);
  const reading = await page.evaluate((games) => globalThis.measureGames(games), games);
  console.log("\nReading games:");
  table(reading, "MB a second", (time) => (1000 / time).toFixed(2));
} finally {
  await browser.close();
}
