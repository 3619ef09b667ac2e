import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import { test, expect, START } from "./fixtures.ts";
import type { Editor } from "./editor.ts";

const KEY = "forsyth-export";
const MARKED = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
const HASH = `#fen=${MARKED.replaceAll(" ", "_")}&shapes=Ge4,Re7e5`;

/** The panel that exports. */
class Panel {
  readonly dialog: Locator;
  readonly format: Locator;
  readonly text: Locator;
  readonly picture: Locator;
  readonly losses: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole("dialog", { name: "Export", exact: true });
    this.format = this.dialog.locator("select[name=format]");
    this.text = this.dialog.getByRole("region", { name: "Preview" });
    this.picture = this.dialog.getByRole("img");
    this.losses = this.dialog.locator(".losses");
    this.status = this.dialog.getByRole("status");
  }

  static async open(editor: Editor): Promise<Panel> {
    await editor.button("Export").click();
    const panel = new Panel(editor.page);
    await expect(panel.dialog).toBeVisible();
    return panel;
  }

  choose(format: string) {
    return this.format.selectOption({ label: format });
  }

  list(name: string): Locator {
    return this.dialog.getByRole("combobox", { name, exact: true });
  }

  box(name: string): Locator {
    return this.dialog.getByRole("checkbox", { name, exact: true });
  }

  get caption(): Locator {
    return this.dialog.getByRole("textbox", { name: "Caption", exact: true });
  }

  /** Copies, and hands on what is on the clipboard as text then. */
  async copy(): Promise<string> {
    await this.page.evaluate(() => navigator.clipboard.writeText("nothing yet"));
    await this.dialog.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(this.status).toHaveText("Copied");
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  async save(): Promise<Download> {
    const download = this.page.waitForEvent("download");
    await this.dialog.getByRole("button", { name: "Save", exact: true }).click();
    const file = await download;
    await expect(this.status).toHaveText("Saved");
    return file;
  }
}

const bytes = async (file: Download) => readFile(await file.path());

/** The size of a PNG and the colours, with their opacity, of some of its pixels. */
const look = (page: Page, png: string, places: [number, number][]) =>
  page.evaluate(
    async ([png, places]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext("2d", { willReadFrequently: true })!;
      context.drawImage(image, 0, 0);
      const colours = places.map(([x, y]) =>
        [...context.getImageData(x * canvas.width, y * canvas.height, 1, 1).data].join(),
      );
      return { width: canvas.width, height: canvas.height, colours };
    },
    [png, places] as const,
  );

/** Each format: the extension of its file, what its preview says among other things, and what it
 * loses of the position with its marks. */
const FORMATS: [string, string, (string | RegExp)[], string][] = [
  ["FEN", "fen", [MARKED], "marks and arrows"],
  ["EPD", "epd", [/ b KQkq e3 fmvn 1; hmvc 0;$/m], "marks and arrows"],
  [
    "PGN",
    "pgn",
    ['[Event "?"]', `[FEN "${MARKED}"]`, '[SetUp "1"]', "{[%csl Ge4][%cal Re7e5]} *"],
    "",
  ],
  [
    "GBR code",
    "txt",
    ["4888.88e1e8"],
    "piece placement, side to move, castling rights, en passant square, marks and arrows",
  ],
  [
    "Wikipedia",
    "txt",
    ["{{Chess diagram|fen=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR|align=tright|"],
    "side to move, castling rights, en passant square, marks and arrows",
  ],
  [
    "Wikipedia, form for every wiki",
    "txt",
    ["{{Chess diagram\n", " 8 |rd|nd|bd|qd|kd|bd|nd|rd|="],
    "side to move, castling rights, en passant square, marks and arrows",
  ],
  [
    "Spanish Wikipedia",
    "txt",
    ["{{Diagrama de ajedrez\n"],
    "side to move, castling rights, en passant square, marks and arrows",
  ],
  [
    "Finnish Wikibooks",
    "txt",
    ["{{Shakkiasema\n"],
    "side to move, castling rights, en passant square, marks and arrows",
  ],
  ["LaTeX, chessboard", "tex", [`setfen=${MARKED},`, "markfield=e4", "markmove=e7-e5"], ""],
  ["LaTeX, xskak", "tex", ["\\newchessgame[", "markmove=e7-e5"], ""],
  ["LaTeX, skak", "tex", [`\\fenboard{${MARKED}}`], "marks and arrows"],
  [
    "Markdown table",
    "md",
    ["| | a | b | c | d | e | f | g | h |", "| **1** | ♖ | ♘ |"],
    "side to move, castling rights, en passant square, marks and arrows",
  ],
  [
    "Text",
    "txt",
    ["8 r n b q k b n r\n", "4 . . . . P . . .\n", "  a b c d e f g h"],
    "side to move, castling rights, en passant square, marks and arrows",
  ],
  [
    "Text with chess symbols",
    "txt",
    ["8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜\n"],
    "side to move, castling rights, en passant square, marks and arrows",
  ],
  [
    "Description",
    "txt",
    [/^White: king e1, queen d1, .* Black to move\.$/m],
    "castling rights, en passant square, marks and arrows",
  ],
];

test("each format has its preview, is copied and saved, and says what it loses", async ({
  page,
  editor,
}) => {
  test.setTimeout(90_000);
  await editor.open(HASH);
  const panel = await Panel.open(editor);
  for (const [name, extension, said, lost] of FORMATS) {
    await panel.choose(name);
    const preview = (await panel.text.textContent())!;
    for (const part of said) {
      if (typeof part === "string") expect(preview, name).toContain(part);
      else expect(preview, name).toMatch(part);
    }
    await expect(panel.losses).toHaveText(lost && `Not in this format: ${lost}`);
    // A line is copied without its end.
    expect((await panel.copy()).trimEnd(), name).toBe(preview.trimEnd());
    const file = await panel.save();
    expect(file.suggestedFilename()).toBe(`position.${extension}`);
    expect((await bytes(file)).toString("utf8"), name).toBe(preview);
  }
  // All there are but the pictures and the links, which have their own tests.
  const labels = await panel.format.locator("option").allTextContents();
  const others = labels.filter((label) => !FORMATS.some(([name]) => name === label));
  expect(others).toEqual([
    "SVG picture",
    "PNG picture",
    "Link to lichess, analysis",
    "Link to lichess, editor",
    "Link to chess.com",
    "Link to Forsyth",
    "Element <fen-board>",
    "Frame (iframe)",
    "Image in HTML",
    "Image in Markdown",
    "Block for WordPress",
  ]);
});

test("a blog gets what it allows, with the board as readers will see it", async ({ page, editor }) => {
  await editor.open(HASH);
  const panel = await Panel.open(editor);
  const folder = page.url().split("#")[0];
  await panel.choose("Element <fen-board>");
  await panel.caption.fill("After <b>one</b> move");
  await panel.box("Let readers move pieces").check();
  await expect(panel.text).toContainText(`<script type="module" src="${folder}fen-board.js"></script>`);
  await expect(panel.text).toContainText(" interactive ");
  await expect(panel.text).toContainText(`${MARKED}</fen-board>`);
  await expect(panel.losses).toHaveText("");
  expect(await panel.copy()).toBe(await panel.text.textContent());
  expect((await panel.save()).suggestedFilename()).toBe("position.html");
  const shown = panel.dialog.frameLocator("iframe");
  await expect(shown.locator("fen-board")).toContainText("After <b>one</b> move");
  await panel.choose("Frame (iframe)");
  await panel.list("Width").selectOption("320 px");
  await expect(panel.text).toContainText(`src="${folder}embed.html?fen=rnbqkbnr/`);
  await expect(panel.text).toContainText('width="320"');
  await panel.choose("Image in Markdown");
  await expect(panel.text).toContainText("](data:image/svg+xml,");
  await expect(panel.picture).toHaveJSProperty("naturalWidth", 320);
  await panel.choose("Block for WordPress");
  await expect(panel.text).toContainText("After &lt;b&gt;one&lt;/b&gt; move</figcaption>");
});

test("links can be followed, and turn the board", async ({ page, editor }) => {
  await editor.open(HASH);
  const panel = await Panel.open(editor);
  const fen = MARKED.replaceAll(" ", "_");
  const home = page.url().split("#")[0];
  const encoded = encodeURIComponent(MARKED);
  for (const [name, white, black] of [
    ["lichess, analysis", `https://lichess.org/analysis/${fen}`, "?color=black"],
    ["lichess, editor", `https://lichess.org/editor/${fen}`, "?color=black"],
    [
      "chess.com",
      `https://www.chess.com/analysis?fen=${encoded}&tab=analysis`,
      `https://www.chess.com/analysis?fen=${encoded}&flip=true&tab=analysis`,
    ],
    ["Forsyth", `${home}#fen=${fen}&shapes=Ge4,Re7e5`, "&black"],
  ]) {
    await panel.choose(`Link to ${name}`);
    const link = panel.text.getByRole("link");
    await expect(link).toHaveAttribute("href", white);
    await expect(link).toHaveText(white);
    await expect(link).toHaveAttribute("rel", "noopener");
    expect(await panel.copy()).toBe(white);
    await panel.list("At the bottom").selectOption("Black");
    await expect(link).toHaveAttribute("href", black.startsWith("http") ? black : white + black);
    await panel.list("At the bottom").selectOption("as on the page");
  }
  const opened = page.waitForEvent("popup");
  await panel.text.getByRole("link").click();
  const other = await opened;
  await expect(other.getByRole("textbox", { name: "FEN", exact: true })).toHaveValue(MARKED);
});

test("what is chosen changes what is written", async ({ editor }) => {
  await editor.open(HASH);
  const panel = await Panel.open(editor);
  await panel.choose("PGN");
  await panel.list("Write FEN").selectOption("Shredder-FEN");
  await panel.caption.fill('A "first" move');
  await panel.box("Arrows and marks").uncheck();
  await expect(panel.text).toContainText(" b HAha - 0 1");
  await expect(panel.text).toContainText('[Event "A \\"first\\" move"]');
  await expect(panel.text).not.toContainText("%csl");
  await panel.list("Write FEN").selectOption("En passant only if legal");
  await expect(panel.text).toContainText(" b KQkq - 0 1");
  await expect(panel.losses).toContainText("en passant square");
  await panel.list("Write FEN").selectOption("As typed");

  await panel.choose("GBR code");
  await panel.list("Stipulation").selectOption("draw");
  await panel.box("Squares of the kings").uncheck();
  await expect(panel.text).toHaveText("=4888.88\n");

  await panel.choose("Wikipedia");
  await panel.list("Alignment").selectOption("left");
  await panel.list("At the bottom").selectOption("Black");
  await panel.caption.fill("a|b");
  await expect(panel.text).toContainText("|align=tleft|header=|footer=a&#124;b|reverse=true}}");

  await panel.choose("Text");
  await panel.box("Border").check();
  await panel.box("Coordinates").uncheck();
  await expect(panel.text).toContainText("+-----------------+\n| R N B K Q B N R |\n");

  await panel.choose("Description");
  for (const [language, said] of [
    ["Suomi", "Mustan vuoro."],
    ["Türkçe", "Hamle Siyahta."],
    ["മലയാളം", "കറുപ്പിന്റെ ഊഴം."],
    ["English", "Black to move."],
  ]) {
    await panel.list("Language").selectOption(language);
    await expect(panel.text).toContainText(said);
  }
});

test("the dialect is one and the same in the panel and beside the FEN", async ({ page, editor }) => {
  await editor.open(`#fen=${START.replaceAll(" ", "_")}`);
  const panel = await Panel.open(editor);
  await panel.choose("FEN");
  await panel.list("Write FEN").selectOption("Shredder-FEN");
  await expect(panel.text).toHaveText(`${START.replace("KQkq", "HAha")}\n`);
  await page.keyboard.press("Escape");
  await expect(page.locator(".headline select")).toHaveValue("2");
});

test("the drawing stands alone and has what was chosen", async ({ page, editor }) => {
  await editor.open(HASH);
  const panel = await Panel.open(editor);
  await panel.choose("SVG picture");
  await expect(panel.losses).toHaveText("Not in this format: castling rights, en passant square");
  await expect(panel.picture).toHaveAccessibleName(/^White: king e1/);
  await panel.caption.fill("Open <game> & more");
  await panel.list("Board colours").selectOption("Blue");
  await panel.list("Language").selectOption("Suomi");
  await panel.list("Pieces").selectOption("Letters");
  await expect(panel.picture).toHaveAccessibleName(/^Valkea: kuningas e1/);
  await expect(panel.picture).toHaveAttribute("src", /rx%3D|%3Ccircle/);
  const file = await panel.save();
  expect(file.suggestedFilename()).toBe("position.svg");
  const svg = (await bytes(file)).toString("utf8");
  expect(await panel.copy()).toBe(svg);
  // Elsewhere, since this page allows no style of another origin.
  const elsewhere = await page.context().newPage();
  const parsed = await elsewhere.evaluate((svg) => {
    const xml = new DOMParser().parseFromString(svg, "image/svg+xml");
    const text = (name: string) => xml.querySelector(`svg > ${name}`)?.textContent;
    return {
      errors: xml.querySelectorAll("parsererror").length,
      root: xml.documentElement.namespaceURI,
      language: xml.documentElement.getAttribute("lang"),
      title: text("title"),
      description: text("desc"),
    };
  }, svg);
  expect(parsed).toEqual({
    errors: 0,
    root: "http://www.w3.org/2000/svg",
    language: "fi",
    title: "Open <game> & more",
    description: expect.stringMatching(/^Valkea: kuningas e1, .*Mustan vuoro\.$/),
  });
  expect(svg).toContain("#9ab3c9");
});

test("the PNG has the pixels that were asked for", async ({ page, editor }) => {
  test.setTimeout(90_000);
  await editor.open();
  const panel = await Panel.open(editor);
  await panel.choose("PNG picture");
  await expect(panel.dialog.locator("figcaption")).toHaveText("480 × 480 px");
  const save = async (places: [number, number][]) => {
    const file = await panel.save();
    expect(file.suggestedFilename()).toBe("position.png");
    return look(page, (await bytes(file)).toString("base64"), places);
  };
  // Empty: a light square, e4, and a dark one, d4.
  const squares: [number, number][] = [
    [0.5625, 0.5625],
    [0.4375, 0.5625],
  ];
  const solid = ["239,233,220,255", "163,176,154,255"];
  for (const scale of [1, 2, 3, 4]) {
    await panel.list("Scale").selectOption(`${scale}×`);
    const side = 480 * scale;
    expect(await save(squares)).toEqual({ width: side, height: side, colours: solid });
  }
  await panel.list("Scale").selectOption("2×");
  await panel.box("Border").check();
  await expect(panel.dialog.locator("figcaption")).toHaveText("1056 × 1056 px");
  const within = squares.map(([x, y]): [number, number] => [
    (24 + x * 480) / 528,
    (24 + y * 480) / 528,
  ]);
  const corner: [number, number] = [0.005, 0.005];
  expect(await save([corner, ...within])).toEqual({
    width: 1056,
    height: 1056,
    colours: ["255,255,255,255", ...solid],
  });
  await panel.box("Transparent background").check();
  expect((await save([corner, ...within])).colours).toEqual(["0,0,0,0", "0,0,0,0", solid[1]]);
  // The pieces of another set are there as soon as they have come.
  await panel.box("Transparent background").uncheck();
  await panel.box("Border").uncheck();
  const before = await bytes(await panel.save());
  const drawings = page.waitForResponse("**/pieces-figurine.svg");
  await panel.list("Pieces").selectOption("Figurines");
  await drawings;
  await expect.poll(async () => (await bytes(await panel.save())).equals(before)).toBe(false);
});

test("the PNG goes to the clipboard as a picture", async ({ page, editor }) => {
  await editor.open();
  const panel = await Panel.open(editor);
  await panel.choose("PNG picture");
  await panel.list("Scale").selectOption("3×");
  await panel.dialog.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(panel.status).toHaveText("Copied");
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const bytes = new Uint8Array(await (await item.getType("image/png")).arrayBuffer());
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    return { types: [...item.types], png: btoa(text) };
  });
  expect(copied.types).toEqual(["image/png"]);
  expect(await look(page, copied.png, [[0.5625, 0.5625]])).toEqual({
    width: 1440,
    height: 1440,
    colours: ["239,233,220,255"],
  });
});

test("where pictures can't be copied, it says so", async ({ page, editor }) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await editor.open();
  const panel = await Panel.open(editor);
  await panel.choose("PNG picture");
  await panel.dialog.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(panel.status).toHaveText("The picture could not be copied; save it instead");
});

test("without the clipboard's interface a text is copied from the preview", async ({
  page,
  editor,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await editor.open();
  const panel = await Panel.open(editor);
  await panel.choose("GBR code");
  await panel.dialog.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(panel.status).toHaveText("Copied");
  const selected = await page.evaluate(() => getSelection()!.toString());
  expect(selected.trim()).toBe("4888.88e1e8");
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe("4888.88e1e8");
});

test("the format and what is chosen are there after a reload", async ({ page, editor }) => {
  await editor.open();
  let panel = await Panel.open(editor);
  await expect(panel.format).toHaveValue("fen");
  await panel.choose("PNG picture");
  await panel.list("Scale").selectOption("4×");
  await panel.list("Board colours").selectOption("Print");
  await panel.list("At the bottom").selectOption("Black");
  await panel.box("Coordinates").uncheck();
  await panel.choose("Wikipedia");
  await panel.caption.fill("Kept = here");
  await page.reload();
  panel = await Panel.open(editor);
  await expect(panel.format).toHaveValue("wikipedia");
  await expect(panel.caption).toHaveValue("Kept = here");
  await expect(panel.list("At the bottom")).toHaveValue("black");
  await panel.choose("PNG picture");
  await expect(panel.list("Scale")).toHaveValue("4");
  await expect(panel.list("Board colours")).toHaveValue("print");
  await expect(panel.box("Coordinates")).not.toBeChecked();
  await expect(panel.dialog.locator("figcaption")).toHaveText("1920 × 1920 px");
});

test("corrupt or refused storage harms nothing", async ({ page, editor }) => {
  await editor.open();
  await page.evaluate(
    ([key]) => localStorage.setItem(key, "{]\nformat=gif\nscale=9\u0000\nborder=on\ncaption"),
    [KEY],
  );
  await page.reload();
  const panel = await Panel.open(editor);
  await expect(panel.format).toHaveValue("fen");
  await panel.choose("Text");
  await expect(panel.box("Border")).toBeChecked();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
  });
  await panel.box("Border").uncheck();
  await expect(panel.text).toContainText(/^8 r n b q k b n r/);
});

test("a text that can't be read is exported as far as it is shown", async ({ editor }) => {
  await editor.open();
  await editor.paste('no FEN <b>at</b> all "');
  const panel = await Panel.open(editor);
  for (const label of await panel.format.locator("option").allTextContents()) {
    await panel.choose(label);
    await expect(panel.text.or(panel.picture).first()).toBeVisible();
  }
  await panel.choose("FEN");
  await expect(panel.text).toHaveText('no FEN <b>at</b> all "\n');
});

test("all of it works by keyboard", async ({ page, editor }) => {
  await editor.open();
  await editor.square("e4").focus();
  await page.keyboard.press("e");
  const panel = new Panel(page);
  await expect(panel.dialog).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel.format).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(panel.format).toHaveValue("epd");
  await expect(panel.text).toContainText("fmvn 1; hmvc 0;");
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowDown");
  await expect(panel.format).toHaveValue("svg");
  await expect(panel.picture).toBeVisible();
  for (const name of ["Copy", "Save"]) {
    await page.keyboard.press("Tab");
    await expect(panel.dialog.getByRole("button", { name, exact: true })).toBeFocused();
  }
  for (const name of ["At the bottom", "Caption", "Language", "Board colours", "Pieces"]) {
    await page.keyboard.press("Tab");
    await expect(panel.dialog.getByLabel(name, { exact: true })).toBeFocused();
  }
  for (const name of ["Coordinates", "Border"]) {
    await page.keyboard.press("Tab");
    await expect(panel.box(name)).toBeFocused();
  }
  await page.keyboard.press("Space");
  await expect(panel.box("Border")).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(panel.dialog).toBeHidden();
  await expect(editor.square("e4")).toBeFocused();
  // The help names the key.
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard" });
  await expect(help.locator("dt", { hasText: /^e$/ }).locator("+ dd")).toHaveText("Export");
});

for (const language of ["en", "fi", "tr", "ml"]) {
  test(`nothing of it is wider than 320 pixels, in ${language}`, async ({ page, editor }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await editor.open(HASH);
    await page.locator(".masthead select").selectOption(language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.keyboard.press("Escape");
    await page.locator(".copy button").last().click();
    const dialog = page.getByRole("dialog");
    const format = dialog.locator("select[name=format]");
    const names = await format.locator("option").evaluateAll((all) =>
      all.map((option) => (option as HTMLOptionElement).value),
    );
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      await format.selectOption(name);
      const overflow = await dialog.evaluate((dialog) => {
        const page = document.documentElement;
        return [dialog.scrollWidth - dialog.clientWidth, page.scrollWidth - page.clientWidth];
      });
      expect(overflow, name).toEqual([0, 0]);
    }
  });
}
