import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "..");

function read(pattern: string): { path: string; text: string }[] {
  return globSync(pattern, { cwd: app }).map((path) => ({
    path,
    text: readFileSync(join(app, path), "utf8"),
  }));
}

const product = read("**/*.{ts,tsx}").filter(({ path }) => !/\.(stories|test)\./.test(path));
const tokens = "styles/tokens.css.ts";

/** Returns the names of a token group in tokens.css.ts. */
function tokensOf(group: string): string[] {
  const source = product.find(({ path }) => path === tokens)?.text ?? "";
  const [, block = ""] = new RegExp(`\\n  ${group}: \\{\\n(.*?)\\n  \\},`, "s").exec(source) ?? [];
  return [...block.matchAll(/^ {4}"?(\w+)"?:/gm)].map(([, name = ""]) => name);
}

const sheets = read("**/*.css.ts").filter(({ path }) => !path.startsWith("styles/"));

test.each(sheets)("$path contains no colour and no length above 5 px", ({ text }) => {
  expect(text.match(/#[\da-f]{3,8}\b|\b(?:oklch|oklab|rgba?|hsla?)\(/gi) ?? []).toEqual([]);
  const pixels = [...text.matchAll(/(\d*\.?\d+)px/g)].map(([, length]) => Number(length));
  expect(pixels.filter((length) => length > 5)).toEqual([]);
});

// Checks `&:hover` only, because rules for other selectors contain the hover condition themselves.
test.each(sheets)("$path contains hover styles only for devices that hover", ({ text }) => {
  expect(text.match(/"&:hover/g) ?? []).toEqual([]);
});

test.each(
  ["color", "fontSize", "space", "size", "shadow"].flatMap((group) =>
    tokensOf(group).map((name) => [group, name] as const),
  ),
)("the token %s.%s is used", (group, name) => {
  const use = new RegExp(`\\b${group}(?:\\.${name}\\b|\\["?${name}"?\\])`);
  expect(product.some(({ path, text }) => path !== tokens && use.test(text))).toBe(true);
});

test("the test finds the tokens", () => {
  expect(tokensOf("color").length).toBeGreaterThan(20);
});
