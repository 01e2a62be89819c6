import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        // A route's module imports its screen, and the screen its styles.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "unit",
          include: ["{contracts,cms,web,stories,tests}/**/*.test.ts"],
          exclude: ["**/node_modules/**", "cms/tests/**"],
          // Files of a worker share the modules that they load, which takes longer than their tests.
          isolate: false,
          maxWorkers: "100%",
          // Bounds what hangs; a machine that stalls is not a failure.
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
