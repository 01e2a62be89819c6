import type { SiteSetting } from "cms/payload-types";
import type { Locale } from "contracts";
import { defaultCatalogue } from "pricing-engine";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { SiteProvider } from "#app/cms/site-context.tsx";
import { withPrices } from "#app/features/calculator/index.ts";
import { type Block, BlockList } from "./block-list.tsx";
import { seedArticles, seedBlocks, seedSettings } from "./seed-content.ts";
import { type Strain, strained } from "./strained.ts";

const seedPricing = {
  catalogue: defaultCatalogue,
  version: "2026-1",
  labels: { inputs: {}, lines: {} },
  origin: "https://example.com",
  path: "/precos",
};

interface SeedSiteProps {
  /** Site settings that the seed leaves empty. */
  settings?: Partial<SiteSetting> | undefined;
  children: ReactNode;
}

/** For stories only: provides the context of blocks, in the toolbar's language. */
export function SeedSite({ settings, children }: SeedSiteProps) {
  const locale = useIntl().locale as Locale;
  return (
    <SiteProvider site={{ locale, settings: { ...seedSettings(locale), ...settings } }}>
      {children}
    </SiteProvider>
  );
}

export interface SeedBlockProps {
  /** Key of a seeded page. */
  page: string;
  /** Type of the block; without it, the whole page is rendered. */
  type?: Block["blockType"];
  /** Index among the blocks of that type. */
  index?: number;
  /** Extreme content that editors may enter. */
  strain?: Strain;
  /** Whether a price catalogue is published. */
  hasPrices?: boolean;
  /** The page's query string. */
  search?: string;
  /** Site settings that the seed leaves empty. */
  settings?: Partial<SiteSetting>;
}

/** Renders a block of a seeded page, or all of them. */
export function SeedBlock({
  page,
  type,
  index = 0,
  strain,
  hasPrices = true,
  search = "",
  settings,
}: SeedBlockProps) {
  const locale = useIntl().locale as Locale;
  const catalogue = hasPrices ? seedPricing.catalogue : undefined;
  const blocks = withPrices(seedBlocks(page, locale), { catalogue, locale });
  const chosen = blocks.filter(({ blockType }) => blockType === type).slice(index, index + 1);
  const shown = type ? chosen : blocks;
  if (shown.length === 0) {
    throw new Error(`The seeded page ${page} has no ${type ?? "block"} at ${index}`);
  }
  const articles = seedArticles(locale);
  return (
    <SeedSite settings={settings}>
      <BlockList
        blocks={strain ? shown.map((block) => strained(block, strain)) : shown}
        articles={strain ? strained(articles, strain) : articles}
        pricing={hasPrices ? { ...seedPricing, search } : undefined}
      />
    </SeedSite>
  );
}
