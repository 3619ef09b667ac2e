// Reads and writes the binary format of WebAssembly: its numbers, texts and sections.

/** The numbers of the sections that are changed here. */
export const IMPORTS = 2;
export const DATA = 11;
export const DATA_COUNT = 12;

export class Reader {
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
  /** A number that may be less than 0, of 32 bits. */
  signed() {
    const from = this.at;
    const value = this.number();
    const used = 7 * (this.at - from);
    return used < 32 ? (value << (32 - used)) >> (32 - used) : value;
  }
  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
  get isAtEnd() {
    return this.at >= this.bytes.length;
  }
}

export const number = (value) => {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return Buffer.from([...bytes, value]);
};

/** As `number`, for a place in the memory: its highest bit is no sign. */
export const signed = (value) => {
  const bytes = [];
  for (; value > 63; value >>>= 7) bytes.push((value & 127) | 128);
  return Buffer.from([...bytes, value]);
};

export const withLength = (bytes) => Buffer.concat([number(bytes.length), bytes]);

/** A module in which the contents of some sections are what `change(id, content)` makes of them. */
export function withSections(wasm, change) {
  const file = new Reader(wasm);
  const parts = [file.take(8)];
  while (!file.isAtEnd) {
    const [id] = file.take(1);
    const content = file.take(file.number());
    parts.push(Buffer.from([id]), withLength(change(id, content) ?? content));
  }
  return Buffer.concat(parts);
}
