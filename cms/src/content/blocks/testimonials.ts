import type { Block } from "payload";
import { label } from "../../platform/i18n/label.ts";
import { sectionFields } from "../fields/section.ts";

/** Customer testimonials. If the editor chooses none, the site shows all published testimonials. */
export const testimonialsBlock: Block = {
  slug: "testimonials",
  interfaceName: "TestimonialsBlock",
  labels: {
    singular: label("Depoimentos", "Testimonials", "Testimonios"),
    plural: label("Depoimentos", "Testimonials", "Testimonios"),
  },
  fields: [
    ...sectionFields(),
    {
      type: "relationship",
      name: "testimonials",
      label: label("Depoimentos", "Testimonials", "Testimonios"),
      relationTo: "testimonials",
      hasMany: true,
      required: true,
    },
  ],
};
