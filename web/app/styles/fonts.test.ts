import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  commonCharacters,
  createFontSubsets,
  fontFolder,
  listCharacters,
} from "../../scripts/fonts.ts";

test("the font files are the output of `npm run generate`", async () => {
  for (const [name, content] of await createFontSubsets()) {
    const committed = readFileSync(new URL(name, fontFolder));
    expect(committed.equals(Buffer.from(content)), name).toBe(true);
  }
});

test("interface texts contain only characters of the main font files", () => {
  const root = join(import.meta.dirname, "../../..");
  const texts = ["web/app/i18n/messages/*.json", "cms/src/seed/content/**/*.yaml"].flatMap(
    (files) => globSync(files, { cwd: root }),
  );
  expect(texts.length).toBeGreaterThan(50);
  const letters = new Set(texts.flatMap((file) => [...readFileSync(join(root, file), "utf8")]));
  // The arrows are key hints of the search overlay.
  const known = new Set([...listCharacters(commonCharacters), ..."\n↑↓"]);
  expect([...letters].filter((letter) => !known.has(letter))).toEqual([]);
});
