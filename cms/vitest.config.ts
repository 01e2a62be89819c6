import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "cms",
    root: import.meta.dirname,
    include: ["tests/**/*.test.ts"],
    // Seeds one database, of which each file gets a copy.
    globalSetup: [`${import.meta.dirname}/tests/support/global-setup.ts`],
    // A busy machine takes its time over many password hashes.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // PostgreSQL, the CMS and its worker: two of each are what two cores do.
    maxWorkers: 2,
  },
});
