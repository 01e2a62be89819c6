import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "launcher",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    // Every test starts its own processes and its own database.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // Vitest runs projects with another number of workers in a separate group.
    sequence: { groupOrder: 1 },
  },
});
