// Gives the functions that the editor's WebAssembly imports from its JavaScript short names in
// both, in place of names that end with a digest, which nothing makes smaller: 5 kB, packed.
// script/split.mjs calls it first of all.

import { IMPORTS, Reader, number, withLength, withSections } from "./wasm-file.mjs";

const FUNCTION = 0;

/** Hands back both files with the short names. */
export function shortenNames(wasm, glue) {
  const shorter = withSections(wasm, (id, content) => {
    if (id === IMPORTS) [content, glue] = shortenImports(content, glue);
    return content;
  });
  return [shorter, glue];
}

function shortenImports(content, glue) {
  const section = new Reader(content);
  const count = section.number();
  const parts = [number(count)];
  for (let i = 0; i < count; i++) {
    const module = section.take(section.number());
    const long = section.take(section.number()).toString();
    if (section.bytes[section.at] !== FUNCTION) throw new Error(`${long} is no function.`);
    const short = `f${i.toString(36)}`;
    // Where it is not found exactly once, it is something else than it was when this was written.
    const around = glue.split(new RegExp(`\\b${long}(?=\\s*[:(])`));
    if (around.length !== 2) throw new Error(`${long} stands ${around.length - 1} times.`);
    glue = around.join(short);
    const start = section.at++;
    section.number();
    const type = content.subarray(start, section.at);
    parts.push(withLength(module), withLength(Buffer.from(short)), type);
  }
  return [Buffer.concat(parts), glue];
}
