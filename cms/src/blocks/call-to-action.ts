import type { Block } from "payload";
import { actionsField } from "../fields/link.ts";
import { sectionFields } from "../fields/section.ts";
import { label } from "../i18n/label.ts";

/** A closing invitation. */
export const callToActionBlock: Block = {
  slug: "callToAction",
  interfaceName: "CallToActionBlock",
  labels: {
    singular: label("Chamada", "Call to action", "Llamada a la acción"),
    plural: label("Chamadas", "Calls to action", "Llamadas a la acción"),
  },
  fields: [...sectionFields(), actionsField()],
};
