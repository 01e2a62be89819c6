import { locales } from "contracts";
import { describe, expect, it } from "vitest";
import { type ContentFile, readContentFiles } from "./content-files.ts";

const folders = ["pages", "posts", "legal", "testimonials", "pricing-plans", "media", "globals"];

type Values = Record<string, unknown>;

/** Every map of a document that has at least one language as a key, with where it stands. */
function localizedValues(value: unknown, path: string): [string, Values][] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  const map = value as Values;
  if (locales.some((locale) => locale in map)) {
    return [[path, map]];
  }
  return Object.entries(map).flatMap(([key, item]) => localizedValues(item, `${path}.${key}`));
}

async function allFiles(): Promise<(ContentFile & { folder: string })[]> {
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await readContentFiles(folder)).map((file) => ({ ...file, folder })),
    ),
  );
  return lists.flat();
}

function wordCount(text: unknown): number {
  return String(text).split(/\s+/).filter(Boolean).length;
}

describe("the committed content", () => {
  it("says everything in all three languages", async () => {
    const gaps = (await allFiles()).flatMap(({ folder, key, data }) =>
      localizedValues(data, `${folder}/${key}`).flatMap(([path, map]) =>
        locales
          .filter((locale) => typeof map[locale] !== "string" || map[locale] === "")
          .map((locale) => `${path}.${locale}`),
      ),
    );
    expect(gaps).toEqual([]);
  });

  it("has ten articles of at least 450 words in each language", async () => {
    const posts = await readContentFiles("posts");
    expect(posts).toHaveLength(10);
    const short = posts.flatMap(({ key, data }) =>
      locales
        .filter((locale) => wordCount((data.body as Values)[locale]) < 450)
        .map((locale) => `${key}.${locale}`),
    );
    expect(short).toEqual([]);
  });

  it("spells the datacenter's class in one way", async () => {
    const other = (await allFiles()).filter(({ data }) => /[Tt]ier 3/.test(JSON.stringify(data)));
    expect(other.map(({ folder, key }) => `${folder}/${key}`)).toEqual([]);
  });

  it("says in the footer since when the datacenter is our own", async () => {
    const globals = await readContentFiles("globals");
    const footer = globals.find(({ key }) => key === "navigation")?.data.footerColumns;
    expect(JSON.stringify(footer)).toMatch(/desde 2019, em datacenter próprio/);
  });

  it("gives every document an address of its own in each language", async () => {
    const addressed = (await allFiles()).filter(({ data }) => data.slug);
    for (const locale of locales) {
      const slugs = addressed.map(({ folder, data }) =>
        [folder === "posts" ? "posts" : "site", (data.slug as Values)[locale]].join("/"),
      );
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });
});
