import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { inlineScripts } from "./vite/inline-scripts.ts";
import { precompileMessages } from "./vite/precompile-messages.ts";

/** Islands are known by their features (vite/style-pieces.ts). */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const island = /features\/([\w-]+)\/island\.tsx$/.exec(facadeModuleId ?? "")?.[1];
  return `assets/${island ? `island-${island}` : "[name]"}-[hash].js`;
}

export default defineConfig({
  plugins: [inlineScripts(), precompileMessages(), vanillaExtractPlugin(), reactRouter()],
  // One style sheet for the whole site, of which the server gives each page what it uses (server/page-styles.ts).
  build: {
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The browsers that have light-dark(): compiled away, it could not turn inside a dark section.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  // What pages load by themselves (`?worker&url`): the enhancing script, and islands.
  worker: {
    format: "es",
    plugins: () => [precompileMessages(), vanillaExtractPlugin()],
    rolldownOptions: { output: { chunkFileNames } },
  },
  // Part of the build, so that the server needs no development dependency when it runs.
  ssr: { noExternal: ["@payloadcms/richtext-lexical"] },
});
