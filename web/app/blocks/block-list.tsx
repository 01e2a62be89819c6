import type { Page } from "cms/payload-types";
import { type ComponentType, Fragment, type ReactNode } from "react";
import { ArticleList, type ArticleSummary } from "./article-list/index.ts";
import { CallToAction } from "./call-to-action/index.ts";
import { CategorizedList } from "./categorized-list/index.ts";
import { Certifications } from "./certifications/index.ts";
import { ContactForm } from "./contact-form/index.ts";
import { Faq } from "./faq/index.ts";
import { FeatureGrid } from "./feature-grid/index.ts";
import { Hero } from "./hero/index.ts";
import { NetworkOptions } from "./network-options/index.ts";
import { Newsletter } from "./newsletter/index.ts";
import { Partners } from "./partners/index.ts";
import { type PagePricing, PriceCalculator } from "./price-calculator/index.ts";
import { PricingPlans } from "./pricing-plans/index.ts";
import { RichTextSection } from "./rich-text/index.ts";
import { ServiceCards } from "./service-cards/index.ts";
import { SpecTable } from "./spec-table/index.ts";
import { Steps } from "./steps/index.ts";
import { Team } from "./team/index.ts";
import { Testimonials } from "./testimonials/index.ts";
import { Timeline } from "./timeline/index.ts";
import { UseCases } from "./use-cases/index.ts";
import { Values } from "./values/index.ts";

export type Block = Page["blocks"][number];

type BlockType = Block["blockType"];

interface DrawnBlockProps<Type extends BlockType = BlockType> {
  block: Extract<Block, { blockType: Type }>;
  articles: readonly ArticleSummary[];
  pricing: PagePricing | undefined;
}

const components: { [Type in BlockType]: ComponentType<DrawnBlockProps<Type>> } = {
  hero: Hero,
  featureGrid: FeatureGrid,
  serviceCards: ServiceCards,
  specTable: SpecTable,
  steps: Steps,
  timeline: Timeline,
  team: Team,
  values: Values,
  useCases: UseCases,
  categorizedList: CategorizedList,
  certifications: Certifications,
  networkOptions: NetworkOptions,
  testimonials: Testimonials,
  pricingPlans: PricingPlans,
  priceCalculator: PriceCalculator,
  contactForm: ContactForm,
  partners: Partners,
  newsletter: Newsletter,
  callToAction: CallToAction,
  richText: RichTextSection,
  faq: Faq,
  articleList: ArticleList,
};

/** A block not translated into the page's language yet waits off the page. */
function isTranslated(block: Block): boolean {
  return Boolean(block.blockType === "richText" ? block.content : block.heading);
}

function drawBlock(props: DrawnBlockProps): ReactNode {
  const { blockType } = props.block;
  if (!Object.hasOwn(components, blockType)) {
    // The CMS may be a version ahead of the site: the rest of the page is still worth showing.
    console.warn(`Skipped a block of unknown type "${blockType}"`);
    return null;
  }
  // The map pairs each type with its own component, which TypeScript cannot follow through an index.
  const Component = components[blockType] as ComponentType<DrawnBlockProps>;
  return isTranslated(props.block) ? <Component {...props} /> : null;
}

export interface BlockListProps {
  blocks: readonly Block[];
  /** Articles for a block which lists them, newest first. */
  articles?: readonly ArticleSummary[] | undefined;
  /** For a block which calculates. */
  pricing?: PagePricing | undefined;
}

/** The blocks of a CMS page, in order. One that cannot be drawn is left out. */
export function BlockList({ blocks, articles = [], pricing }: BlockListProps) {
  return blocks.map((block, index) => (
    <Fragment key={block.id ?? index}>{drawBlock({ block, articles, pricing })}</Fragment>
  ));
}
