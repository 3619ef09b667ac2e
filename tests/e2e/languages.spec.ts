import { test, expect } from "./fixtures.ts";

const SHORT_RANK = "#fen=rnbqkbnr/pp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1";

/** What a person reads first, in each language that the page fetches. */
const languages = [
  {
    locale: "fi-FI",
    tag: "fi",
    title: "Forsyth: FENin katselin ja muokkain",
    board: "Lauta",
    square: "e1, valkea kuningas",
    problem: "Rivillä 7 on 7 ruutua; niitä pitää olla 8",
    fix: "Kirjoita pp1ppppp: yksi musta sotilas lisää",
  },
  {
    locale: "tr-TR",
    tag: "tr",
    title: "Forsyth: FEN görüntüleyici ve düzenleyici",
    board: "Tahta",
    square: "e1, beyaz şah",
    problem: "7. yatay sırada 7 kare var; 8 olmalı",
    fix: "pp1ppppp yaz: bir siyah piyon daha",
  },
  {
    locale: "ml-IN",
    tag: "ml",
    title: "Forsyth: FEN കാണാനും തിരുത്താനും",
    board: "ബോർഡ്",
    square: "e1, വെള്ള രാജാവ്",
    problem: "7-ാം നിരയിൽ 7 കളങ്ങൾ മാത്രമേയുള്ളൂ; 8 എണ്ണം വേണം",
    fix: "pp1ppppp എഴുതുക: ഒരു കറുത്ത കാലാൾ കൂടുതൽ",
  },
];

for (const { locale, tag, title, board, square, problem, fix } of languages) {
  test.describe(`to someone who reads ${tag}`, () => {
    test.use({ locale });

    test("the page speaks it, and FEN stays as it is", async ({ page, editor }) => {
      await page.goto(`./${SHORT_RANK}`);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page).toHaveTitle(title);
      const grid = page.getByRole("grid", { name: board, exact: true });
      await expect(grid.getByRole("gridcell", { name: square, exact: true })).toBeVisible();
      const list = page.getByRole("list").getByRole("listitem").filter({ hasText: problem });
      await expect(list).toBeVisible();
      await list.getByRole("button", { name: fix, exact: true }).click();
      await expect(editor.fen).toHaveValue(
        "rnbqkbnr/pp1ppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
      );
    });

    test.describe("where its words do not arrive", () => {
      test.use({ expectedComplaints: /Failed to load resource|404/ });

      for (const [how, answer] of [
        ["at all", { status: 404 }],
        ["as they were written", { status: 200, body: "old\nwords" }],
      ] as const) {
        test(`${how}, the page stays in English`, async ({ page, editor }) => {
          const asked = page.waitForResponse(/words-.*\.txt$/);
          await page.route(/words-.*\.txt$/, (route) => route.fulfill(answer));
          await editor.open();
          await asked;
          await expect(page.locator("html")).toHaveAttribute("lang", "en");
          await expect(editor.board).toBeVisible();
          await editor.expectState("Legal position");
        });
      }
    });
  });
}

test("no file of words is fetched for English", async ({ page, editor }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await editor.open();
  await editor.expectState("Legal position");
  expect(asked.filter((url) => url.includes("words"))).toEqual([]);
});
