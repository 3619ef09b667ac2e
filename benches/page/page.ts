// Runs in the page: every library judges the same records, in turns, and tells the median time.

import { validateFen } from "chess.js";
import { Chess } from "chessops/chess";
import { parseFen } from "chessops/fen";

import startRelease, { Records as ReleaseRecords } from "../../target/page-bench/release/judging.js";
import startPage, { Records as PageRecords } from "../../target/page-bench/page/judging.js";

/** Microseconds a record by the name of the library. */
type Times = Record<string, number>;

const WARM_UP = 10;
const ROUNDS = 40;

async function measure(text: string): Promise<Times> {
  await startPage({ module_or_path: "page/judging_bg.wasm" });
  await startRelease({ module_or_path: "release/judging_bg.wasm" });
  const records = text.split("\n").filter((line) => line !== "");
  const page = new PageRecords(text);
  const release = new ReleaseRecords(text);
  // Each answers how many of the records are right.
  const libraries: Record<string, () => number> = {
    "forsyth, as the page ships it": () => page.judge(),
    "forsyth, built for speed": () => release.judge(),
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
