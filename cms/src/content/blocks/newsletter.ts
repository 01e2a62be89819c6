import type { Block } from "payload";
import { label } from "../../platform/i18n/label.ts";
import { sectionFields } from "../fields/section.ts";

/** Shows the newsletter form on a page. */
export const newsletterBlock: Block = {
  slug: "newsletter",
  interfaceName: "NewsletterBlock",
  labels: {
    singular: label("Newsletter", "Newsletter", "Boletín"),
    plural: label("Newsletters", "Newsletters", "Boletines"),
  },
  fields: [...sectionFields()],
};
