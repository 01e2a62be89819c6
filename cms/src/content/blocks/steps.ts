import type { Block } from "payload";
import { listField, textField, titleField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { diagramField } from "../../rich-text/diagram-field.ts";
import { sectionFields } from "../fields/section.ts";

/** Explains a process as steps in order. */
export const stepsBlock: Block = {
  slug: "steps",
  interfaceName: "StepsBlock",
  labels: {
    singular: label("Etapas", "Steps", "Etapas"),
    plural: label("Etapas", "Steps", "Etapas"),
  },
  fields: [
    ...sectionFields(),
    diagramField(),
    listField({
      name: "steps",
      label: label("Etapas", "Steps", "Etapas"),
      minRows: 1,
      fields: [titleField(), textField()],
    }),
  ],
};
