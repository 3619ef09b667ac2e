// node script/offline.mjs [FOLDER]
//
// Lists a release (dist, unless told) for its service worker: writes service-worker.js into it,
// from static/service-worker.js, with the address and the digest of every file of the release.
// script/build calls it when the files are as they will be served.

import { createHash } from "node:crypto";
import { readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const folder = process.argv[2] ?? "dist";
const worker = "service-worker.js";
// What other pages show boards with is no part of the editor.
const boards = /^(fen-board|embed|boards)/;
const source = await readFile(fileURLToPath(new URL(`../static/${worker}`, import.meta.url)), "utf8");

const digest = (bytes) => createHash("sha256").update(bytes).digest("base64");

const files = {};
for (const path of (await readdir(folder, { recursive: true })).sort()) {
  const name = path.split(sep).join("/");
  // Files beginning with a dot are the host's. The page is asked for by the folder's address.
  if (name === worker || boards.test(name) || /(^|\/)\./.test(name) || !(await stat(join(folder, path))).isFile()) continue;
  const address = name === "index.html" ? "./" : name;
  files[address] = `sha256-${digest(await readFile(join(folder, path)))}`;
}

// The worker's own text is part of the version, too: another worker may not share its cache.
const version = digest(source + JSON.stringify(files)).slice(0, 12);
const filled = source
  .replace("= FILES;", () => `= ${JSON.stringify(files)};`)
  .replace("= VERSION;", () => `= ${JSON.stringify(version)};`);
await writeFile(join(folder, worker), filled);
