import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "launcher",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    // Limits tests to four minutes, because every test starts its own processes and its own database.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // Sets a separate group, because Vitest requires one for a project with another number of workers.
    sequence: { groupOrder: 1 },
  },
});
