// <fen-board>: the element. It has a FEN as its text, draws it when it comes near the screen, and
// draws it anew when an attribute or the text changes. All boards of a page share one program.
//
// Nothing that an author writes becomes markup: it goes through the program, which escapes it, or
// into text nodes.

import css from "board.css";
import * as host from "host";
import { lines, load, parse } from "./programs.js";

/** Attributes that are properties as well, by the names of the properties. */
const TEXTS = {
  fen: "fen",
  orientation: "orientation",
  coordinates: "coordinates",
  theme: "theme",
  pieces: "pieces",
  arrows: "arrows",
  squares: "squares",
  lastMove: "last-move",
  caption: "caption",
  interactive: "interactive",
  solution: "solution",
  side: "side",
  editor: "editor",
  loading: "loading",
};
const FLAGS = ["interactive", "side"];

let sheet;
const waiting = new Set();
let observer;

/** Draws a board soon: all that is set at once is drawn once. */
function near(board) {
  if (waiting.delete(board)) observer.unobserve(board);
  board.redraw();
}

const Element = globalThis.HTMLElement ?? class {};

export class FenBoard extends Element {
  static observedAttributes = [...Object.values(TEXTS), "lang", "title", "aria-label"];

  /** The position: that of a move by hand or of the solution, else that of the author. */
  #shown;
  #lastMove;
  #near;
  #queued;
  #checked = {};
  #parts = {};
  #play;

  /** What the program answered last: the FEN as it is written properly, the side at the bottom. */
  drawn = {};

  connectedCallback() {
    if (!this.shadowRoot) {
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
      }
      const root = this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [sheet];
      root.append(this.part("figure", "figure", ""));
      this.part("div", "frame", "frame");
      this.#frames();
      new MutationObserver(() => this.#reset()).observe(this, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      // What was set before this script ran is set again, so that it takes effect.
      for (const name in TEXTS) {
        if (Object.hasOwn(this, name)) {
          const value = this[name];
          delete this[name];
          this[name] = value;
        }
      }
    }
    if (this.#near || this.loading === "eager") {
      this.redraw();
    } else {
      observer ??= new IntersectionObserver(
        (entries) => entries.filter((it) => it.isIntersecting).forEach((it) => near(it.target)),
        { rootMargin: "100%" },
      );
      waiting.add(this);
      observer.observe(this);
    }
  }

  disconnectedCallback() {
    if (waiting.delete(this)) observer.unobserve(this);
  }

  attributeChangedCallback(name) {
    if (name === "fen") this.#reset();
    this.#frames();
    if (this.#near) this.redraw();
  }

  /** The FEN that is on the board. Setting it begins anew. */
  get fen() {
    return this.#shown ?? this.getAttribute("fen") ?? this.text;
  }

  set fen(value) {
    this.setAttribute("fen", value);
  }

  /** The FEN in the element's text, without what is slotted. */
  get text() {
    const own = [...this.childNodes].filter((it) => !it.slot);
    return own.map((it) => (it.nodeName === "BR" ? " " : it.textContent)).join("").trim();
  }

  /** The language: its own, or what it stands in is in. */
  get language() {
    return this.closest("[lang]")?.lang || "en";
  }

  #reset() {
    this.#shown = this.#lastMove = undefined;
    this.#play?.reset?.();
    if (this.#near) this.redraw();
  }

  /** A part of the inside by its name, made where there is none. */
  part(tag, name, className = "below") {
    return (this.#parts[name] ??= this.#made(tag, name, className));
  }

  #made(tag, name, className) {
    const made = document.createElement(tag);
    made.setAttribute("part", name);
    made.className = className;
    this.#parts.figure?.append(made);
    return made;
  }

  /** What is there before anything is drawn: it takes its room at once. */
  #frames() {
    if (!this.shadowRoot) return;
    if (this.hasAttribute("side")) this.part("p", "side").textContent ||= "\u00a0";
    const caption = this.getAttribute("caption");
    if (caption || this.querySelector("[slot=caption]")) {
      const slot = document.createElement("slot");
      slot.name = "caption";
      slot.className = "used";
      slot.append(caption ?? "");
      this.part("figcaption", "caption", "").replaceChildren(slot);
    } else {
      this.#parts.caption?.replaceChildren();
    }
  }

  /** Shows a position, as after a move; nothing for the author's. */
  show(fen, lastMove) {
    [this.#shown, this.#lastMove] = [fen, lastMove];
    this.redraw();
  }

  /** Draws it, once for all that changes at once. */
  redraw() {
    this.#near = true;
    this.#queued ??= load().then(
      () => {
        this.#queued = undefined;
        if (this.isConnected) this.draw();
      },
      () => {
        this.#queued = undefined;
        // Without the program there is still the text.
        this.part("div", "frame").hidden = true;
        this.#tell(this.fen);
      },
    );
  }

  /** Draws it now, with the piece on a square in someone's hand and the keyboard at another. */
  draw(lifted, cursor) {
    const fen = this.fen;
    const checked = fen === this.#checked.text ? this.#checked : {};
    const get = (name) => this.getAttribute(name);
    const [written, orientation, side, description, doubtful, svg] = lines(
      "d",
      checked.fen ?? (fen || "8/8/8/8/8/8/8/8"),
      get("orientation"),
      `${get("arrows") ?? ""} ${get("squares") ?? ""}`,
      this.#lastMove ?? get("last-move"),
      get("pieces"),
      get("coordinates"),
      this.language,
      get("aria-label") ?? get("title"),
      lifted,
      cursor,
    );
    if ((doubtful || !svg) && checked.text === undefined) this.#check(fen);
    if (!svg) return;
    this.drawn = { fen: written, orientation, description };
    const frame = this.part("div", "frame");
    frame.hidden = false;
    frame.innerHTML = svg;
    if (this.hasAttribute("side")) {
      const part = this.part("p", "side");
      part.textContent = side;
      part.classList.toggle("black", / b /.test(written));
    }
    this.#parts.side?.toggleAttribute("hidden", !this.hasAttribute("side"));
    if (this.interactive || this.solution || this.#play) this.#played(frame);
    this.#tell(checked.notice, checked.link);
  }

  /** Has the pieces moved by hand and the solution's moves shown; that is fetched when needed. */
  async #played(frame) {
    this.#play ??= {};
    (await host.play()).play(this, frame, this.#play, lines);
  }

  async #check(text) {
    let checked;
    try {
      checked = await parse(text, this.language);
    } catch {
      // It can't be told: the FEN tells at least what was meant.
      checked = { fen: "8/8/8/8/8/8/8/8", notice: text };
    }
    const { fen, notice, link } = checked;
    this.#checked = { fen, notice, link, text };
    if (this.isConnected) this.draw();
  }

  /** Says quietly what is wrong, with a way to repair it. */
  #tell(notice, label) {
    if (!notice) {
      this.#parts.message?.remove();
      delete this.#parts.message;
      return;
    }
    const message = this.part("p", "message");
    message.textContent = notice;
    const base = /^https?:/.test(this.editor) ? this.editor : host.editor;
    if (!label || !base) return;
    const link = document.createElement("a");
    const query = encodeURIComponent(this.fen.slice(0, 2000).toWellFormed?.() ?? "");
    link.href = `${base}#fen=${query.replaceAll("_", "%5F").replaceAll("%20", "_")}`;
    link.target = "_blank";
    link.rel = "noopener";
    link.setAttribute("part", "link");
    link.textContent = label;
    message.append(" ", link);
  }
}

for (const [name, attribute] of Object.entries(TEXTS)) {
  if (name === "fen") continue;
  Object.defineProperty(FenBoard.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      const value = this.getAttribute(attribute);
      return FLAGS.includes(name) ? value !== null && (value || true) : (value ?? "");
    },
    set(value) {
      if (value === false || value == null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value === true ? "" : value);
    },
  });
}

// What is printed is on no screen.
globalThis.addEventListener?.("beforeprint", () => waiting.forEach(near));
