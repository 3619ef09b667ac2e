import { expect, type Locator, type Page } from "@playwright/test";
import { inOrder, labels } from "./board.ts";

export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** The page as a person finds it: by the names of things, with mouse, keys and clipboard. */
export class Editor {
  readonly fen: Locator;
  readonly board: Locator;
  readonly problems: Locator;
  readonly state: Locator;

  constructor(readonly page: Page) {
    this.fen = page.getByRole("textbox", { name: "FEN", exact: true });
    this.board = page.getByRole("grid", { name: "Board", exact: true });
    this.problems = page.getByRole("list", { name: "Problems", exact: true });
    this.state = page.getByRole("status");
  }

  /** Opens the page, with what stands after its address, and waits for the editor. */
  async open(rest = "") {
    await this.page.goto(`./${rest}`);
    await expect(this.square("e4")).toBeVisible();
  }

  square(name: string): Locator {
    return this.board.locator(`[data-square="${name}"]`);
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** The palette's button for a piece, such as "White queen". */
  spare(piece: string): Locator {
    const group = piece.startsWith("White") ? "White pieces" : "Black pieces";
    return this.page
      .getByRole("group", { name: group, exact: true })
      .getByRole("button", { name: piece, exact: true });
  }

  radio(name: "White" | "Black"): Locator {
    return this.page
      .getByRole("radiogroup", { name: "Side to move", exact: true })
      .getByRole("radio", { name, exact: true });
  }

  checkbox(name: string): Locator {
    return this.page.getByRole("checkbox", { name, exact: true });
  }

  get enPassant(): Locator {
    return this.page.getByRole("combobox", { name: "En passant square", exact: true });
  }

  spinbutton(name: "Halfmove clock" | "Fullmove number"): Locator {
    return this.page.getByRole("spinbutton", { name, exact: true });
  }

  /** The item of the problems list that says this sentence. */
  problem(sentence: string): Locator {
    return this.problems.getByRole("listitem").filter({ hasText: sentence });
  }

  /** The first of the repairs that a problem offers. */
  firstFix(problem: Locator): Locator {
    return problem.locator("[data-fix]").first();
  }

  /** The stretches of the field that are underlined in the colour of a severity. */
  private async marks(severity: string): Promise<string[]> {
    return this.page.locator(`mark[data-severity="${severity}"]`).allTextContents();
  }

  /** Just these stretches are underlined in the colour of a severity. */
  async expectMarks(severity: string, texts: string[]) {
    await expect.poll(() => this.marks(severity)).toEqual(texts);
  }

  /** This stretch is underlined, in one piece or several, among others perhaps. */
  async expectMarked(severity: string, text: string) {
    await expect.poll(async () => (await this.marks(severity)).join("")).toContain(text);
  }

  /** The state line says this. */
  async expectState(state: string | RegExp) {
    await expect(this.state.filter({ hasText: state })).toBeVisible();
  }

  /** Puts a text on the clipboard and pastes it over what the field holds. */
  async paste(text: string) {
    await this.page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await this.fen.focus();
    await this.page.keyboard.press("ControlOrMeta+A");
    await this.page.keyboard.press("ControlOrMeta+V");
    await expect(this.fen).toHaveValue(text);
  }

  /** Drags with the mouse from the middle of one thing to the middle of another, or to a place. */
  async drag(from: Locator, to: Locator | { x: number; y: number }) {
    const start = await middle(from);
    const end = "x" in to ? to : await middle(to);
    const { mouse } = this.page;
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    await mouse.move(end.x, end.y, { steps: 4 });
    await mouse.up();
  }

  /** Presses on the first of some squares, goes over the others, and releases on the last. */
  async stroke(squares: string[], { button = "left" as "left" | "right", release = true } = {}) {
    const { mouse } = this.page;
    for (const [i, name] of squares.entries()) {
      const { x, y } = await middle(this.square(name));
      await mouse.move(x, y, { steps: i === 0 ? 1 : 6 });
      if (i === 0) await mouse.down({ button });
    }
    if (release) await mouse.up({ button });
  }

  /** The board shows these pieces: the first field of a FEN. */
  async expectBoard(placement: string) {
    const cells = this.board.locator("[data-square]");
    const shown = () =>
      cells.evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label") ?? ""));
    // What is drawn on a square comes after its piece.
    const pieces = async () => (await shown()).map((label) => label.split(";")[0]);
    await expect.poll(async () => inOrder(await pieces())).toEqual(labels(placement));
  }

  /** The field holds this text, and the board shows its pieces. */
  async expectFen(fen: string) {
    await expect(this.fen).toHaveValue(fen);
    await this.expectBoard(fen.split(" ")[0]);
  }
}

/** The middle of what a locator finds, in the window's coordinates. */
export async function middle(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
