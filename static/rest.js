// The part of the editor's WebAssembly that the first paint and the first moves don't call. It is
// fetched once the editor runs. script/split puts this at the head of the JavaScript that joins
// page and editor, and writes the name of the file for REST.

const name = REST;
const address = new URL(name, import.meta.url);

/** The exports of the first part, once it runs. */
let firstPart;
let isWhole = false;

/** Puts the functions of the second part, if it is there, where the first part looks for
 *  them: into the table. */
function join(module) {
  if (isWhole || !module) return;
  new WebAssembly.Instance(module, { first: firstPart });
  isWhole = true;
}

/** Fetches the second part; nothing if it does not arrive. */
async function fetchRest() {
  try {
    const response = await fetch(address);
    if (response.ok) return await WebAssembly.compile(await response.arrayBuffer());
  } catch {
    // A call that needs it tries again.
  }
}

// A service worker has it at hand. A request that the page waits for would go past the worker, to
// a network that may not be there.
const kept = isKept() ? await fetchRest() : undefined;

/** Whether a service worker answers for this page. */
function isKept() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    // Not in a sandbox.
    return false;
  }
}

/** Fetches the second part at once, while the page waits: something calls it already. */
function fetchRestNow() {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  // Each byte becomes a character whose low eight bits it is.
  request.overrideMimeType("text/plain; charset=x-user-defined");
  try {
    request.send();
  } catch {
    // Its status tells.
  }
  if (request.status !== 200) throw new WebAssembly.LinkError(`${request.status} ${address}`);
  const bytes = Uint8Array.from(request.responseText, (character) => character.charCodeAt(0));
  join(new WebAssembly.Module(bytes));
}

/** What the first part finds, by the place in the table, until the second part has come. */
const placeholders = new Proxy(
  {},
  {
    get: (_, place) => (...given) => {
      if (!isWhole) fetchRestNow();
      return firstPart.table.get(Number(place))(...given);
    },
  },
);

/** Takes the exports of the first part, before it starts. */
function begin(exports) {
  firstPart = exports;
  if (kept) join(kept);
  else addEventListener("forsyth-started", () => fetchRest().then(join), { once: true });
  return exports;
}

