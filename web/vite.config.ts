import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { inlineScripts } from "./vite/inline-scripts.ts";
import { precompileMessages } from "./vite/precompile-messages.ts";

export default defineConfig({
  plugins: [inlineScripts(), precompileMessages(), vanillaExtractPlugin(), reactRouter()],
  // Creates one style sheet for the whole site. The server inlines the rules that a page uses
  // (server/critical-styles.ts).
  build: {
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Targets browsers that support light-dark(). Compiled for older browsers, light-dark() would not work inside a
    // dark section.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  // Settings for page-script.ts, which is imported as ?worker&url. Vite bundles the script and its islands separately
  // from React Router's client entry.
  worker: {
    format: "es",
    plugins: () => [precompileMessages(), vanillaExtractPlugin()],
  },
  // Bundles the package, so that the server needs no development dependency at run time.
  ssr: { noExternal: ["@payloadcms/richtext-lexical"] },
});
