import { defineConfig } from "@playwright/test";
import { findHeadlessShell } from "./find-chromium.ts";
import type { InstanceOption } from "./support/test.ts";

const executablePath = findHeadlessShell();

export default defineConfig<InstanceOption>({
  testDir: ".",
  outputDir: "test-results",
  globalSetup: "./support/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  // Retries no test. A test that passes only on another try has an error, or shows a fault of the product.
  retries: 0,
  grepInvert: process.env.EXHAUSTIVE ? [] : [/@exhaustive/],
  timeout: 240_000,
  reporter: "list",
  forbidOnly: true,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    trace: "off",
    video: "off",
    screenshot: "off",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
      ],
    },
  },
  projects: [
    // Starts the projects with a single worker first; projects with several workers use the remaining time.
    {
      name: "editing",
      testMatch: "e2e/editing/*.spec.ts",
      // Runs these tests sequentially, because they change shared content such as the sitemap.
      workers: 1,
      fullyParallel: false,
      use: { instanceName: "editing" },
    },
    {
      name: "faults",
      testMatch: "faults/*.spec.ts",
      workers: 1,
      fullyParallel: false,
      timeout: 300_000,
      use: { instanceName: "reading" },
    },
    { name: "reading", testMatch: "e2e/*.spec.ts", use: { instanceName: "reading" } },
    {
      name: "accounts",
      // Each test creates the customers, plans and staff that it changes.
      testMatch: "e2e/accounts/*.spec.ts",
      use: { instanceName: "editing" },
    },
  ],
});
