import type { Block } from "payload";
import { listField, textField, titleField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { iconField } from "../fields/icon.ts";
import { sectionFields } from "../fields/section.ts";

/** Mission and vision as statements, then the company's values. */
export const valuesBlock: Block = {
  slug: "values",
  interfaceName: "ValuesBlock",
  labels: {
    singular: label(
      "Missão, visão e valores",
      "Mission, vision and values",
      "Misión, visión y valores",
    ),
    plural: label(
      "Missão, visão e valores",
      "Mission, vision and values",
      "Misión, visión y valores",
    ),
  },
  fields: [
    ...sectionFields(),
    listField({
      name: "statements",
      label: label("Declarações", "Statements", "Declaraciones"),
      fields: [titleField(), textField()],
    }),
    listField({
      name: "values",
      label: label("Valores", "Values", "Valores"),
      minRows: 1,
      fields: [iconField(), titleField(), textField()],
    }),
  ],
};
