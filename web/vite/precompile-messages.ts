import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

/**
 * First words of message ids that no script of a public page uses: those of account pages, and the
 * labels of diagrams, which are rendered on the server.
 */
export const accountMessagePrefixes = [
  "accessTokens",
  "account",
  "admin",
  "audit",
  "auth",
  "confirmation",
  "diagram",
  "done",
  "due",
  "passkeys",
  "secondFactor",
  "sessions",
  "staff",
  "system",
];

const parser = "@formatjs/icu-messageformat-parser";

/**
 * Compiles the message catalogues to ICU syntax trees at build time. Browsers and the server then need no parser
 * (FormatJS provides an entry point without one). An import with `?site` omits the messages of account pages.
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
      const excludedPrefixes = query === "site" ? accountMessagePrefixes : [];
      const messages = JSON.parse(code) as Record<string, string>;
      const compiled = Object.fromEntries(
        Object.entries(messages)
          .filter(([key]) => !excludedPrefixes.includes(key.split(".")[0] ?? ""))
          .map(([key, message]) => [key, parse(message)]),
      );
      const json = JSON.stringify(compiled);
      // Returns JavaScript, because Vite does not treat a file with a query as JSON.
      return query === undefined
        ? { code: json, map: null }
        : { code: `export default ${json}`, moduleType: "js", map: null };
    },
  };
}
