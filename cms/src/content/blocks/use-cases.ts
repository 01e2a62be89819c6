import type { Block } from "payload";
import { lines, list, textField, titleField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { iconField } from "../fields/icon.ts";
import { actionsField } from "../fields/link.ts";
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
    list({
      name: "cases",
      label: label("Casos", "Cases", "Casos"),
      minRows: 1,
      fields: [
        iconField(),
        titleField(),
        textField(),
        lines({ name: "points", label: label("Pontos", "Points", "Puntos") }),
      ],
    }),
    actionsField(),
  ],
};
