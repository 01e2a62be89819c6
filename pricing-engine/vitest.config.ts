import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "pricing-engine",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    // Stops only tests that hang: the oracle's million quotes take minutes on a busy machine.
    testTimeout: 600_000,
    maxWorkers: "100%",
    typecheck: { enabled: true, include: ["**/*.test-d.ts"] },
  },
});
