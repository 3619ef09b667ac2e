// Gives the page the look that its user has chosen, before any of it is painted; the editor does
// the same when it starts (src/app/settings.rs). A value that means nothing changes nothing: the
// styles know none like it.

try {
  const root = document.documentElement;
  for (const line of localStorage.getItem("forsyth-settings").split("\n")) {
    const [key, value] = line.split("=");
    if (["board", "coordinates", "theme"].includes(key)) root.dataset[key] = value;
    if (key === "size" && value >= 40 && value <= 100) root.style.setProperty("--size", value);
  }
} catch {
  // Nothing is kept, or it may not be read.
}
