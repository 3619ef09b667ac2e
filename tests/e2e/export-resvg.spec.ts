import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { test, expect } from "./fixtures.ts";

const HASH = "#fen=r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R_w_KQkq_-_4_4&shapes=Gf7,Yd2,Rc4f7,Bh5e8";

/** The font that the browser takes for the coordinates; none where nothing tells which. */
function font(): Uint8Array | undefined {
  try {
    return readFileSync(execFileSync("fc-match", ["-f", "%{file}", "system-ui:bold"], { encoding: "utf8" }));
  } catch {
    return undefined;
  }
}

test.beforeAll(async () => {
  const require = createRequire(import.meta.url);
  await initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
});

/** What is chosen in the panel. */
const PICTURES = [
  "coordinates=off",
  "coordinates=off\nborder=on\nbottom=black\ncolours=brown",
  "coordinates=off\ntransparent=on\npieces=figurine",
  "coordinates=off\nmarks=off\npieces=letter\ncolours=contrast",
  "coordinates=on",
  "coordinates=on\nborder=on\ntransparent=on",
];

for (const chosen of PICTURES) {
  test(`resvg draws the same as the browser: ${chosen.replaceAll("\n", ", ")}`, async ({
    page,
    editor,
  }) => {
    const buffer = font();
    test.skip(chosen.includes("coordinates=on") && !buffer, "no fc-match names the font");
    await editor.open(HASH);
    await page.evaluate((it) => localStorage.setItem("forsyth-export", it), `format=svg\n${chosen}`);
    const set = /pieces=(\w+)/.exec(chosen)?.[1];
    const drawings = set && page.waitForResponse(`**/pieces-${set}.svg`);
    await page.keyboard.press("e");
    await drawings;
    const picture = page.getByRole("dialog").getByRole("img");
    await expect(picture).toBeVisible();
    // Each set has a drawing of its own for the white king's body.
    if (set) await expect(picture).not.toHaveAttribute("src", /M10%2055\.5v-2\.5c0-2\.5/);
    const saved = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
    const svg = readFileSync(await (await saved).path(), "utf8");

    const resvg = new Resvg(svg, {
      font: { fontBuffers: buffer ? [new Uint8Array(buffer)] : [], loadSystemFonts: false } as never,
    });
    const drawn = resvg.render();
    const { width, height } = drawn;
    expect([width, height]).toEqual(chosen.includes("border") ? [528, 528] : [480, 480]);
    const png = Buffer.from(drawn.asPng()).toString("base64");
    const found = await page.evaluate(
      async ([svg, png, side]) => {
        // Over a grey, since what is hardly seen can be of any colour.
        const paint = async (source: string) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = document.createElement("canvas");
          canvas.width = canvas.height = side;
          const context = canvas.getContext("2d", { willReadFrequently: true })!;
          context.fillStyle = "#bbb";
          context.fillRect(0, 0, side, side);
          context.drawImage(image, 0, 0, side, side);
          return context.getImageData(0, 0, side, side).data;
        };
        const ours = await paint(`data:image/svg+xml,${encodeURIComponent(svg)}`);
        const theirs = await paint(`data:image/png;base64,${png}`);
        let sum = 0;
        let far = 0;
        for (let i = 0; i < ours.length; i += 4) {
          const difference = Math.max(
            ...[0, 1, 2].map((channel) => Math.abs(ours[i + channel] - theirs[i + channel])),
          );
          sum += difference;
          if (difference > 64) far++;
        }
        return { mean: sum / side ** 2, far: far / side ** 2 };
      },
      [svg, png, width] as const,
    );
    test.info().annotations.push({ type: "difference", description: JSON.stringify(found) });
    expect(found.mean).toBeLessThan(1);
    // Text is drawn by each program in its own way.
    expect(found.far).toBeLessThan(chosen.includes("coordinates=on") ? 0.003 : 0.001);
  });
}
