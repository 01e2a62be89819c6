import { existsSync } from "node:fs";
import path from "node:path";
import { hasSectionText } from "contracts";
import { expect, it } from "vitest";
import { pageBlocks } from "./index.ts";
import { getSectionPicturePath, sectionPurposes } from "./purposes.ts";

const site = path.join(import.meta.dirname, "../../../../web/public");

it("the object purposes describes exactly the existing blocks, in three languages", () => {
  expect(Object.keys(sectionPurposes).toSorted()).toEqual(
    pageBlocks.map(({ slug }) => slug).toSorted(),
  );
  for (const [slug, { pt, en, es }] of Object.entries(sectionPurposes)) {
    for (const sentence of [pt, en, es]) {
      expect(sentence, slug).toMatch(/^\p{Lu}.+\.$/u);
    }
    expect(new Set([pt, en, es]).size, slug).toBe(3);
  }
});

it.each(pageBlocks.map(({ slug }) => slug))(
  "the image of the block %s exists in the site's public folder",
  (slug) => {
    expect(existsSync(path.join(site, getSectionPicturePath(slug)))).toBe(true);
  },
);

it.each(pageBlocks)(
  "the block $slug has a field without which the site omits the section",
  ({ slug, fields }) => {
    const names = fields.flatMap((field) => ("name" in field ? [field.name] : []));
    const required = names.filter((name) => hasSectionText({ blockType: slug, [name]: "text" }));
    expect(required).toHaveLength(1);
  },
);
