import { build, type Plugin } from "vite";

const suffix = "?inline-script";

/**
 * Turns `import text from "./file.ts?inline-script"` into the source of a classic script: the file
 * and its imports, minified, in one function. Pages inline the script and allow it by its CSP hash
 * (server/renderer.ts).
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(suffix)) {
        return undefined;
      }
      const result = await build({
        configFile: false,
        logLevel: "warn",
        build: {
          write: false,
          // Targets the same browsers as the styles (vite.config.ts).
          target: ["chrome123", "firefox120", "safari17.5"],
          modulePreload: false,
          rolldownOptions: { input: id.slice(0, -suffix.length), output: { format: "iife" } },
        },
      });
      const outputs = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
      const [chunk] = outputs;
      if (outputs.length !== 1 || chunk?.type !== "chunk") {
        throw new Error(`${id}: ${outputs.length} files instead of one script`);
      }
      for (const file of chunk.moduleIds) {
        this.addWatchFile(file);
      }
      return `export default ${JSON.stringify(chunk.code.trim())};`;
    },
  };
}
