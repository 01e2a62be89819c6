import type { Navigation, Page, SiteSetting } from "cms/payload-types";
import { type Locale, minutesToRead } from "contracts";
import { parse } from "yaml";
import type { ArticleSummary } from "./article-list/article-entries.tsx";
import type { Block } from "./block-list.tsx";

/** For stories only: the seed content, with which the site starts. */
const sources = import.meta.glob<string>("../../../cms/src/seed/content/**/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

type Seed = Record<string, unknown>;

function seedOf(folder: string, key: string): Seed {
  const source = sources[`../../../cms/src/seed/content/${folder}/${key}.yaml`];
  if (source === undefined) {
    throw new Error(`No seeded document ${folder}/${key}`);
  }
  return parse(source) as Seed;
}

/** Returns the documents that articles reference, as the content API returns them. */
function named(folder: GroupFolder): (key: string) => unknown {
  return (key) => {
    const { slug, title, description } = seedOf(folder, key);
    return { id: key, createdAt: "", updatedAt: "", slug, title, description };
  };
}

type GroupFolder = "categories" | "tags" | "authors";

const linkFolders = { page: "pages", post: "posts", legal: "legal" } as const;

type LinkFolder = (typeof linkFolders)[keyof typeof linkFolders];

/** A linked document as the content API returns it: its name and address. */
function linkedDocument(folder: LinkFolder, key: string): Seed {
  const { slug, title } = seedOf(folder, key);
  return { id: key, slug, title };
}

/** Resolves a reference such as `page:precos` as the content API returns it. */
function linkTarget(reference: string): Seed {
  const [kind = "", key = ""] = reference.split(":");
  const folder = linkFolders[kind as keyof typeof linkFolders];
  return { relationTo: folder, value: linkedDocument(folder, key) };
}

/** Uploads are served by the CMS, so stories render without them. */
function withoutUpload(): null {
  return null;
}

const relations: Record<string, (value: string) => unknown> = {
  document: linkTarget,
  testimonials: (key) => ({ id: key, ...seedOf("testimonials", key) }),
  plans: (key) => ({ id: key, ...seedOf("pricing-plans", key) }),
  calculatorPage: (key) => linkedDocument("pages", key),
  elsewhere: (key) => linkedDocument("pages", key),
  privacyPolicy: (key) => linkedDocument("legal", key),
  termsOfService: (key) => linkedDocument("legal", key),
  cookiePolicy: (key) => linkedDocument("legal", key),
  writtenBy: named("authors"),
  category: named("categories"),
  logo: withoutUpload,
  shareImage: withoutUpload,
};

/** Gives a row of a list an id, as the CMS does. */
function toApiRow(row: unknown, locale: Locale, name: string, index: number): unknown {
  const value = toApiShape(row, locale, name);
  return typeof value === "object" ? { id: `${name}-${index}`, ...value } : value;
}

/**
 * Converts a seeded value to what the content API returns: one language, related documents
 * populated.
 */
function toApiShape(value: unknown, locale: Locale, name = ""): unknown {
  if (typeof value === "string") {
    const relation = relations[name];
    return relation ? toApiShape(relation(value), locale) : value;
  }
  if (Array.isArray(value)) {
    return value.map((row, index) => toApiRow(row, locale, name, index));
  }
  if (value === null || typeof value !== "object") {
    return value;
  }
  if (locale in value) {
    return (value as Seed)[locale];
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, toApiShape(entry, locale, key)]),
  );
}

export function seedBlocks(page: string, locale: Locale): Block[] {
  return (toApiShape(seedOf("pages", page), locale) as Page).blocks;
}

export function seedSettings(locale: Locale): SiteSetting {
  return toApiShape(seedOf("globals", "site-settings"), locale) as SiteSetting;
}

export function seedNavigation(locale: Locale): Navigation {
  return toApiShape(seedOf("globals", "navigation"), locale) as Navigation;
}

/** The seeded articles without their bodies, newest first. */
export function seedArticles(locale: Locale): ArticleSummary[] {
  return Object.keys(sources)
    .filter((path) => path.includes("/posts/"))
    .map((path) => {
      const key = path.slice(path.lastIndexOf("/") + 1, -".yaml".length);
      const { body, tags, related, ...post } = toApiShape(
        seedOf("posts", key),
        locale,
      ) as ArticleSummary & Record<"body" | "tags" | "related", string>;
      return { ...post, readingMinutes: minutesToRead(body) };
    })
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}
