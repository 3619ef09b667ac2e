// Reads a list of positions and keeps it, beside the page, which never waits for it.
// script/worker puts the JavaScript that joins it with its WebAssembly before this, and writes
// the name of the latter for WASM.
//
// A message to it is [what, ...values]; see `commands`. A message from it is an object: `what`
// has been done, to how many positions (`count`), and at which `place` among those shown the one
// is that it was about; the `summary` of the list, the `kinds` of its problems, and the `rows`
// that were asked for last, `from` one on. Those that have not changed are left out.

const address = WASM;

/** How many bytes are read at a time. */
const BLOCK = 1 << 19;
/** How many milliseconds pass between two reports of work that goes on. */
const PACE = 100;
/** How many positions are repaired, or written, before the next message is heard. */
const PORTION = 10_000;

const ready = __wbg_init({ module_or_path: new URL(address, import.meta.url) });
let session;
/** Whether the work that goes on is still wanted. */
let isWanted = true;
/** The rows that were asked for last. */
let asked = [0, 0];

const tell = (message) => postMessage(message);

/** Tells how the list is. */
function tellState(what, count = 0, number) {
  const place = number === undefined ? undefined : session.place(number);
  const [from, rows] = [asked[0], session.rows(...asked)];
  tell({ what, count, place, summary: session.summary(), kinds: session.kinds(), from, rows });
}

/** Lets messages be heard. */
const pause = () => new Promise((done) => setTimeout(done));

const commands = {
  /** A file is to be read; the numbers are its encoding and its layout. */
  async read(file, numbers) {
    session = new Session(numbers);
    const bytes = (at) => file.slice(at, at + BLOCK).arrayBuffer();
    let at = 0;
    let told = 0;
    let hasRoom = true;
    let coming = bytes(at);
    while (hasRoom) {
      const block = new Uint8Array(await coming);
      if (!isWanted) break;
      at += BLOCK;
      const isLast = at >= file.size;
      if (!isLast) coming = bytes(at);
      hasRoom = session.feed(block, isLast);
      if (isLast) break;
      if (performance.now() - told > PACE) {
        tellState("reading", Math.floor((100 * at) / file.size));
        told = performance.now();
        await pause();
      }
    }
    tellState("read");
  },

  /** All positions shown that have a kind of problem are to be repaired. */
  async fix(code) {
    const all = session.begin_fix(code);
    let told = performance.now();
    for (let done = PORTION; isWanted && session.fix_some(PORTION); done += PORTION) {
      if (performance.now() - told > PACE) {
        tell({ what: "reading", count: Math.floor((100 * done) / all) });
        told = performance.now();
      }
      await pause();
    }
    tellState("fixed", session.end_fix());
  },

  /** What is shown is to be written as a file. */
  async save(extension) {
    const [, shown] = session.summary();
    const parts = [];
    for (let at = 0; isWanted && at < shown; at += PORTION) {
      parts.push(session.write(extension, at, PORTION));
      await pause();
    }
    if (!isWanted) return tellState("read");
    const leftOut = session.left_out();
    const file = new Blob(parts, { type: "text/plain" });
    tell({ what: "saved", count: shown - leftOut, file, extension, leftOut });
  },

  filter(problem, text) {
    session.filter(problem, text);
    tellState("filtered");
  },

  remove(number) {
    session.remove(number);
    tellState("removed", 1);
  },

  shift(number, by) {
    session.shift(number, by);
    tellState("shifted", 1, number);
  },

  update(number, text) {
    session.update(number, text);
    tellState("updated", 1, number);
  },

  insert(text, behind) {
    tellState("inserted", 1, session.insert(text, behind));
  },

  single() {
    tellState("removed", session.keep_first_of_each());
  },

  undo() {
    session.undo();
    tellState("undone");
  },
};

/** What takes its time, one after the other. */
let work = ready;
/** What of it goes on. */
let running;

async function run(what, given) {
  try {
    await commands[what](...given);
  } catch (error) {
    tell({ what: "failed", count: 0 });
    throw error;
  }
}

function queue(what, given) {
  isWanted = true;
  work = work.then(async () => {
    running = what;
    await run(what, given);
    running = undefined;
  });
}

onmessage = ({ data: [what, ...given] }) => {
  if (what === "cancel") {
    isWanted = false;
  } else if (what === "rows") {
    asked = given;
    if (session) tell({ what, count: 0, from: asked[0], rows: session.rows(...asked) });
  } else if (running === "read" && what in commands && !["fix", "save"].includes(what)) {
    // What is there already can be worked with.
    run(what, given);
  } else {
    queue(what, given);
  }
};
