// Pieces moved by hand: with the mouse, a pen or a finger, by dragging or by two clicks, and with
// the keyboard. The program knows what a move does; this knows where the pointer is.

const FILES = "abcdefgh";

/** Has a board's frame follow hands where the board is interactive. */
export function hand(board, frame, state, lines, labels) {
  const isOn = board.hasAttribute("interactive");
  if (isOn) state.hand ??= follow(board, frame, lines);
  state.hand?.(isOn && labels[4]);
}

function follow(board, frame, lines) {
  let from; // the square of the piece in hand
  let cursor; // the square that the keyboard is at
  let start; // where the pointer went down
  let shown = false; // whether the cursor is shown
  const live = board.part("p", "live", "hidden");
  live.setAttribute("role", "status");
  const keys = board.part("p", "keys", "hidden");
  keys.id = "keys";

  const isOn = () => board.hasAttribute("interactive");
  const draw = () => board.draw(from, shown ? cursor : "");
  const lifted = () => frame.querySelector("[part=lifted]");
  const say = (text) => (live.textContent = text);
  const turn = (n) => (board.drawn.orientation === "black" ? 7 - n : n);

  /** The name of the square in a column and a row of the picture; nothing outside of it. */
  function name(column, row) {
    const file = FILES[turn(column)];
    return file && row >= 0 && row < 8 ? file + (8 - turn(row)) : "";
  }

  function at({ clientX, clientY }) {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const margin = board.coordinates === "outside" ? 24 : 0;
    const place = (far, size) => Math.floor(((far / size) * (480 + 2 * margin) - margin) / 60);
    return name(place(clientX - left, width), place(clientY - top, height));
  }

  /** Takes the piece of a square in hand; whether there is one. */
  function pick(square) {
    from = square;
    draw();
    if (!lifted()?.firstChild) from = "";
    return from;
  }

  function drop() {
    from = start = "";
    draw();
  }

  /** Puts the piece in hand down; whether it may stand there. */
  function put(square) {
    const mode = board.getAttribute("interactive");
    const [fen, told] = lines("g", board.drawn.fen, from, square, board.language, mode);
    const last = from + square;
    from = start = "";
    if (!fen) return draw();
    board.show(fen, last);
    draw();
    say(told);
    board.dispatchEvent(
      new CustomEvent("change", { bubbles: true, composed: true, detail: { fen, move: last } }),
    );
    return true;
  }

  frame.addEventListener("pointerdown", (event) => {
    const square = at(event);
    if (!isOn() || !event.isPrimary || event.button || !square) return;
    shown = false;
    if (from && from !== square && put(square)) return;
    if (pick(square)) {
      start = [event.clientX, event.clientY];
      frame.setPointerCapture(event.pointerId);
    }
  });

  // A finger on a piece moves it; beside pieces it scrolls the page.
  const keep = (event) => isOn() && from && event.cancelable && event.preventDefault();
  frame.addEventListener("touchstart", keep, { passive: false });
  frame.addEventListener("touchmove", keep, { passive: false });

  frame.addEventListener("pointermove", (event) => {
    if (!start || !from) return;
    const scale = (board.coordinates === "outside" ? 528 : 480) / frame.clientWidth;
    const [x, y] = [event.clientX - start[0], event.clientY - start[1]];
    lifted()?.setAttribute("transform", `translate(${x * scale} ${y * scale})`);
  });

  frame.addEventListener("pointerup", (event) => {
    if (!start || !from) return;
    const square = at(event);
    // On its own square it stays in hand, for a second click.
    start = "";
    if (square === from) draw();
    else if (square) put(square);
    else drop();
  });

  for (const end of ["pointercancel", "lostpointercapture"]) {
    frame.addEventListener(end, () => start && drop());
  }

  const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  frame.addEventListener("keydown", (event) => {
    if (!isOn() || event.ctrlKey || event.altKey || event.metaKey) return;
    const { key } = event;
    const step = Object.hasOwn(STEPS, key) && STEPS[key];
    if (step) {
      const [column, row] = [FILES.indexOf(cursor[0]), 8 - cursor[1]].map(turn);
      if (shown) cursor = name(column + step[0], row + step[1]) || cursor;
    } else if (key === "Enter" || key === " ") {
      if (from && from !== cursor) put(cursor);
      else if (from) from = "";
      else pick(cursor);
    } else if (key === "Escape" && from) {
      from = start = "";
    } else return;
    event.preventDefault();
    shown = true;
    draw();
    if (step) say(lines("s", board.drawn.fen, cursor, board.language)[0]);
  });
  frame.addEventListener("focus", () => {
    shown = frame.matches(":focus-visible");
    if (shown) draw();
  });
  frame.addEventListener("blur", () => {
    shown = false;
    if (board.isConnected && !start) drop();
  });

  return (on) => {
    cursor ??= name(4, 6);
    keys.textContent = on || "";
    if (!on) {
      for (const it of ["tabindex", "role", "aria-label", "aria-describedby"]) frame.removeAttribute(it);
      return;
    }
    frame.tabIndex = 0;
    frame.setAttribute("role", "application");
    const own = board.getAttribute("aria-label") ?? board.title;
    frame.setAttribute("aria-label", own || board.drawn.description);
    frame.setAttribute("aria-describedby", "keys");
  };
}
