import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type ViteUserConfig } from "vitest/config";

/** `npm test` says which; by itself a run takes Debian's. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

interface StoriesProject {
  name: string;
  /** The toolbar's choices. */
  globals: Record<string, unknown>;
  /** Only stories with this tag. */
  tag?: string;
}

/** Every story in a real Chromium: it renders, and its play function passes. */
export function storiesProject({ name, globals, tag = "test" }: StoriesProject): ViteUserConfig {
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
