/** Piece letters of FEN, and how the page names the pieces. */
const names: Record<string, string> = {
  K: "white king",
  Q: "white queen",
  R: "white rook",
  B: "white bishop",
  N: "white knight",
  P: "white pawn",
  k: "black king",
  q: "black queen",
  r: "black rook",
  b: "black bishop",
  n: "black knight",
  p: "black pawn",
};

/** The squares as the page should label them, a8 first: "a8, black rook" for placement "r...". */
export function labels(placement: string): string[] {
  const ranks = placement.split("/").map((rank) => rank.replace(/[1-8]/g, (n) => " ".repeat(+n)));
  return ranks.flatMap((rank, down) =>
    [...rank].map((letter, across) => {
      const square = `${"abcdefgh"[across]}${8 - down}`;
      return `${square}, ${letter === " " ? "empty" : names[letter]}`;
    }),
  );
}

/** The labels in the order of `labels`, whichever way round the board is shown. */
export function inOrder(shown: string[]): string[] {
  const place = (label: string) => (8 - +label[1]) * 8 + label.charCodeAt(0);
  return [...shown].sort((a, b) => place(a) - place(b));
}
