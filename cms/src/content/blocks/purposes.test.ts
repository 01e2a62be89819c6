import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { blocks } from "./index.ts";
import { pictureOf, purposes } from "./purposes.ts";

const site = path.join(import.meta.dirname, "../../../../web/public");

it("the object purposes describes exactly the existing blocks, in three languages", () => {
  expect(Object.keys(purposes).toSorted()).toEqual(blocks.map(({ slug }) => slug).toSorted());
  for (const [slug, { pt, en, es }] of Object.entries(purposes)) {
    for (const sentence of [pt, en, es]) {
      expect(sentence, slug).toMatch(/^\p{Lu}.+\.$/u);
    }
    expect(new Set([pt, en, es]).size, slug).toBe(3);
  }
});

it.each(blocks.map(({ slug }) => slug))(
  "the image of the block %s exists in the site's public folder",
  (slug) => {
    expect(existsSync(path.join(site, pictureOf(slug)))).toBe(true);
  },
);
