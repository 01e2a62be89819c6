import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "cms",
    root: import.meta.dirname,
    include: ["tests/**/*.test.ts"],
    // Seeds one database; each test file gets a copy.
    globalSetup: [`${import.meta.dirname}/tests/support/global-setup.ts`],
    // Maximum time before a hanging test is ended; a test that starts two workers takes minutes on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Each test worker runs PostgreSQL, the CMS and its worker: two of them saturate two cores.
    maxWorkers: 2,
    // Projects with another number of workers run in another group.
    sequence: { groupOrder: 1 },
  },
});
