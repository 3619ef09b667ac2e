// Runs in the page: every library judges the same records, in turns, and tells the median time.
//
// The others have the records as strings, one each, before the clock starts. Forsyth has them as
// one string, a line each, as a file's text comes: that it goes to WebAssembly as UTF-8 and is
// parted into lines there is counted. Each answers how many of the records are right.

import { validateFen } from "chess.js";
import { Chess } from "chessops/chess";
import { parseFen } from "chessops/fen";

import startPage, { judge as judgeInPage } from "../../target/page-bench/page/judging.js";
import startWorker, { judge as judgeInWorker } from "../../target/page-bench/worker/judging.js";

/** Microseconds a record by the name of the library. */
type Times = Record<string, number>;

const WARM_UP = 20;
const ROUNDS = 100;

async function measure(text: string): Promise<Times> {
  await startPage({ module_or_path: "page/judging_bg.wasm" });
  await startWorker({ module_or_path: "worker/judging_bg.wasm" });
  const records = text.split("\n").filter((line) => line !== "");
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(3 * text.length);
  const encoded = () => buffer.subarray(0, encoder.encodeInto(text, buffer).written);
  const libraries: Record<string, () => number> = {
    "forsyth, as a worker has it": () => judgeInWorker(encoded()),
    "forsyth, as the page has it": () => judgeInPage(encoded()),
    chessops: () => {
      const judge = (fen: string) => parseFen(fen).chain((setup) => Chess.fromSetup(setup));
      return records.filter((fen) => judge(fen).isOk).length;
    },
    "chess.js": () => records.filter((fen) => validateFen(fen).ok).length,
  };
  const times: Record<string, number[]> = {};
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [name, judge] of Object.entries(libraries)) {
      const start = performance.now();
      const right = judge();
      const time = performance.now() - start;
      if (right !== records.length) {
        throw new Error(`${name} takes ${right} of ${records.length} records for right`);
      }
      if (round >= WARM_UP) (times[name] ??= []).push(time);
    }
  }
  const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1] ?? NaN;
  const perRecord = (list: number[]) => (1000 * median(list)) / records.length;
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, perRecord(list)]));
}

Object.assign(globalThis, { measure });
