import type { Page } from "@playwright/test";
import type { Editor } from "./editor.ts";

/** A file as it is handed to the page. */
export type Given = { name: string; mimeType: string; buffer: Buffer };

export const png = (buffer: Buffer, name = "board.png"): Given => ({
  name,
  mimeType: "image/png",
  buffer,
});

/** What the page itself shows of a position, as a picture with paper around it. */
export async function shoot(editor: Editor, placement: string): Promise<Buffer> {
  await editor.paste(`${placement} w - - 0 1`);
  await editor.expectBoard(placement);
  await editor.page.mouse.move(0, 0);
  await editor.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const shot = await editor.page.locator(".board-box").screenshot();
  await editor.paste("8/8/8/8/8/8/8/8 w - - 0 1");
  return drawn(editor.page, [640, 640], shot, [{ x: 70, y: 70, side: 500 }]);
}

/** Where a picture is drawn: from where on, how large, and turned by so many quarters. */
type Place = { x: number; y: number; side: number; quarters?: number };

/** A white picture of this size with a picture drawn into it at some places. */
export async function drawn(
  page: Page,
  [width, height]: [number, number],
  picture?: Buffer,
  places: Place[] = [],
  type = "image/png",
): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ width, height, picture, places, type }) => {
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const context = canvas.getContext("2d") as CanvasRenderingContext2D;
      context.fillStyle = "#fff";
      context.fillRect(0, 0, width, height);
      if (picture) {
        const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        for (const { x, y, side, quarters = 0 } of places) {
          context.setTransform(1, 0, 0, 1, x + side / 2, y + side / 2);
          context.rotate((quarters * Math.PI) / 2);
          context.drawImage(bitmap, -side / 2, -side / 2, side, side);
        }
      }
      return canvas.toDataURL(type, 0.9);
    },
    { width, height, picture: picture?.toString("base64"), places, type },
  );
  return Buffer.from(url.split(",")[1], "base64");
}

/** Hands files to the page: by "drop" on the board or "paste" beside everything. */
export async function give(page: Page, way: "drop" | "paste", files: Given[]) {
  const data = files.map(({ name, mimeType, buffer }) => ({
    name,
    type: mimeType,
    bytes: buffer.toString("base64"),
  }));
  await page.evaluate(
    ({ way, data }) => {
      const transfer = new DataTransfer();
      for (const { name, type, bytes } of data) {
        const content = Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0));
        transfer.items.add(new File([content], name, { type }));
      }
      const init = { bubbles: true, cancelable: true };
      const event =
        way === "paste"
          ? new ClipboardEvent("paste", { ...init, clipboardData: transfer })
          : new DragEvent("drop", { ...init, dataTransfer: transfer });
      const target = way === "paste" ? document.activeElement : document.querySelector(".board");
      target?.dispatchEvent(event);
    },
    { way, data },
  );
}
