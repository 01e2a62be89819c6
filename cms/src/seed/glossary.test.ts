import { glossarySegments, locales } from "contracts";
import { describe, expect, it } from "vitest";
import { type ContentFile, readContentFiles } from "./content-files.ts";

type Copy = Record<(typeof locales)[number], string>;

interface Term {
  anchor: string;
  page?: string;
  name: Copy;
}

interface Hero {
  heading: Copy;
  lede: Copy;
  actions: { link: { document: string } }[];
}

interface Page {
  slug: Copy;
  title: Copy;
  blocks: [Hero, { content: Copy }];
}

interface TermPage {
  anchor: string;
  slug: Copy;
  title: Copy;
  hero: Hero;
  text: Copy;
}

const pages = await readContentFiles("pages");
const pageOf = (key: string) => pages.find((each) => each.key === key) as ContentFile;
const [, glossary] = pageOf("glossario").data.blocks as [Hero, { terms: Term[] }];
const { terms } = glossary;
const termPages = terms.map(({ anchor, page }): TermPage => {
  const { slug, title, blocks } = pageOf(page ?? "").data as unknown as Page;
  const [hero, { content }] = blocks;
  return { anchor, slug, title, hero, text: content };
});

/** Counts the words that readers see, without link targets, table lines and other markup. */
function wordCount(markdown: string): number {
  return markdown
    .replace(/\]\([^)]*\)/g, "]")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

describe("the seeded glossary pages", () => {
  it("exist for each of the forty terms, and for no other term", () => {
    expect(terms).toHaveLength(40);
    const keys = pages.map(({ key }) => key).filter((key) => key.startsWith("glossario-"));
    expect(terms.map(({ page }) => page).sort()).toEqual(keys.sort());
    expect(new Set(terms.map(({ anchor }) => anchor)).size).toBe(40);
  });

  it.each(locales)("explain their term in 150 to 300 words in %s", (locale) => {
    const counts = termPages.map(({ anchor, hero, text }) => ({
      anchor,
      words: wordCount(`${hero.lede[locale]} ${text[locale]}`),
    }));
    expect(counts.filter(({ words }) => words < 150 || words > 300)).toEqual([]);
  });

  it.each(locales)("have distinct paths below the glossary in %s", (locale) => {
    const slugs = termPages.map(({ slug }) => slug[locale]);
    expect(new Set(slugs).size).toBe(40);
    expect(slugs.filter((slug) => !slug.startsWith(`${glossarySegments[locale]}/`))).toEqual([]);
  });

  it.each(locales)("have a question as heading, and a different text as title, in %s", (locale) => {
    const question = {
      "pt-BR": /^O que é .+\?$/,
      "en-US": /^What is .+\?$/,
      "es-ES": /^¿Qué (?:es|son) .+\?$/,
    };
    for (const { hero, title } of termPages) {
      expect(hero.heading[locale]).toMatch(question[locale]);
      expect(title[locale]).not.toBe(hero.heading[locale]);
    }
  });

  it("link to a product page, to the glossary and to another term", () => {
    for (const { anchor, hero, text } of termPages) {
      const [product, list] = hero.actions.map(({ link }) => link.document);
      expect(product, anchor).toMatch(/^page:(?!glossario)/);
      expect(list, anchor).toBe("page:glossario");
      for (const locale of locales) {
        const linked = [...text[locale].matchAll(/\(page:glossario#([a-z0-9-]+)\)/g)].map(
          ([, to]) => to,
        );
        expect(linked.length, `${anchor} ${locale}`).toBeGreaterThan(0);
        expect(linked, `${anchor} ${locale}`).not.toContain(anchor);
        const known = terms.map((term) => term.anchor);
        expect(linked.filter((to) => !known.includes(to ?? ""))).toEqual([]);
      }
    }
  });

  it("link to the same documents in each language", () => {
    const targets = (text: string) =>
      [...text.matchAll(/\]\(([a-z]+:[^)]+)\)/g)].map(([, to]) => to);
    for (const { anchor, text } of termPages) {
      const [first, ...others] = locales.map((locale) =>
        [...new Set(targets(text[locale]))].sort(),
      );
      for (const other of others) {
        expect(other, anchor).toEqual(first);
      }
    }
  });
});
