import type { Locale } from "../e2e/site-map.ts";

/** A published document in the sitemap, with its path in each of its languages. */
export interface SitemapDocument {
  paths: Partial<Record<Locale, string>>;
}

export interface SitemapEntry {
  path: string;
  lastModified: string;
  /** Path by language, with "x-default". */
  alternates: Record<string, string>;
}

export async function readSitemap(url: string): Promise<SitemapEntry[]> {
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  const parts = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(async ([, part = ""]) =>
    (await fetch(part)).text(),
  );
  const xml = (await Promise.all(parts)).join("");
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => ({
    path: new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? "").pathname,
    lastModified: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? "",
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language = "", href = ""]) => [
        language,
        new URL(href).pathname,
      ]),
    ),
  }));
}

export async function readPublishedPaths(url: string): Promise<string[]> {
  return (await readSitemap(url)).map(({ path }) => path);
}

export async function readSitemapDocuments(url: string): Promise<SitemapDocument[]> {
  const byDefault = new Map(
    (await readSitemap(url)).map(({ alternates }) => [alternates["x-default"], alternates]),
  );
  return [...byDefault.values()].map(({ "x-default": _, ...paths }) => ({ paths }));
}

/**
 * Returns true for the path of an article, in any language; article groups have one segment more.
 */
export function isArticlePath(path: string | undefined): path is string {
  return path !== undefined && /\/blog\/[^/]+$/.test(path);
}

/** Returns true for the path of a category, tag or author. */
export function isArticleGroupPath(path: string): boolean {
  return /\/blog\/[^/]+\/[^/]+$/.test(path);
}

export async function readArticlePaths(url: string, locale: Locale): Promise<string[]> {
  const documents = await readSitemapDocuments(url);
  return documents.flatMap(({ paths }) => (isArticlePath(paths[locale]) ? [paths[locale]] : []));
}
