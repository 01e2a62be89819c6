import type { Block, Field } from "payload";
import { articleListBlock } from "./article-list.ts";
import { callToActionBlock } from "./call-to-action.ts";
import { categorizedListBlock } from "./categorized-list.ts";
import { certificationsBlock } from "./certifications.ts";
import { comparisonBlock } from "./comparison.ts";
import { contactFormBlock } from "./contact-form.ts";
import { faqBlock } from "./faq.ts";
import { featureGridBlock } from "./feature-grid.ts";
import { glossaryBlock } from "./glossary.ts";
import { heroBlock } from "./hero.ts";
import { networkOptionsBlock } from "./network-options.ts";
import { newsletterBlock } from "./newsletter.ts";
import { partnersBlock } from "./partners.ts";
import { priceCalculatorBlock } from "./price-calculator.ts";
import { pricingPlansBlock } from "./pricing-plans.ts";
import { getSectionPicturePath } from "./purposes.ts";
import { richTextBlock } from "./rich-text.ts";
import { serviceCardsBlock } from "./service-cards.ts";
import { specTableBlock } from "./spec-table.ts";
import { stepsBlock } from "./steps.ts";
import { teamBlock } from "./team.ts";
import { testimonialsBlock } from "./testimonials.ts";
import { timelineBlock } from "./timeline.ts";
import { useCasesBlock } from "./use-cases.ts";
import { valuesBlock } from "./values.ts";

/** UI field without data: the button that copies a section's texts from Portuguese. */
const copySection: Field = {
  type: "ui",
  name: "copySection",
  admin: { components: { Field: "/translations/admin/index.ts#CopySectionButton" } },
};

/** Labels a section in the edit screen with its kind and its own heading. */
function named(block: Block): Block {
  return {
    ...block,
    fields: [copySection, ...block.fields],
    admin: {
      disableBlockName: true,
      images: { thumbnail: { url: getSectionPicturePath(block.slug), alt: "" } },
      components: {
        Label: {
          path: "/platform/admin/row-label.tsx#RowLabel",
          clientProps: { kind: block.labels?.singular },
        },
      },
    },
  };
}

/** Every block that a page can have; web/app/blocks renders each. */
export const pageBlocks: Block[] = [
  heroBlock,
  featureGridBlock,
  serviceCardsBlock,
  specTableBlock,
  comparisonBlock,
  stepsBlock,
  timelineBlock,
  teamBlock,
  valuesBlock,
  useCasesBlock,
  categorizedListBlock,
  certificationsBlock,
  networkOptionsBlock,
  testimonialsBlock,
  pricingPlansBlock,
  priceCalculatorBlock,
  contactFormBlock,
  partnersBlock,
  newsletterBlock,
  callToActionBlock,
  richTextBlock,
  faqBlock,
  glossaryBlock,
  articleListBlock,
].map(named);
