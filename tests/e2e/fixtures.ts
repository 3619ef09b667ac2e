import { test as base, expect } from "@playwright/test";
import { Editor } from "./editor.ts";

type Options = {
  /** Complaints of the browser that a test brings about on purpose. */
  expectedComplaints: RegExp | undefined;
};

type Fixtures = {
  editor: Editor;
  /** What the browser complained of: errors and warnings on the console, uncaught exceptions. */
  complaints: string[];
};

/** What Playwright itself writes to the console where the configuration blocks service workers. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** Every test gets the page's address, and fails if the browser complains of anything. */
export const test = base.extend<Options & Fixtures>({
  baseURL: async ({}, use) => {
    await use(process.env.FORSYTH_URL);
  },
  expectedComplaints: [undefined, { option: true }],
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      context.on("console", (message) => {
        if (message.text() === BLOCKED) return;
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      context.on("weberror", (error) => complaints.push(String(error.error())));
      await use(complaints);
      const unexpected = complaints.filter((each) => !expectedComplaints?.test(each));
      expect(unexpected, "the browser has nothing to complain of").toEqual([]);
    },
    { auto: true },
  ],
  editor: async ({ page }, use) => {
    await use(new Editor(page));
  },
});

export { expect };
export { START } from "./editor.ts";
