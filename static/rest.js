// The part of the editor's WebAssembly that the first paint and the first moves don't call. It is
// fetched once the editor runs. script/split puts this at the head of the JavaScript that joins
// page and editor, and writes the name of the file for REST.

const name = REST;
const address = new URL(name, import.meta.url);

/** The exports of the first part, once it runs. */
let firstPart;
let isWhole = false;

/** Puts the functions of the second part into the table, where the first part looks for them. */
function join(module) {
  if (isWhole) return;
  new WebAssembly.Instance(module, { first: firstPart });
  isWhole = true;
}


/** Fetches the second part beside all else. A call that needs it tries again, should it fail. */
async function fetchRest() {
  const response = await fetch(address);
  if (response.ok) join(await WebAssembly.compile(await response.arrayBuffer()));
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
  addEventListener("forsyth-started", () => fetchRest().catch(() => {}), { once: true });
  return exports;
}

