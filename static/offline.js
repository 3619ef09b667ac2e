// Has the page kept for when there is no network, and offers its new versions.
//
// The contract, by events of the window:
//
// - "forsyth-started" comes from static/start.js once the editor runs. Only then does the browser
//   fetch what is to be kept, so that it takes nothing from the first paint.
// - "forsyth-update" goes to the editor when a new version has wholly arrived and waits. From
//   then on the root element has the attribute data-update, for an editor that listens late.
// - "forsyth-update-accepted" comes from the editor when the user wants it. Then the new version
//   takes over, and every tab reloads itself.
//
// Where there are no service workers (old browsers, http on another host, files, sandboxed
// frames), or the page is served without static/service-worker.js as in development, nothing
// happens. In a frame the page keeps nothing: it is a guest there.

/** How often a page that stays open looks for a new version. */
const PATIENCE_MS = 3_600_000;

async function keep() {
  const container = navigator.serviceWorker;
  let isControlled = Boolean(container.controller);
  const registration = await container.register("service-worker.js", { updateViaCache: "none" });

  const offer = () => {
    // The first version that is ever kept has nothing to replace.
    if (!registration.waiting || !registration.active) return;
    document.documentElement.dataset.update = "";
    dispatchEvent(new CustomEvent("forsyth-update"));
  };
  const watch = (worker) => worker?.addEventListener("statechange", offer);
  offer();
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));

  addEventListener("forsyth-update-accepted", () => {
    isControlled = true;
    registration.waiting?.postMessage("take-over");
  });
  container.addEventListener("controllerchange", () => {
    // A page that came from the network goes on as it is when it is first kept.
    if (isControlled) location.reload();
    isControlled = true;
  });
  setInterval(() => registration.update().catch(() => {}), PATIENCE_MS);
}

if (self === top) {
  addEventListener("forsyth-started", () => keep().catch(() => {}), { once: true });
}
