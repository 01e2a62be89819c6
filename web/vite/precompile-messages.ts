import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

/**
 * Turns the message catalogues into ICU syntax trees while building, so that no parser is shipped
 * or run to draw a page.
 */
export function precompileMessages(): Plugin {
  return {
    name: "precompile-messages",
    enforce: "pre",
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
