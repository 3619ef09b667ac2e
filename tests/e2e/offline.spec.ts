import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { test as base, expect, START } from "./fixtures.ts";
import { release, serveFolder } from "./server.ts";

const ENDGAME = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";
const DRAWINGS = "pieces-letter.svg";
const list = fileURLToPath(new URL("../../script/offline.mjs", import.meta.url));

/** A host with a copy of the release that a test may change. */
class Host {
  constructor(
    readonly folder: string,
    readonly stop: () => Promise<void>,
  ) {}

  /** Changes a file and says nothing to the service worker. */
  edit(file: string, change: (text: string) => string) {
    const path = join(this.folder, file);
    writeFileSync(path, change(readFileSync(path, "utf8")));
  }

  /** Puts a new version there, as script/build would: the title and the drawings tell it. */
  publish(version: string) {
    this.edit("index.html", (html) => html.replace(/<title>[^<]*/, `<title>${version}`));
    this.edit(DRAWINGS, (svg) => svg.replace(/<!--.*-->/, `<!--${version}-->`));
    execFileSync(process.execPath, [list, this.folder]);
  }
}

const test = base.extend<{ host: Host; baseURL: string }>({
  host: async ({}, use, info) => {
    const folder = info.outputPath("host");
    cpSync(release, folder, { recursive: true });
    const { url, close } = await serveFolder(folder);
    process.env.FORSYTH_HOST = url;
    await use(new Host(folder, close));
    await close();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ host: _ }, use) => {
    await use(process.env.FORSYTH_HOST ?? "");
  },
});

test.use({ serviceWorkers: "allow" });

/** Waits until a version of the page is kept and serves it. */
async function isKept(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Has the browser look for a new version, as it does by itself after a while. */
async function look(page: Page) {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update().catch(() => {});
  });
}

/** The version of the page that is open, and that of the drawings which it would load. */
async function versions(page: Page): Promise<string[]> {
  return page.evaluate(async (file) => {
    const svg = await (await fetch(file)).text();
    return [document.title, /<!--(.*)-->/.exec(svg)?.[1] ?? ""];
  }, DRAWINGS);
}

const offered = (page: Page) => page.getByText("A new version is ready");

const accept = (page: Page) => page.getByRole("button", { name: "Reload", exact: true }).click();

test("after the first visit the page needs no network", async ({ page, editor, host }) => {
  await editor.open();
  await isKept(page);
  await host.stop();
  await page.reload();
  await editor.expectFen(START);
  // What had not been asked for is there, too, and so is the page by its other addresses.
  expect(await page.evaluate(async (file) => (await fetch(file)).ok, DRAWINGS)).toBe(true);
  for (const rest of [`?fen=${encodeURIComponent(ENDGAME)}`, `index.html#fen=${ENDGAME}`]) {
    await page.goto("about:blank");
    await editor.open(rest);
    await editor.expectFen(ENDGAME);
  }
});

test("everything in the release is kept", async ({ page, editor, host }) => {
  await editor.open();
  await isKept(page);
  const kept = await page.evaluate(async () => {
    const [name, ...others] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return { others, files: requests.map((request) => new URL(request.url).pathname.split("/").pop()) };
  });
  const listed = Object.keys(
    JSON.parse(/\{.*?\}/.exec(readFileSync(join(host.folder, "service-worker.js"), "utf8"))![0]),
  );
  expect(kept.others).toEqual([]);
  expect(kept.files.sort()).toEqual(listed.map((file) => file.replace("./", "")).sort());
  expect(listed).toContain(DRAWINGS);
});

test("the first visit is neither reloaded nor told of an update", async ({ page, editor, host: _ }) => {
  let loads = 0;
  page.on("load", () => loads++);
  await editor.open();
  await isKept(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(offered(page)).toHaveCount(0);
  expect(loads).toBe(1);
});

test("a new version is offered, and the old one stays whole until it is accepted", async ({
  page,
  editor,
  host,
}) => {
  host.publish("one");
  await editor.open();
  await isKept(page);
  expect(await versions(page)).toEqual(["one", "one"]);

  host.publish("two");
  await page.evaluate(() => {
    addEventListener("forsyth-update", () => (document.body.dataset.told = ""));
  });
  await look(page);
  await expect(offered(page)).toHaveCount(1);
  await expect(page.locator("body[data-told]")).toHaveCount(1);
  expect(await versions(page)).toEqual(["one", "one"]);

  // It is still offered after a reload, which changes nothing.
  await page.reload();
  await editor.expectFen(START);
  await expect(offered(page)).toHaveCount(1);
  expect(await versions(page)).toEqual(["one", "one"]);

  const reloaded = page.waitForEvent("load");
  await accept(page);
  await reloaded;
  await editor.expectFen(START);
  expect(await versions(page)).toEqual(["two", "two"]);
  await expect(offered(page)).toHaveCount(0);
  // The old version is gone, and the new one needs no network either.
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await host.stop();
  await page.reload();
  await editor.expectFen(START);
  expect(await versions(page)).toEqual(["two", "two"]);
});

test("every tab takes the new version that one of them accepts", async ({
  page,
  editor,
  host,
  context,
}) => {
  host.publish("one");
  await editor.open();
  await isKept(page);
  const other = await context.newPage();
  await other.goto("./");
  await isKept(other);
  host.publish("two");
  await look(page);
  await expect(offered(other)).toHaveCount(1);
  await accept(other);
  for (const tab of [page, other]) {
    await expect(tab).toHaveTitle("two");
    await isKept(tab);
    expect(await versions(tab)).toEqual(["two", "two"]);
  }
});

test.describe("a version that does not arrive whole is not taken", () => {
  test.use({ expectedComplaints: /integrity|Failed to load|404|addAll|digest/i });

  for (const [how, spoil] of [
    ["a file is missing", (host: Host) => rmSync(join(host.folder, DRAWINGS))],
    ["a file is of another version", (host: Host) => host.edit(DRAWINGS, (svg) => `${svg}\n`)],
  ] as const) {
    test(how, async ({ page, editor, host }) => {
      host.publish("one");
      await editor.open();
      await isKept(page);
      host.publish("two");
      spoil(host);
      await look(page);
      await expect
        .poll(() =>
          page.evaluate(async () => {
            const { installing, waiting } = await navigator.serviceWorker.ready;
            return [installing?.state, waiting?.state];
          }),
        )
        .toEqual([undefined, undefined]);
      await expect(offered(page)).toHaveCount(0);
      await page.reload();
      await editor.expectFen(START);
      expect(await versions(page)).toEqual(["one", "one"]);
    });
  }
});

test.describe("where nothing can be kept, the page is as ever", () => {
  test("without service workers", async ({ page, editor }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    });
    await editor.open();
    await editor.expectFen(START);
  });

  test("where a sandbox forbids them", async ({ page, editor }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "serviceWorker", {
        get: () => {
          throw new DOMException("sandboxed", "SecurityError");
        },
      });
    });
    await editor.open();
    await editor.expectFen(START);
  });

  test("in a frame of another page", async ({ page, host }) => {
    const blog = '<link rel="icon" href="data:,"><iframe src="./" width="900"></iframe>';
    writeFileSync(join(host.folder, "blog.html"), blog);
    await page.goto("./blog.html");
    await expect(page.frameLocator("iframe").getByRole("grid", { name: "Board" })).toBeVisible();
    await page.waitForTimeout(500);
    const kept = () => navigator.serviceWorker.getRegistrations().then((all) => all.length);
    expect(await page.evaluate(kept)).toBe(0);
  });

  test.describe("without the list that the build makes", () => {
    test.use({ expectedComplaints: /404/ });

    test("as in development", async ({ page, editor, host }) => {
      rmSync(join(host.folder, "service-worker.js"));
      await editor.open();
      await editor.expectFen(START);
      expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    });
  });
});

test.describe("a browser of its own", () => {
  // Starting another browser beside the tests' own hangs now and then on a busy machine.
  test.describe.configure({ retries: 2 });

  test("the page can be installed", async ({ playwright, launchOptions, host: _, baseURL }, info) => {
    // Nothing can be installed from a private window, which is what tests have otherwise.
    const profile = info.outputPath("profile");
    const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
    const page = await context.newPage();
    await page.goto(baseURL);
    await isKept(page);
    const session = await context.newCDPSession(page);
    const { errors } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    expect(installabilityErrors).toEqual([]);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  });
});
