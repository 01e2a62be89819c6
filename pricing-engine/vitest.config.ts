import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "pricing-engine",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    // The million quotes beside the oracle, on a busy machine.
    testTimeout: 60_000,
    typecheck: { enabled: true, include: ["**/*.test-d.ts"] },
  },
});
