// Starts the editor, or says on the page why it can't. The sentences are in index.html.

const notice = document.getElementById("notice");

/** Shows the sentence with this id, and the technical reason below it. */
function tell(id, reason) {
  for (const sentence of notice.querySelectorAll("p")) sentence.hidden = sentence.id !== id;
  notice.querySelector("code").textContent = reason ?? "";
  notice.hidden = false;
}

/** The address that a link in the head names. */
const preloaded = (rel) => document.querySelector(`link[rel="${rel}"]`).href;

/** Whether the second part of the editor (static/rest.js) was called for and did not arrive. */
const isMissing = (error) => error instanceof WebAssembly.LinkError;

/** Fetches the styles that script/late-styles.mjs has put aside. */
function style() {
  const late = document.querySelector('meta[name="late-styles"]');
  if (!late) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = late.content;
  late.replaceWith(link);
}

async function start() {
  if (typeof WebAssembly !== "object") return tell("no-webassembly");
  let init, response;
  try {
    ({ default: init } = await import(preloaded("modulepreload")));
    response = await fetch(preloaded("preload"));
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  } catch (error) {
    return tell("not-loaded", error);
  }
  try {
    await init({ module_or_path: response });
  } catch (error) {
    return tell(isMissing(error) ? "not-loaded" : "not-started", error);
  }
  dispatchEvent(new Event("forsyth-started"));
  style();
  // Pictures are for a part that comes with the first of them.
  addEventListener("forsyth-picture", async (event) => {
    try {
      (await import(preloaded("picture"))).take(event);
    } catch {
      const news = Uint8Array.of(3, 4);
      dispatchEvent(Object.assign(new Event("forsyth-picture-news"), { number: 0, news }));
    }
  });
  // A fault of the program itself: what runs on after it can't be trusted.
  addEventListener("error", ({ error }) => {
    if (error instanceof WebAssembly.RuntimeError) tell("stopped", error);
    else if (isMissing(error)) tell("not-loaded", error);
  });
}

start();
