// Moves a text of the first part of the editor's WebAssembly to the second, which puts it into the
// memory that both share, where the first part had it. script/split.mjs calls it.

import { DATA, DATA_COUNT, Reader, number, signed, withLength, withSections } from "./wasm-file.mjs";

/** What stands before and after a place in the memory: `i32.const`, `end`. */
const CONST = 0x41;
const END = 0x0b;

/** A piece of the memory's first content, at a place that is known. */
const segment = (place, bytes) =>
  Buffer.concat([Buffer.from([0, CONST]), signed(place), Buffer.from([END]), withLength(bytes)]);

/** A module with so many pieces of data, in that section and where they are counted before the code. */
const withData = (wasm, count, content) =>
  withSections(wasm, (id) => {
    if (id === DATA_COUNT) return number(count);
    return id === DATA ? Buffer.concat([number(count), content]) : undefined;
  });

/** The content of a module's data section; nothing if it has none. */
function dataOf(wasm) {
  let found;
  withSections(wasm, (id, content) => {
    if (id === DATA) found = content;
  });
  return found;
}

/** Hands back both parts, with the bytes moved. */
export function moveData(first, rest, bytes) {
  const section = new Reader(dataOf(first));
  const segments = [];
  let place;
  for (let left = section.number(); left > 0; left--) {
    const [flags, op] = section.take(2);
    const from = section.signed();
    if (flags !== 0 || op !== CONST || section.take(1)[0] !== END) throw new Error("This data has no fixed place.");
    const data = Buffer.from(section.take(section.number()));
    const at = data.indexOf(bytes);
    if (at < 0) {
      segments.push(segment(from, data));
      continue;
    }
    if (place !== undefined) throw new Error("The data to move is there twice.");
    place = from + at;
    segments.push(segment(from, data.subarray(0, at)));
    segments.push(segment(place + bytes.length, data.subarray(at + bytes.length)));
  }
  if (place === undefined) throw new Error("The data to move is not there.");
  if (dataOf(rest)) throw new Error("The second part has data of its own.");
  // It comes behind the code, and only names and the like behind it.
  const added = Buffer.concat([rest, Buffer.from([DATA]), withLength(number(0))]);
  return [
    withData(first, segments.length, Buffer.concat(segments)),
    withData(added, 1, segment(place, bytes)),
  ];
}
