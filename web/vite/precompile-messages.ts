import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

const parser = "@formatjs/icu-messageformat-parser";

/**
 * Turns the message catalogues into ICU syntax trees while building, so that no parser is shipped
 * or run to draw a page: FormatJS has an entry for that.
 */
export function precompileMessages(): Plugin {
  return {
    name: "precompile-messages",
    enforce: "pre",
    resolveId(source, importer) {
      return source === parser ? this.resolve(`${parser}/no-parser.js`, importer) : undefined;
    },
    transform(code, id) {
      if (!/\/i18n\/messages\/[\w-]+\.json$/.test(id.split("?")[0] ?? "")) {
        return undefined;
      }
      const messages = JSON.parse(code) as Record<string, string>;
      const compiled = Object.fromEntries(
        Object.entries(messages).map(([key, message]) => [key, parse(message)]),
      );
      return { code: JSON.stringify(compiled), map: null };
    },
  };
}
