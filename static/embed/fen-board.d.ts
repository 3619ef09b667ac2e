// The types of fen-board.js.

/** The side at the bottom, or a side to move. */
export type Color = "white" | "black";

/** A language of the descriptions and messages. */
export type Lang = "en" | "fi" | "tr" | "ml";

/** A place in a text, in UTF-16 code units as strings of JavaScript have them. */
export interface Span {
  start: number;
  end: number;
}

/** A change to a text. */
export interface Edit extends Span {
  text: string;
}

/** A repair. */
export interface Fix {
  /** What it does, in words. */
  label: string;
  edits: Edit[];
  /** The text after it. */
  result: string;
}

/** One thing that is wrong or worth knowing. */
export interface Diagnostic extends Span {
  /** Its stable name, as in docs/diagnostics.md. */
  code: string;
  severity: "info" | "warning" | "error";
  message: string;
  /** The squares that it speaks of, as "e4". */
  squares: string[];
  /** The best first. */
  fixes: Fix[];
}

/** All that a FEN holds. */
export interface Setup {
  placement: string;
  sideToMove: Color;
  castling: string;
  enPassant: string | null;
  halfmoveClock: number;
  fullmoveNumber: number;
  /** The letter of FEN for each square that is not empty. */
  pieces: Record<string, string>;
}

/** What a text holds: always a setup, and all that is wrong. */
export interface Parsed {
  /** The best reading, written properly. */
  fen: string;
  setup: Setup;
  verdict: "legal" | "playable" | "illegal" | "unreadable";
  /** A sentence for those who only look at the board; empty where nothing is wrong enough. */
  notice: string;
  diagnostics: Diagnostic[];
}

/** How a picture is drawn. */
export interface SvgOptions {
  /** `auto` is the side to move. */
  orientation?: Color | "auto";
  /** `"Ge2e4,Rd8h4"`, or `[%cal ...]`. */
  arrows?: string;
  /** `"Ge4,Ra1"`, or `[%csl ...]`. */
  squares?: string;
  /** `"e2e4"`. */
  lastMove?: string;
  pieces?: "standard" | "figurine" | "letter";
  coordinates?: "inside" | "outside" | "off";
  /** The language of the title, where none is given. */
  lang?: Lang;
  /** Plain text; the position in words, unless told. */
  title?: string;
  /** The colour of light squares, as in CSS. */
  light?: string;
  /** The colour of dark squares. */
  dark?: string;
}

/** Reads any text and tells what is wrong with it. */
export function parse(text: string, options?: { lang?: Lang }): Promise<Parsed>;

/** Draws a position as SVG that needs nothing else. A wrong FEN is drawn as it is best read. */
export function svg(fen: string, options?: SvgOptions): Promise<string>;

/** Tells a position in words. */
export function describe(fen: string, lang?: Lang): Promise<string>;

/** Starts the program, from its bytes where fen-board.wasm is not beside the module. */
export function load(bytes?: BufferSource | Promise<BufferSource>): Promise<unknown>;

/** What `change` tells: the position after a move by hand, and the two squares of the move. */
export type FenBoardChangeEvent = CustomEvent<{ fen: string; move: string }>;

/** `<fen-board>`. Each property but `fen` is the attribute of its name. */
export class FenBoard extends HTMLElement {
  /** The FEN that is on the board; setting it begins anew. */
  fen: string;
  orientation: string;
  coordinates: string;
  theme: string;
  pieces: string;
  arrows: string;
  squares: string;
  lastMove: string;
  caption: string;
  side: boolean;
  interactive: boolean | string;
  solution: string;
  editor: string;
  loading: string;
}

declare global {
  interface HTMLElementTagNameMap {
    "fen-board": FenBoard;
  }
}
