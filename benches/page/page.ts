// Runs in the page: every library judges the same records and reads the same games, in turns, and
// tells the median time.
//
// The others have the records as strings, one each, before the clock starts. Forsyth has them as
// one string, a line each, as a file's text comes: that it goes to WebAssembly as UTF-8 and is
// parted into lines there is counted. Each answers how many of the records are right.
//
// A list is a file of many lines. Forsyth's worker reads it and keeps the positions, with what is
// wrong with each, to be shown and filtered; the others parse each line and keep a count.
//
// Reading games is reading all moves in all variations, with each of them checked: chessops parses
// the text first, then plays the moves.

import { validateFen } from "chess.js";
import { Chess } from "chessops/chess";
import { parseFen } from "chessops/fen";
import { parsePgn, startingPosition, walk } from "chessops/pgn";
import { parseSan } from "chessops/san";

import startPage, * as page from "../../target/page-bench/page/judging.js";
import startWorker, * as worker from "../../target/page-bench/worker/judging.js";

const WARM_UP = 20;
const ROUNDS = 100;
const GAME_ROUNDS = 20;

/** Microseconds a record, or a kilobyte, by the name of the library. */
type Times = Record<string, number>;

/** Does the same in every library, in turns; each has to come to the same answer. */
function inTurns(libraries: Record<string, () => number>, answer: number, rounds: number): Times {
  const times: Record<string, number[]> = {};
  for (let round = 0; round < WARM_UP + rounds; round++) {
    for (const [name, work] of Object.entries(libraries)) {
      const start = performance.now();
      const found = work();
      const time = performance.now() - start;
      if (found !== answer) throw new Error(`${name} comes to ${found}, not to ${answer}`);
      if (round >= WARM_UP) (times[name] ??= []).push(time);
    }
  }
  const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1] ?? NaN;
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)]));
}

/** The times of one thing of so many. */
const each = (times: Times, count: number): Times =>
  Object.fromEntries(Object.entries(times).map(([name, time]) => [name, (1000 * time) / count]));

async function start() {
  await startPage({ module_or_path: "page/judging_bg.wasm" });
  await startWorker({ module_or_path: "worker/judging_bg.wasm" });
}

/** How many moves chessops reads, in all variations; NaN where it finds one wrong. */
function readWithChessops(text: string): number {
  let count = 0;
  for (const game of parsePgn(text)) {
    const position = startingPosition(game.headers).unwrap();
    walk(game.moves, position, (position, node) => {
      const move = parseSan(position, node.san);
      count += move ? 1 : NaN;
      if (move) position.play(move);
      return move !== undefined;
    });
  }
  return count;
}

/** Microseconds a kilobyte of games. */
async function measureGames(texts: string[]): Promise<Times> {
  await start();
  const encode = (text: string) => new TextEncoder().encode(text);
  const games = texts
    .map((text) => page.standard_games(text))
    .filter((text) => readWithChessops(text) === page.read_games(encode(text)));
  if (2 * games.length < texts.length) throw new Error(`only ${games.length} games can be used`);
  const text = games.join("\n").repeat(8);
  const bytes = encode(text);
  const libraries = {
    "forsyth, as a worker has it": () => worker.read_games(bytes),
    "forsyth, as the page has it": () => page.read_games(bytes),
    chessops: () => readWithChessops(text),
  };
  const times = inTurns(libraries, page.read_games(bytes), GAME_ROUNDS);
  return each(times, bytes.length / 1000);
}

async function measure(text: string): Promise<Times> {
  await start();
  const records = text.split("\n").filter((line) => line !== "");
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(3 * text.length);
  const encoded = () => buffer.subarray(0, encoder.encodeInto(text, buffer).written);
  const libraries: Record<string, () => number> = {
    "forsyth, as a worker has it": () => worker.judge(encoded()),
    "forsyth, as the page has it": () => page.judge(encoded()),
    chessops: () => {
      const judge = (fen: string) => parseFen(fen).chain((setup) => Chess.fromSetup(setup));
      return records.filter((fen) => judge(fen).isOk).length;
    },
    "chess.js": () => records.filter((fen) => validateFen(fen).ok).length,
  };
  return each(inTurns(libraries, records.length, ROUNDS), records.length);
}

/** Has the worker of lists read a file: how many of its positions have no problem. */
function readList(worker: Worker, file: Blob): Promise<number> {
  return new Promise((done, fail) => {
    worker.onerror = () => fail(new Error("the worker has failed"));
    worker.onmessage = ({ data: { what, summary } }) => {
      if (what === "failed") fail(new Error("the worker has failed"));
      if (what === "read") done(summary[2] + summary[3]);
    };
    worker.postMessage(["read", file, [0, 0, 0, 0, 0]]);
  });
}

const LIST_ROUNDS = 5;

/** A record that lacks the last character of its placement. */
const spoilt = (record: string) => record.replace(/. /, " ");

/** Microseconds a line of a list that has the lines of a text so many times, every `share`th of
 *  them with a fault. */
async function measureLists(text: string, times: number, address: string, share: number): Promise<Times> {
  const records = text.split("\n").filter((line) => line !== "");
  const mixed = records.map((record, i) => (i % share === share - 1 ? spoilt(record) : record));
  const file = new Blob(Array.from({ length: times }, () => `${mixed.join("\n")}\n`));
  const count = times * records.length;
  const sound = times * records.filter((_, i) => i % share !== share - 1).length;
  const worker = new Worker(address, { type: "module" });
  const lines = async () => (await file.text()).split("\n").filter((line) => line !== "");
  const judge = (fen: string) => parseFen(fen).chain((setup) => Chess.fromSetup(setup));
  const libraries: Record<string, () => Promise<number>> = {
    "forsyth's worker": () => readList(worker, file),
    "chessops, parseFen alone": async () => (await lines()).filter((fen) => parseFen(fen).isOk).length,
    "chessops, and the position": async () => (await lines()).filter((fen) => judge(fen).isOk).length,
    "chess.js": async () => (await lines()).filter((fen) => validateFen(fen).ok).length,
  };
  const all: Record<string, number[]> = {};
  for (let round = 0; round <= LIST_ROUNDS; round++) {
    for (const [name, work] of Object.entries(libraries)) {
      const start = performance.now();
      const right = await work();
      // The first round is to warm up.
      if (round > 0) (all[name] ??= []).push(performance.now() - start);
      if (right !== sound) throw new Error(`${name} takes ${right} lines for right, not ${sound}`);
    }
  }
  worker.terminate();
  const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1] ?? NaN;
  return each(Object.fromEntries(Object.entries(all).map(([name, list]) => [name, median(list)])), count);
}

Object.assign(globalThis, { measure, measureGames, measureLists });
