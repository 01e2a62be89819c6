import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "cms",
    root: import.meta.dirname,
    include: ["tests/**/*.test.ts"],
    // Seeds one database. Each test file gets a copy of that database.
    globalSetup: [`${import.meta.dirname}/tests/support/global-setup.ts`],
    // Timeout in ms. A test that starts two workers takes minutes on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Runs two test workers. Each runs PostgreSQL, the CMS and its worker, so two of them saturate two cores.
    maxWorkers: 2,
    // Runs in a separate group, because all projects of a group must have the same number of test workers.
    sequence: { groupOrder: 1 },
  },
});
