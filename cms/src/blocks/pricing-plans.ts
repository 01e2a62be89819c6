import type { Block } from "payload";
import { sectionFields } from "../fields/section.ts";
import { copyParagraph } from "../fields/text.ts";
import { label } from "../i18n/label.ts";

/** Plan cards to compare. */
export const pricingPlansBlock: Block = {
  slug: "pricingPlans",
  interfaceName: "PricingPlansBlock",
  labels: {
    singular: label("Planos", "Pricing plans", "Planes"),
    plural: label("Planos", "Pricing plans", "Planes"),
  },
  fields: [
    ...sectionFields(),
    {
      type: "relationship",
      name: "plans",
      label: label("Planos", "Plans", "Planes"),
      relationTo: "pricing-plans",
      hasMany: true,
      required: true,
    },
    copyParagraph({ name: "note", label: label("Observação", "Note", "Nota"), required: false }),
  ],
};
