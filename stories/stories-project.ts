import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type ViteUserConfig } from "vitest/config";

/** Path of Chromium. `npm test` sets CHROMIUM_PATH; without it, the path of Debian's package is used. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

interface StoriesProject {
  name: string;
  /** Initial values of the toolbar. */
  globals: Record<string, unknown>;
  /** Includes only stories with this tag. */
  tag?: string;
}

/** Returns a Vitest project that runs every story and its play function in Chromium. */
export function createStoriesProject({
  name,
  globals,
  tag = "test",
}: StoriesProject): ViteUserConfig {
  return defineConfig({
    root: import.meta.dirname,
    plugins: [
      storybookTest({
        configDir: `${import.meta.dirname}/.storybook`,
        initialGlobals: globals,
        tags: { include: [tag] },
      }),
    ],
    test: {
      name,
      maxWorkers: "100%",
      // Limits only tests that hang. The limit is long, because a machine that stalls is not a failure.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: {
            executablePath: chromiumPath,
            args: ["--no-sandbox", "--disable-background-networking"],
          },
        }),
        instances: [{ browser: "chromium" }],
      },
    },
  });
}
