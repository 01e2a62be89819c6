import type { Block } from "payload";
import { localizedParagraphField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { sectionFields } from "../fields/section.ts";

/** Pricing plans as cards side by side. */
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
    localizedParagraphField({
      name: "note",
      label: label("Observação", "Note", "Nota"),
      required: false,
    }),
  ],
};
