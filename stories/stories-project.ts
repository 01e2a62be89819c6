import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type ViteUserConfig } from "vitest/config";

/**
 * Every story in a real Chromium, in one colour scheme: it renders, its play function passes, it
 * logs no error and breaks no accessibility rule.
 */
export function storiesProject(theme: "light" | "dark"): ViteUserConfig {
  return defineConfig({
    root: import.meta.dirname,
    plugins: [
      storybookTest({
        configDir: `${import.meta.dirname}/.storybook`,
        initialGlobals: { theme },
      }),
    ],
    test: {
      name: `stories-${theme}`,
      setupFiles: [`${import.meta.dirname}/.storybook/vitest.setup.ts`],
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: {
            executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
            args: ["--no-sandbox", "--disable-background-networking"],
          },
        }),
        instances: [{ browser: "chromium" }],
      },
    },
  });
}
