// How long the worker of the release in dist/ takes to read a picture, in Chromium: from the file
// to the answer, decoding included. The pictures are made here, of the page's own board.

import { existsSync, readdirSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const RUNS = 7;
const FEN = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 1";

/** What is read: how large it is, how the board lies in it, its kind, and the time it may take. */
const pictures = [
  { name: "screenshot, 1000 x 1000", size: [1000, 1000], board: [0.08, 0.84, 0], type: "image/png", most: 300 },
  { name: "photo, 4000 x 3000 (12 megapixels)", size: [4000, 3000], board: [0.2, 0.6, 2], type: "image/jpeg", most: 900 },
];

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const address = existsSync(dist) && readdirSync(dist).find((name) => /^picture-worker-\w+\.js$/.test(name));
if (!address) throw new Error("Run script/build first.");
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml" };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || undefined,
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 2, serviceWorkers: "block" });
await page.route("http://forsyth.test/**", (route) => {
  const { pathname } = new URL(route.request().url());
  const file = `${dist}${pathname === "/" ? "index.html" : pathname.slice(1)}`;
  if (!existsSync(file)) return route.fulfill({ status: 404 });
  return route.fulfill({ path: file, contentType: types[extname(file)] });
});
await page.goto(`http://forsyth.test/#fen=${FEN.replaceAll(" ", "_")}`);
await page.locator("[data-square=e2]").waitFor();
await page.waitForTimeout(300);
const board = (await page.locator(".board-box").screenshot()).toString("base64");

let late = false;
for (const { name, size, board: place, type, most } of pictures) {
  const { times, boards } = await page.evaluate(
    async ({ board, address, size: [width, height], place: [from, part, degrees], type, runs }) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(board), (c) => c.charCodeAt(0))]));
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      // Uneven light, and the noise of a sensor.
      const light = context.createLinearGradient(0, 0, width, height);
      light.addColorStop(0, "#f4f0e8");
      light.addColorStop(1, "#b9b4aa");
      context.fillStyle = type === "image/jpeg" ? light : "#fff";
      context.fillRect(0, 0, width, height);
      const side = part * width;
      context.translate(from * width + side / 2, height / 2);
      context.rotate((degrees * Math.PI) / 180);
      context.drawImage(bitmap, -side / 2, -side / 2, side, side);
      if (type === "image/jpeg") {
        const pixels = context.getImageData(0, 0, width, height);
        for (let i = 0; i < pixels.data.length; i++) pixels.data[i] += Math.random() * 16 - 8;
        context.putImageData(pixels, 0, 0);
      }
      const file = await canvas.convertToBlob({ type, quality: 0.9 });
      const worker = new Worker(`/${address}`, { type: "module" });
      const read = (number) =>
        new Promise((resolve) => {
          worker.onmessage = ({ data: { news } }) => {
            if (news[0] === 0) return;
            // src/picture/wire.rs: 9 bytes, then 745 a board.
            resolve(news[0] === 1 ? Math.round((news.length - 9) / 745) : -1);
          };
          worker.postMessage({ number, file });
        });
      let boards = await read(1);
      const times = [];
      for (let i = 0; i < runs; i++) {
        worker.postMessage({ number: i + 1 });
        const began = performance.now();
        boards = await read(i + 2);
        times.push(performance.now() - began);
      }
      worker.terminate();
      return { times, boards };
    },
    { board, address, size, place, type, runs: RUNS },
  );
  const [median, best] = [times.toSorted((a, b) => a - b)[RUNS >> 1], Math.min(...times)];
  console.log(`${name.padEnd(36)} median ${median.toFixed(0)} ms, best ${best.toFixed(0)} ms, of ${most} ms; boards: ${boards}`);
  if (boards !== 1) throw new Error("The board was not found.");
  late ||= median > most;
}
await browser.close();
process.exitCode = late ? 1 : 0;
