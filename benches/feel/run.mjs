// How the page feels on a slow machine: keystrokes and a drag in Chromium with the CPU throttled
// four times, beside a page made of chessground and chessops, and one with nothing but a text field:
// what the browser itself takes for a key. The release must be in dist/.

import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";
import { build } from "esbuild";

const THROTTLE = 4;
const KEYSTROKES = 200;
const DRAG_MS = 2000;
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const dist = path("../../dist/");
const modules = path("../../node_modules/");
if (!existsSync(`${dist}index.html`)) throw new Error("Run script/build first.");

const { outputFiles } = await build({
  entryPoints: [path("peer.ts")],
  bundle: true,
  minify: true,
  format: "iife",
  write: false,
  logLevel: "warning",
});
const sheet = (name) => readFileSync(`${modules}chessground/assets/chessground.${name}.css`, "utf8");
const peer = `<!doctype html><meta charset="utf-8">
<style>${sheet("base")}${sheet("brown")}${sheet("cburnett")}
#board { width: 514px; height: 514px } textarea { width: 60em }</style>
<textarea>${START}</textarea><output></output><div id="board"></div>
<script>${outputFiles[0].text}</script>`;

const bare = `<!doctype html><meta charset="utf-8"><style>textarea { width: 60em }</style><textarea>${START}</textarea>`;

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml" };

/** The pages, and where a square of their board is, if they have one. */
const pages = {
  forsyth: {
    url: "http://forsyth.test/",
    square: async (page, name) => centre(await page.locator(`[data-square=${name}]`).boundingBox()),
  },
  "chessground + chessops": {
    url: "http://peer.test/",
    square: async (page, name) => {
      const { x, y, width } = await page.locator("cg-board").boundingBox();
      const [file, rank] = [name.charCodeAt(0) - 97, Number(name[1]) - 1];
      return { x: x + ((file + 0.5) * width) / 8, y: y + ((7.5 - rank) * width) / 8 };
    },
  },
};

pages["a text field alone"] = { url: "http://bare.test/" };

const centre = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

const quantile = (list, q) => list.toSorted((a, b) => a - b)[Math.ceil(q * list.length) - 1];

async function open(browser, { url, square }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.route("**/*", (route) => {
    const { host, pathname } = new URL(route.request().url());
    const alone = { "peer.test": peer, "bare.test": bare }[host];
    if (alone) return route.fulfill({ contentType: "text/html", body: alone });
    const file = `${dist}${pathname === "/" ? "index.html" : pathname.slice(1)}`;
    return existsSync(file)
      ? route.fulfill({ path: file, contentType: types[extname(file)] })
      : route.fulfill({ status: 404 });
  });
  await page.goto(url);
  await page.locator(square ? "[data-square=e2], cg-board" : "textarea").first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  return page;
}

/** Milliseconds of work from each keystroke to its painted result, without the wait for a frame. */
async function keystrokes(page) {
  await page.locator("textarea").first().focus();
  await page.keyboard.press("End");
  await page.evaluate(() => {
    globalThis.times = [];
    // A task of its own comes when all that the event set going has been done.
    const later = (then) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    };
    let start, worked;
    addEventListener("keydown", () => (start = performance.now()), { capture: true });
    addEventListener("input", () => {
      later(() => (worked = performance.now() - start));
      requestAnimationFrame(() => {
        const frame = performance.now();
        later(() => globalThis.times.push(worked + performance.now() - frame));
      });
    });
  });
  // The record is taken away letter by letter from its end, and written again.
  const tail = START.slice(-40);
  const keys = [...[...tail].map(() => "Backspace"), ...[...tail].map((c) => (c === " " ? "Space" : c))];
  for (let done = 0; done < KEYSTROKES; done++) {
    await page.keyboard.press(keys[done % keys.length]);
    await page.waitForTimeout(30);
  }
  await page.waitForTimeout(200);
  return page.evaluate(() => globalThis.times);
}

/** Frames a second during a drag, the longest frame, and how often it laid the page out. */
async function drag(browser, page, kind) {
  const [from, to] = [await kind.square(page, "e2"), await kind.square(page, "e6")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 10);
  await page.waitForTimeout(300);
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.evaluate(() => {
    globalThis.frames = [];
    const frame = (now) => {
      globalThis.frames.push(now);
      globalThis.running = requestAnimationFrame(frame);
    };
    globalThis.running = requestAnimationFrame(frame);
  });
  const start = Date.now();
  for (let i = 0; Date.now() - start < DRAG_MS; i++) {
    const part = (i % 60) / 60;
    await page.mouse.move(from.x + (to.x - from.x) * part + 20 * part, from.y + (to.y - from.y) * part);
  }
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(globalThis.running);
    return globalThis.frames;
  });
  const trace = JSON.parse((await browser.stopTracing()).toString());
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  const layouts = trace.traceEvents.filter((event) => event.name === "Layout").length;
  const gaps = frames.slice(1).map((time, i) => time - frames[i]);
  return {
    "frames/s": (1000 * gaps.length) / (frames.at(-1) - frames[0]),
    "longest frame, ms": Math.max(...gaps),
    "layouts in a drag": layouts,
  };
}

const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM || undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });

const results = {};
for (const [name, kind] of Object.entries(pages)) {
  const browser = await launch();
  const times = await keystrokes(await open(browser, kind));
  const dragged = kind.square ? await drag(browser, await open(browser, kind), kind) : {};
  console.error(`${name}: ${browser.version()}`);
  await browser.close();
  results[name] = {
    "keystroke to paint, median, ms": quantile(times, 0.5),
    "keystroke to paint, 99th percentile, ms": quantile(times, 0.99),
    ...dragged,
  };
}

const [ours, theirs] = Object.values(results);
const shown = (figure) => (figure === undefined ? "" : figure.toFixed(1));
const row = (name, cells) => name.padEnd(42) + cells.map((cell) => cell.padStart(24)).join("");
console.log(row(`With the CPU throttled ${THROTTLE} times`, [...Object.keys(results), "theirs / ours"]));
for (const key of Object.keys(ours)) {
  const figures = Object.values(results).map((result) => shown(result[key]));
  const ratio = ours[key] === 0 ? "" : (theirs[key] / ours[key]).toFixed(2);
  console.log(row(key, [...figures, ratio]));
}
