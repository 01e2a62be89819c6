import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        // Compiles styles, because tests import route modules, which import screens and their styles.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "unit",
          include: ["{contracts,cms,web,stories,tests}/**/*.test.ts"],
          exclude: ["**/node_modules/**", "cms/tests/**"],
          // Shares loaded modules between the test files of a worker: loading takes longer than the tests.
          isolate: false,
          maxWorkers: "100%",
          // Limits only tests that hang. The limit is long, because a machine that stalls is not a failure.
          testTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      "cms/vitest.config.ts",
      "pricing-engine/vitest.config.ts",
      "launcher/vitest.config.ts",
      "stories/vitest.config.ts",
    ],
  },
});
