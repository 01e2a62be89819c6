import type { Page, SiteSetting } from "cms/payload-types";
import type { Locale } from "contracts";
import { defaultCatalogue } from "pricing-engine";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { parse } from "yaml";
import { SiteProvider } from "#app/content/site-context.tsx";
import type { ArticleSummary } from "./article-list/index.ts";
import { type Block, BlockList } from "./block-list.tsx";

/** For stories only: the seeded content, which is the copy that the site starts with. */
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

const linkFolders = { page: "pages", post: "posts", legal: "legal" } as const;

/** `page:precos` as the content API answers it: the document with its address. */
function linkedDocument(reference: string): Seed {
  const [kind = "", key = ""] = reference.split(":");
  const folder = linkFolders[kind as keyof typeof linkFolders];
  return { relationTo: folder, value: { slug: seedOf(folder, key).slug } };
}

const relations: Record<string, (value: string) => unknown> = {
  document: linkedDocument,
  testimonials: (key) => ({ id: key, ...seedOf("testimonials", key) }),
  plans: (key) => ({ id: key, ...seedOf("pricing-plans", key) }),
};

/** A seeded value as the content API answers it: one language, related documents in place. */
function answered(value: unknown, locale: Locale, name = ""): unknown {
  if (typeof value === "string") {
    const relation = relations[name];
    return relation ? answered(relation(value), locale) : value;
  }
  if (Array.isArray(value)) {
    return value.map((entry) => answered(entry, locale, name));
  }
  if (value === null || typeof value !== "object") {
    return value;
  }
  if (locale in value) {
    return (value as Seed)[locale];
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, answered(entry, locale, key)]),
  );
}

function seedBlocks(page: string, locale: Locale): Block[] {
  return (answered(seedOf("pages", page), locale) as Page).blocks;
}

const wordsPerMinute = 200;

function seedArticles(locale: Locale): ArticleSummary[] {
  return Object.keys(sources)
    .filter((path) => path.includes("/posts/"))
    .map((path) => {
      const key = path.slice(path.lastIndexOf("/") + 1, -".yaml".length);
      const { body, ...post } = answered(seedOf("posts", key), locale) as ArticleSummary & {
        body: string;
      };
      return { ...post, readingMinutes: Math.ceil(body.split(/\s+/).length / wordsPerMinute) };
    })
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

const seedPricing = {
  catalogue: defaultCatalogue,
  version: "2026-1",
  labels: { inputs: {}, lines: {} },
  origin: "https://example.com",
  path: "/precos",
};

/** What blocks need around them, in the language of the toolbar. */
export function SeedSite({ children }: { children: ReactNode }) {
  const locale = useIntl().locale as Locale;
  const settings = answered(seedOf("globals", "site-settings"), locale) as SiteSetting;
  return <SiteProvider site={{ locale, settings }}>{children}</SiteProvider>;
}

export interface SeedBlockProps {
  /** Key of a seeded page. */
  page: string;
  /** Only this type of block; without it the whole page. */
  type?: Block["blockType"];
  /** Which of the blocks of that type. */
  index?: number;
  /** Whether a price catalogue is published. */
  hasPrices?: boolean;
  /** The page's query string. */
  search?: string;
}

/** A block of a seeded page, or all of them. */
export function SeedBlock({
  page,
  type,
  index = 0,
  hasPrices = true,
  search = "",
}: SeedBlockProps) {
  const locale = useIntl().locale as Locale;
  const blocks = seedBlocks(page, locale);
  const chosen = blocks.filter(({ blockType }) => blockType === type).slice(index, index + 1);
  return (
    <SeedSite>
      <BlockList
        blocks={type ? chosen : blocks}
        articles={seedArticles(locale)}
        pricing={hasPrices ? { ...seedPricing, search } : undefined}
      />
    </SeedSite>
  );
}
