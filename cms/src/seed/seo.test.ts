import { type Locale, locales } from "contracts";
import { describe, expect, it } from "vitest";
import { readContentFiles } from "./content-files.ts";

/**
 * Maximum number of characters of a title that search results show, and the suffix that pages add to a title (web's
 * page-meta.ts).
 */
const visibleTitle = 65;
const brandSuffix = " · Araucária Cloud";

type Copy = Record<Locale, string>;

interface Snippet {
  document: string;
  title: string;
  description: string;
}

/** Returns title and description of every document with a URL, as search engines read them. */
async function snippets(locale: Locale): Promise<Snippet[]> {
  const folders = ["pages", "posts", "legal"] as const;
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await readContentFiles(folder)).map(({ key, data }) => {
        const title = (data.title as Partial<Copy> | undefined)?.[locale] ?? "";
        const description = (data.description as Partial<Copy> | undefined)?.[locale] ?? "";
        return {
          document: `${folder}/${key}`,
          title: folder === "posts" ? title : title + brandSuffix,
          description,
        };
      }),
    ),
  );
  return lists.flat();
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe.each(locales)("search results of the seeded content in %s", (locale) => {
  it("have titles of at least ten characters that search engines do not cut off", async () => {
    const wrong = (await snippets(locale)).filter(
      ({ title }) => title.length > visibleTitle || title.replace(brandSuffix, "").length < 10,
    );
    expect(wrong.map(({ document, title }) => `${document}: ${title.length} ${title}`)).toEqual([]);
  });

  it("have a description of 110 to 160 characters", async () => {
    const wrong = (await snippets(locale)).filter(
      ({ description }) => description.length < 110 || description.length > 160,
    );
    expect(wrong.map(({ document, description }) => `${document}: ${description.length}`)).toEqual(
      [],
    );
  });

  it("have a different title for every document", async () => {
    const all = await snippets(locale);
    expect(repeated(all.map(({ title }) => title))).toEqual([]);
    expect(repeated(all.map(({ description }) => description))).toEqual([]);
  });
});
