import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "pricing-engine",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    // Bounds what hangs: a million quotes beside the oracle take minutes on a busy machine.
    testTimeout: 600_000,
    typecheck: { enabled: true, include: ["**/*.test-d.ts"] },
  },
});
