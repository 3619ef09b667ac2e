// Gives the functions that the editor's WebAssembly imports from its JavaScript short names in
// both, in place of names that end with a digest, which nothing makes smaller: 5 kB, packed.
// script/split.mjs calls it first of all.

/** Reads and writes the binary format's numbers, texts and lists. */
class Reader {
  at = 0;
  constructor(bytes) {
    this.bytes = bytes;
  }
  number() {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

const number = (value) => {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return Buffer.from([...bytes, value]);
};
const withLength = (bytes) => Buffer.concat([number(bytes.length), bytes]);

const IMPORTS = 2;
const FUNCTION = 0;

/** Hands back both files with the short names. */
export function shortenNames(wasm, glue) {
  const file = new Reader(wasm);
  const parts = [file.take(8)];
  while (file.at < wasm.length) {
    const [id] = file.take(1);
    let content = file.take(file.number());
    if (id === IMPORTS) [content, glue] = shortenImports(content, glue);
    parts.push(Buffer.from([id]), withLength(content));
  }
  return [Buffer.concat(parts), glue];
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
