import type { Locator, Page } from "@playwright/test";
import { test as base, expect } from "./fixtures.ts";

export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
export const MATE = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";

/** All that a strict blog allows. */
export const STRICT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'";

/** A page of somebody's blog, with boards in it. */
export class Blog {
  constructor(readonly page: Page) {}

  /** Opens a page with this in its body. */
  async open(body: string, { head = '<script type="module" src="fen-board.js"></script>' } = {}) {
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="${STRICT}">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
    await this.page.route("**/blog.html", (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: html }),
    );
    await this.page.goto("blog.html");
  }

  /** The first board, or the one of that id. */
  board(id?: string): Locator {
    return this.page.locator(id ? `#${id}` : "fen-board").first();
  }

  drawing(id?: string): Locator {
    return this.board(id).locator("svg");
  }

  /** What is in the inside of a board, as markup. */
  inside(id?: string): Promise<string> {
    return this.board(id).evaluate((it) => it.shadowRoot!.innerHTML);
  }

  /** The middle of a square on the screen. */
  async square(name: string, { id = undefined as string | undefined, black = false } = {}) {
    const { x, y, width } = (await this.drawing(id).boundingBox())!;
    const [file, rank] = [name.charCodeAt(0) - 97, Number(name[1]) - 1];
    const [column, row] = black ? [7 - file, rank] : [file, 7 - rank];
    return { x: x + ((column + 0.5) * width) / 8, y: y + ((row + 0.5) * width) / 8 };
  }

  /** The FEN that the board shows. */
  fen(id?: string): Promise<string> {
    return this.board(id).evaluate((it: any) => it.drawn.fen);
  }
}

export const test = base.extend<{ blog: Blog }>({
  blog: async ({ page }, use) => {
    await use(new Blog(page));
  },
});

export { expect };
