import { defineConfig } from "@playwright/test";

/** What headless Chromium needs where there is no sandbox, no GPU and no open network. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "./server.ts",
  reporter: [["list"], ["./reporter.ts"]],
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: process.env.CHROMIUM || undefined, args },
    // Nothing moves on its way somewhere; slide.spec.ts allows it.
    contextOptions: { reducedMotion: "reduce" },
    permissions: ["clipboard-read", "clipboard-write"],
    // What is kept for later would only slow the other tests down; offline.spec.ts allows it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "desktop",
      testIgnore: "phone/**",
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      testMatch: "phone/**",
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
