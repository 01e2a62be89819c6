import type { Block } from "payload";
import { sectionFields } from "../fields/section.ts";
import { list, textField, titleField } from "../fields/text.ts";
import { label } from "../i18n/label.ts";

/** How something works, in order. */
export const stepsBlock: Block = {
  slug: "steps",
  interfaceName: "StepsBlock",
  labels: {
    singular: label("Etapas", "Steps", "Etapas"),
    plural: label("Etapas", "Steps", "Etapas"),
  },
  fields: [
    ...sectionFields(),
    list({
      name: "steps",
      label: label("Etapas", "Steps", "Etapas"),
      minRows: 1,
      fields: [titleField(), textField()],
    }),
  ],
};
