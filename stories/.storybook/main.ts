import { readFile } from "node:fs/promises";
import { defineMain } from "@storybook/react-vite/node";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { Plugin } from "vite";

/**
 * Replaces the exports of server modules by undefined. Stories import routes, which import server modules that a
 * browser cannot run.
 */
const withoutServerModules: Plugin = {
  name: "without-server-modules",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".server.ts")) {
      return null;
    }
    const exported = (await readFile(id, "utf8")).matchAll(/^export (?:async )?\w+ (\w+)/gm);
    return [...exported].map(([, name]) => `export const ${name} = undefined;`).join("\n");
  },
};

export default defineMain({
  framework: "@storybook/react-vite",
  stories: [
    { directory: "../foundations", files: "*.@(mdx|stories.tsx)", titlePrefix: "Foundations" },
    { directory: "../emails", files: "*.stories.tsx" },
    { directory: "../../web/app", files: "**/*.stories.tsx" },
  ],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  viteFinal(config) {
    return {
      ...config,
      plugins: [...(config.plugins ?? []), withoutServerModules, vanillaExtractPlugin()],
      // Lists dependencies in advance: if Vite discovered a dependency during a test run, it would reload the page.
      optimizeDeps: {
        ...config.optimizeDeps,
        include: [
          ...(config.optimizeDeps?.include ?? []),
          "@storybook/addon-docs",
          "@storybook/addon-docs/blocks",
          "@radix-ui/react-toast",
          "react-router",
          "storybook-addon-pseudo-states",
        ],
      },
      // Sets the same targets as web's build. For older targets, light-dark() would be compiled to CSS that fails
      // inside a dark section.
      build: { ...config.build, cssTarget: ["chrome123", "firefox120", "safari17.5"] },
    };
  },
});
