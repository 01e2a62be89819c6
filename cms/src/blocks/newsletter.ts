import type { Block } from "payload";
import { sectionFields } from "../fields/section.ts";
import { label } from "../i18n/label.ts";

/** The place of the newsletter form. */
export const newsletterBlock: Block = {
  slug: "newsletter",
  interfaceName: "NewsletterBlock",
  labels: {
    singular: label("Newsletter", "Newsletter", "Boletín"),
    plural: label("Newsletters", "Newsletters", "Boletines"),
  },
  fields: [...sectionFields()],
};
