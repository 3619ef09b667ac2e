// Bundles the page of the bench, opens it in Chromium and prints what it measured.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";
import { build } from "esbuild";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const built = path("../../target/page-bench/");

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
  const [ours] = Object.values(times);
  console.log(`In Chromium ${browser.version()}, microseconds a record, and times as long as ours:`);
  for (const [name, time] of Object.entries(times)) {
    console.log(`${name.padEnd(32)} ${time.toFixed(2).padStart(8)} ${(time / ours).toFixed(2).padStart(8)}`);
  }
} finally {
  await browser.close();
}
