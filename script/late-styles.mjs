// node script/late-styles.mjs [FOLDER]
//
// Makes one file of the styles of a release (dist, unless told) that nothing at the first paint
// looks like: those of dialogs, of panels that come with what is opened, and of print. The page
// has it fetched once the editor runs (static/start.js). script/build calls it before the files
// are made small.

import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const LATE = ["game", "list", "help", "overlay", "export", "print"];

const folder = process.argv[2] ?? "dist";
const page = join(folder, "index.html");
let html = readFileSync(page, "utf8");
let styles = "";
for (const name of LATE) {
  const link = new RegExp(`<link rel="stylesheet" href="\\./(${name}-[0-9a-f]+\\.css)"[^>]*>`);
  const [element, file] = html.match(link) ?? [];
  if (!element) throw new Error(`${page} has no link to the styles "${name}".`);
  html = html.replace(element, "");
  styles += readFileSync(join(folder, file), "utf8");
  rmSync(join(folder, file));
}
const digest = createHash("sha256").update(styles).digest("hex").slice(0, 16);
const name = `late-${digest}.css`;
writeFileSync(join(folder, name), styles);
html = html.replace("</head>", () => `<meta name="late-styles" content="./${name}"></head>`);
writeFileSync(page, html);
