import type { Block } from "payload";
import { lineListField, listField, textField, titleField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { iconField } from "../fields/icon.ts";
import { callsToActionField } from "../fields/link.ts";
import { sectionFields } from "../fields/section.ts";

/** Types of companies or workloads for which a service is suitable. */
export const useCasesBlock: Block = {
  slug: "useCases",
  interfaceName: "UseCasesBlock",
  labels: {
    singular: label("Casos de uso", "Use cases", "Casos de uso"),
    plural: label("Casos de uso", "Use cases", "Casos de uso"),
  },
  fields: [
    ...sectionFields(),
    listField({
      name: "cases",
      label: label("Casos", "Cases", "Casos"),
      minRows: 1,
      fields: [
        iconField(),
        titleField(),
        textField(),
        lineListField({ name: "points", label: label("Pontos", "Points", "Puntos") }),
      ],
    }),
    callsToActionField(),
  ],
};
