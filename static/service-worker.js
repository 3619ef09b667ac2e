// Keeps one whole version of the page for when there is no network. static/offline.js has the
// page's side of it.
//
// A version is the files that script/offline.mjs puts in place of FILES: their addresses, relative
// to this one, with a digest each. It is stored wholly or not at all, since a file that is not the
// one of the digest does not arrive, and whatever the page asks for comes from that one version.
// Another version is another script, which the browser installs beside this one; it waits until
// the page says "take-over" or every tab is closed.

const files = FILES;
const version = VERSION;

// Other pages of the same host may keep caches, and other copies of this one.
const family = `forsyth ${registration.scope} `;
const name = family + version;

async function store() {
  const requests = Object.entries(files).map(
    // What is in the browser's own cache is used where the server says that it is still good.
    ([address, integrity]) => new Request(address, { integrity, cache: "no-cache" }),
  );
  const cache = await caches.open(name);
  await cache.addAll(requests);
}

async function takeOver() {
  for (const other of await caches.keys()) {
    if (other.startsWith(family) && other !== name) await caches.delete(other);
  }
  await clients.claim();
}

async function answer(request) {
  const cache = await caches.open(name);
  const address = request.url.replace(/\/index\.html(?=$|[?#])/, "/");
  // A position in the query is for the page to read; the page is the same.
  return (await cache.match(address, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(store()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", ({ data }) => {
  if (data === "take-over") skipWaiting();
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) {
    event.respondWith(answer(request));
  }
});
