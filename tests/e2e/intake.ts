import type { Page } from "@playwright/test";

/** Pastes a text as a person does who has clicked beside everything. */
export async function pasteAnywhere(page: Page, text: string) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("ControlOrMeta+V");
}

/** Drops a file on the board, or a text if it has no name. */
export async function drop(page: Page, name: string, content: string | Uint8Array) {
  const transfer = await page.evaluateHandle(
    ([name, content]) => {
      const transfer = new DataTransfer();
      if (name === "") {
        transfer.setData("text/plain", content as string);
      } else {
        const bytes = typeof content === "string" ? content : new Uint8Array(content as number[]);
        transfer.items.add(new File([bytes], name as string));
      }
      return transfer;
    },
    [name, typeof content === "string" ? content : [...content]] as const,
  );
  const board = page.getByRole("grid", { name: "Board", exact: true });
  await board.dispatchEvent("dragover", { dataTransfer: transfer });
  await board.dispatchEvent("drop", { dataTransfer: transfer });
}

/** Opens a file by the button. */
export async function open(page: Page, name: string, content: string | Uint8Array) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open a file", exact: true }).click();
  await (await chooser).setFiles({ name, mimeType: "", buffer: Buffer.from(content) });
}
