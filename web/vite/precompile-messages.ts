import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

/** First words of the ids of texts that customer area, panel and logins alone show: no other page is sent them. */
export const areaSubjects = ["account", "admin", "audit", "auth", "done", "due", "staff", "system"];

const parser = "@formatjs/icu-messageformat-parser";

/**
 * Turns the message catalogues into ICU syntax trees while building, so that no parser is shipped
 * or run to draw a page: FormatJS has an entry for that. Of `?site` what the areas alone show is left out.
 */
export function precompileMessages(): Plugin {
  return {
    name: "precompile-messages",
    enforce: "pre",
    resolveId(source, importer) {
      return source === parser ? this.resolve(`${parser}/no-parser.js`, importer) : undefined;
    },
    transform(code, id) {
      const [file = "", query] = id.split("?");
      if (!/\/i18n\/messages\/[\w-]+\.json$/.test(file)) {
        return undefined;
      }
      const leftOut = query === "site" ? areaSubjects : [];
      const messages = JSON.parse(code) as Record<string, string>;
      const compiled = Object.fromEntries(
        Object.entries(messages)
          .filter(([key]) => !leftOut.includes(key.split(".")[0] ?? ""))
          .map(([key, message]) => [key, parse(message)]),
      );
      const json = JSON.stringify(compiled);
      // What has a query is no JSON to Vite.
      return query === undefined
        ? { code: json, map: null }
        : { code: `export default ${json}`, moduleType: "js", map: null };
    },
  };
}
