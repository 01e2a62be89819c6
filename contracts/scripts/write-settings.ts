import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { renderSettingsTable } from "../src/settings.ts";

/** Writes the settings tables of docs/settings.md between their markers (part of `npm run generate`). */

const page = path.join(import.meta.dirname, "../../docs/settings.md");
const generatedTables = /(<!-- settings of (start|services) -->\n)[^<]*(<!-- end -->)/g;

const written = readFileSync(page, "utf8").replace(
  generatedTables,
  (_all, begin: string, of: "start" | "services", end: string) =>
    `${begin}\n${renderSettingsTable(of)}\n\n${end}`,
);
writeFileSync(page, written);
