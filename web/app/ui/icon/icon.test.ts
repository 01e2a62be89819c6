import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentIcons } from "contracts";
import { expect, test } from "vitest";
import {
  contentSpriteFile,
  createIconSprite,
  generateIconNamesModule,
  iconNamesFile,
  interfaceIconNames,
  spriteFile,
} from "../../../scripts/icons.ts";

test("the sprite and the names are the output of `npm run generate`", async () => {
  expect(readFileSync(spriteFile, "utf8")).toBe(await createIconSprite());
  expect(readFileSync(contentSpriteFile, "utf8")).toBe(await createIconSprite(contentIcons));
  expect(readFileSync(iconNamesFile, "utf8")).toBe(generateIconNamesModule());
});

const app = join(import.meta.dirname, "../..");
const product = globSync("**/*.{ts,tsx}", { cwd: app })
  .filter((path) => !/\.(stories|test)\.|icon-names/.test(path))
  .map((path) => readFileSync(join(app, path), "utf8"));

test.each(interfaceIconNames)("the interface uses the icon %s", (name) => {
  expect(product.some((text) => text.includes(`"${name}"`))).toBe(true);
});
