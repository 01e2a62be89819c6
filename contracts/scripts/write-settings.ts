import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { settingsTable } from "../src/settings.ts";

/** Writes the settings tables in the README between their markers (part of `npm run generate`). */

const readme = path.join(import.meta.dirname, "../../README.md");
const marked = /(<!-- settings of (start|parts) -->\n)[^<]*(<!-- end -->)/g;

const written = readFileSync(readme, "utf8").replace(
  marked,
  (_all, begin: string, of: "start" | "parts", end: string) =>
    `${begin}\n${settingsTable(of)}\n\n${end}`,
);
writeFileSync(readme, written);
