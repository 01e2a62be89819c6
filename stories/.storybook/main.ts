import { defineMain } from "@storybook/react-vite/node";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";

export default defineMain({
  framework: "@storybook/react-vite",
  stories: [
    { directory: "../foundations", files: "*.@(mdx|stories.tsx)", titlePrefix: "Foundations" },
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
      plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
      // Known from the start: finding them while tests run would reload the page under the test.
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
      // As in web's own build: light-dark() must reach the browser to turn inside a dark section.
      build: { ...config.build, cssTarget: ["chrome123", "firefox120", "safari17.5"] },
    };
  },
});
