import { defineMain } from "@storybook/react-vite/node";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";

export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../../web/app/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  viteFinal(config) {
    return {
      ...config,
      plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
      // As in web's own build: light-dark() must reach the browser to turn inside a dark section.
      build: { ...config.build, cssTarget: ["chrome123", "firefox120", "safari17.5"] },
    };
  },
});
