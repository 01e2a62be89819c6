import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { Ajv, type AnySchemaObject } from "ajv";
import { locales } from "contracts";
import { describe, expect, test } from "vitest";
import type { Block } from "./block-list.tsx";
import { seedArticles, seedBlocks, seedNavigation, seedSettings } from "./seed-content.ts";

const cms = join(import.meta.dirname, "../../../cms");

/** What saving adds, which a fixture need not have. */
const savedFields = ["id", "createdAt", "updatedAt"];

/** Documents with an address; of one that is linked to, the CMS gives `linkedFields` only. */
const addressed = ["pages", "posts", "legal"];
const linkedFields = ["title", "slug"];

/** A related document is in its place: its bare id is not what a page is drawn from. */
function withoutBareId(choice: AnySchemaObject): AnySchemaObject {
  return [choice.type].flat().includes("string") ? { type: "null" } : choice;
}

/** The CMS's schema as the site meets it, by a reviver of its JSON. */
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

// Payload's schema names `tsType` beside the standard keywords.
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

/** Validated by its own type: against all of them at once the problems would be legion. */
function blockDefinition({ blockType }: Block): string {
  const named = Object.entries(definitions).find(
    ([, { properties }]) => properties?.blockType?.const === blockType,
  );
  return named?.[0] ?? blockType;
}

const pages = readdirSync(join(cms, "src/seed/content/pages")).map((file) =>
  basename(file, ".yaml"),
);

/** The fixtures are cast to the CMS's types; this is what makes the cast true. */
describe.each(locales)("in %s", (locale) => {
  test.each(pages)("the blocks of %s are as the CMS answers them", (page) => {
    const blocks = seedBlocks(page, locale);
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) {
      expect(problems(blockDefinition(block), block), block.blockType).toEqual([]);
    }
  });

  test("settings and navigation are as the CMS answers them", () => {
    expect(problems("site-settings", seedSettings(locale))).toEqual([]);
    expect(problems("navigation", seedNavigation(locale))).toEqual([]);
  });

  test("articles are as the CMS answers them", () => {
    const articles = seedArticles(locale);
    expect(articles.length).toBeGreaterThan(0);
    for (const article of articles) {
      expect(problems("posts", article), article.title).toEqual([]);
    }
  });
});
