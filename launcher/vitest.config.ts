import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "launcher",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    // Every test starts processes and a database of its own.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // Projects with another number of workers run in a separate group.
    sequence: { groupOrder: 1 },
  },
});
