import type { Page } from "cms/payload-types";
import { hasSectionText, type Paging } from "contracts";
import {
  type ComponentType,
  Fragment,
  type FragmentInstance,
  type ReactNode,
  type Ref,
} from "react";
import type { PagePriceData } from "#app/features/calculator/index.ts";
import type { ArticleSummary } from "./article-list/article-entries.tsx";
import { ArticleList } from "./article-list/article-list.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { CategorizedList } from "./categorized-list/categorized-list.tsx";
import { Certifications } from "./certifications/certifications.tsx";
import { Comparison } from "./comparison/comparison.tsx";
import { ContactForm } from "./contact-form/contact-form.tsx";
import { Faq } from "./faq/faq.tsx";
import { FeatureGrid } from "./feature-grid/feature-grid.tsx";
import { Glossary } from "./glossary/glossary.tsx";
import { Hero } from "./hero/hero.tsx";
import { NetworkOptions } from "./network-options/network-options.tsx";
import { Newsletter } from "./newsletter/newsletter.tsx";
import { Partners } from "./partners/partners.tsx";
import { PriceCalculator } from "./price-calculator/price-calculator.tsx";
import { PricingPlans } from "./pricing-plans/pricing-plans.tsx";
import { findReservedIds } from "./reserved-ids.ts";
import { RichTextSection } from "./rich-text/rich-text.tsx";
import { ServiceCards } from "./service-cards/service-cards.tsx";
import { SpecTable } from "./spec-table/spec-table.tsx";
import { Steps } from "./steps/steps.tsx";
import { Team } from "./team/team.tsx";
import { Testimonials } from "./testimonials/testimonials.tsx";
import { Timeline } from "./timeline/timeline.tsx";
import { UseCases } from "./use-cases/use-cases.tsx";
import { Values } from "./values/values.tsx";

export type Block = Page["blocks"][number];

type BlockType = Block["blockType"];

interface RenderedBlockProps<Type extends BlockType = BlockType> {
  block: Extract<Block, { blockType: Type }>;
  articles: readonly ArticleSummary[];
  paging: Paging | undefined;
  pricing: PagePriceData | undefined;
  reservedIds: Iterable<string> | undefined;
}

const components: { [Type in BlockType]: ComponentType<RenderedBlockProps<Type>> } = {
  hero: Hero,
  featureGrid: FeatureGrid,
  serviceCards: ServiceCards,
  specTable: SpecTable,
  comparison: Comparison,
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
  glossary: Glossary,
  articleList: ArticleList,
};

function renderBlock(props: RenderedBlockProps): ReactNode {
  const { blockType } = props.block;
  if (!Object.hasOwn(components, blockType)) {
    // Skips block types that this build does not know, because a newer CMS may send such blocks.
    console.warn(`Skipped a block of unknown type "${blockType}"`);
    return null;
  }
  // The cast is safe, because `components` maps each block type to the component for that type. TypeScript cannot infer
  // this from an index access.
  const Component = components[blockType] as ComponentType<RenderedBlockProps>;
  return hasSectionText(props.block) ? <Component {...props} /> : null;
}

/**
 * Renders the sections of a draft: sets a ref for each section, and replaces untranslated sections
 * by a notice.
 */
export interface DraftSectionRenderer {
  refOf: (index: number) => Ref<FragmentInstance>;
  untranslated: (index: number) => ReactNode;
}

export interface BlockListProps {
  blocks: readonly Block[];
  /** Articles for an article list block, newest first. */
  articles?: readonly ArticleSummary[] | undefined;
  /** Current page of the blog's article list. */
  paging?: Paging | undefined;
  /** Prices for a calculator block. */
  pricing?: PagePriceData | undefined;
  sections?: DraftSectionRenderer;
}

/** The blocks of a CMS page, in order. A block that cannot be rendered is omitted. */
export function BlockList({ blocks, articles = [], paging, pricing, sections }: BlockListProps) {
  return blocks.map((block, index) => (
    <Fragment key={block.id ?? index} ref={sections?.refOf(index)}>
      {renderBlock({
        block,
        articles,
        paging,
        pricing,
        reservedIds: block.blockType === "richText" ? findReservedIds(blocks, index) : undefined,
      }) ?? sections?.untranslated(index)}
    </Fragment>
  ));
}
