import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { Ajv, type AnySchemaObject } from "ajv";
import { locales } from "contracts";
import { describe, expect, test } from "vitest";
import type { Block } from "./block-list.tsx";
import { seedArticles, seedBlocks, seedNavigation, seedSettings } from "./seed-content.ts";

const cms = join(import.meta.dirname, "../../../cms");

/** Fields that Payload adds on save, which a fixture may lack. */
const savedFields = ["id", "createdAt", "updatedAt"];

/** Collections with addresses; in a link to one, the CMS returns only `linkedFields`. */
const addressed = ["pages", "posts", "legal"];
const linkedFields = ["title", "slug"];

/** Removes the variant with a bare id, since pages get related documents populated. */
function withoutBareId(choice: AnySchemaObject): AnySchemaObject {
  return [choice.type].flat().includes("string") ? { type: "null" } : choice;
}

/** JSON reviver that converts Payload's schema to what the API returns. */
function asAnswered(key: string, value: unknown): unknown {
  if (key === "required" && Array.isArray(value)) {
    return value.filter((field) => !savedFields.includes(field));
  }
  if (key === "oneOf" && Array.isArray(value)) {
    return value.map(withoutBareId);
  }
  const name = key === "$ref" && typeof value === "string" ? basename(value) : "";
  return addressed.includes(name) ? `#/definitions/linked-${name}` : value;
}

const { definitions }: { definitions: Record<string, AnySchemaObject> } = JSON.parse(
  execFileSync(process.execPath, [join(cms, "scripts/content-schema.ts")], { encoding: "utf8" }),
  asAnswered,
);
for (const name of addressed) {
  definitions[`linked-${name}`] = { ...definitions[name], required: linkedFields };
}

// Payload's schema contains `tsType` besides standard keywords.
const ajv = new Ajv({ allErrors: true, keywords: ["tsType"], allowUnionTypes: true });
ajv.addSchema({ $id: "content", definitions });

function problems(name: string, value: unknown): string[] {
  const validate = ajv.getSchema(`content#/definitions/${name}`);
  if (!validate) {
    throw new Error(`The CMS has no content type ${name}`);
  }
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** Validates a block by its own type: against all types, each error would be repeated for each. */
function blockDefinition({ blockType }: Block): string {
  const named = Object.entries(definitions).find(
    ([, { properties }]) => properties?.blockType?.const === blockType,
  );
  return named?.[0] ?? blockType;
}

const pages = readdirSync(join(cms, "src/seed/content/pages")).map((file) =>
  basename(file, ".yaml"),
);

/** Justifies the cast of the fixtures to the CMS's types. */
describe.each(locales)("in %s", (locale) => {
  test.each(pages)("the blocks of %s have the shape of the CMS's responses", (page) => {
    const blocks = seedBlocks(page, locale);
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) {
      expect(problems(blockDefinition(block), block), block.blockType).toEqual([]);
    }
  });

  test("settings and navigation have the shape of the CMS's responses", () => {
    expect(problems("site-settings", seedSettings(locale))).toEqual([]);
    expect(problems("navigation", seedNavigation(locale))).toEqual([]);
  });

  test("articles have the shape of the CMS's responses", () => {
    const articles = seedArticles(locale);
    expect(articles.length).toBeGreaterThan(0);
    for (const article of articles) {
      expect(problems("posts", article), article.title).toEqual([]);
    }
  });
});
