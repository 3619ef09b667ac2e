// For a page with boards in iframes: gives each the height that its board has. Of all messages it
// takes only a number, from embed.html beside this script, in a frame of this page.

const board = new URL("embed.html", document.currentScript?.src ?? location.href);

addEventListener("message", ({ data, origin, source }) => {
  const frames = [...document.querySelectorAll("iframe")];
  const frame = frames.find((it) => it.contentWindow === source);
  if (!frame || typeof data !== "object" || data?.type !== "fen-board") return;
  const { origin: host, pathname } = new URL(frame.src, location.href);
  if (host !== board.origin || pathname !== board.pathname) return;
  // A frame in a sandbox has no origin.
  const isAlone = frame.hasAttribute("sandbox") && !frame.sandbox.contains("allow-same-origin");
  if (origin !== (isAlone ? "null" : host)) return;
  const { height } = data;
  if (Number.isFinite(height) && height > 0 && height < 1e4) frame.style.height = `${height}px`;
});
