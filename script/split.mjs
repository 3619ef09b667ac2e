// node script/split.mjs [FOLDER]
//
// Splits the editor's WebAssembly of a release (dist, unless told) in two, so that the board is
// there sooner: what the first paint and the first moves call, and the rest, which the page
// fetches once the editor runs (static/rest.js). A browser does the first moves here, in an
// editor that keeps a list of what is called. Which function lies in which part changes only how
// soon it arrives, never what it does.
//
// script/build calls it before the files are made small. It needs Chromium and Binaryen's
// wasm-split; without them the release stays in one piece.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { moveData } from "./late-data.mjs";
import { shortenNames } from "./short-names.mjs";

const folder = resolve(process.argv[2] ?? "dist");
const scratch = mkdtempSync(join(tmpdir(), "forsyth-split-"));

/** The one file of the editor whose name ends so. */
const only = (end) => {
  const isOne = (file) => file.startsWith("editor-") && file.endsWith(end);
  const [name, ...others] = readdirSync(folder).filter(isOne);
  if (!name || others.length) throw new Error(`One editor-*${end} should be in ${folder}.`);
  return join(folder, name);
};
const wasm = only("_bg.wasm");
const glue = wasm.replace("_bg.wasm", ".js");

const [shortWasm, shortGlue] = shortenNames(readFileSync(wasm), readFileSync(glue, "utf8"));
writeFileSync(wasm, shortWasm);
writeFileSync(glue, shortGlue);

/** Replaces the one place where the text stands. */
function replaceOnce(text, old, instead) {
  const parts = text.split(old);
  if (parts.length !== 2) throw new Error(`"${old}" stands ${parts.length - 1} times in ${glue}.`);
  return parts.join(instead);
}

const wasmSplit = (...given) => execFileSync("wasm-split", ["--all-features", ...given]);

/** Plays the first moves in the release with these two files instead of its own. */
async function play(wasmInstead, glueInstead) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
  const host = "http://forsyth.test/";
  await page.route(`${host}**`, (route) => {
    const path = join(folder, new URL(route.request().url()).pathname.slice(1) || "index.html");
    if (path === wasm) return route.fulfill({ path: wasmInstead });
    if (path === glue) return route.fulfill({ body: glueInstead, contentType: "text/javascript" });
    return route.fulfill({ path }).catch(() => route.fulfill({ status: 404 }));
  });
  await page.goto(host);
  const square = (name) => page.locator(`[data-square="${name}"]`);
  await square("e2").dragTo(square("e4"));
  const fen = page.getByRole("textbox", { name: "FEN", exact: true });
  await fen.click();
  await fen.fill("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1");
  // What waits for a frame or a moment comes, too.
  await page.waitForTimeout(100);
  const profile = await page.evaluate(() => {
    const { memory, __write_profile: write } = globalThis.firstMoves;
    const room = 1 << 20;
    const place = memory.grow(room >> 16) << 16;
    return [...new Uint8Array(memory.buffer, place, write(place, room))];
  });
  await browser.close();
  return Uint8Array.from(profile);
}

/** How Trunk has wasm-opt make the whole smaller, as index.html says. */
const shrinking = readFileSync(new URL("../index.html", import.meta.url), "utf8")
  .match(/data-wasm-opt-params="([^"]*)"/)[1]
  .split(" ");

const started = "wasm = instance.exports;";
const original = readFileSync(glue, "utf8");
const [counting, profile, first, rest] = ["counting", "profile", "first", "rest"].map((name) => join(scratch, name));

wasmSplit("--instrument", wasm, "-o", counting);
const counted = replaceOnce(original, started, "wasm = globalThis.firstMoves = instance.exports;");
writeFileSync(profile, await play(counting, counted));
wasmSplit(
  wasm,
  `--profile=${profile}`,
  "--import-namespace=first",
  "--placeholder-namespace=rest",
  ...["-o1", first, "-o2", rest],
);

// What only one part uses now can be made smaller there.
const small = [first, rest].map((path) => {
  execFileSync("wasm-opt", [path, "-Oz", "--flatten", "--rereloop", "-Oz", "-Oz", ...shrinking, "-o", path]);
  return readFileSync(path);
});
// Nor is all that the page says needed sooner than the functions that say it.
const said = execFileSync(fileURLToPath(new URL("words", import.meta.url)), ["--rest"]);
const parts = moveData(...small, said);
const digest = createHash("sha256").update(parts[1]).digest("hex").slice(0, 16);
const restName = `rest-${digest}.wasm`;
let joined = replaceOnce(original, started, "wasm = begin(instance.exports);");
joined = replaceOnce(joined, '_bg.js": import0,', '_bg.js": import0, rest: placeholders,');
const head = readFileSync(new URL("../static/rest.js", import.meta.url), "utf8").replace(
  "= REST;",
  () => `= ${JSON.stringify(restName)};`,
);
writeFileSync(wasm, parts[0]);
writeFileSync(join(folder, restName), parts[1]);
writeFileSync(glue, head + joined);
rmSync(scratch, { recursive: true });
