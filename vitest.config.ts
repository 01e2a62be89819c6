import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{contracts,cms,web,tests}/**/*.test.ts"],
          exclude: ["**/node_modules/**", "cms/tests/**"],
        },
      },
      "cms/vitest.config.ts",
      "pricing-engine/vitest.config.ts",
      "launcher/vitest.config.ts",
      "stories/vitest.config.ts",
      "stories/vitest.dark.config.ts",
    ],
  },
});
