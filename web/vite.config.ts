import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { inlineScripts } from "./vite/inline-scripts.ts";
import { precompileMessages } from "./vite/precompile-messages.ts";

export default defineConfig({
  plugins: [inlineScripts(), precompileMessages(), vanillaExtractPlugin(), reactRouter()],
  // One style sheet for the whole site; the server inlines the rules that a page uses
  // (server/critical-styles.ts).
  build: {
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Browsers that support light-dark(): compiled for older ones, it would not work inside a dark
    // section.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  // Applies to page-script.ts, imported as ?worker&url: Vite bundles it, with the islands it imports, separately from
  // React Router's client entry.
  worker: {
    format: "es",
    plugins: () => [precompileMessages(), vanillaExtractPlugin()],
  },
  // Bundled, so that the server needs no development dependency at run time.
  ssr: { noExternal: ["@payloadcms/richtext-lexical"] },
});
