import type { Block } from "payload";
import { label } from "../../platform/i18n/label.ts";
import { illustrationField } from "../fields/illustration.ts";
import { callsToActionField } from "../fields/link.ts";
import { sectionFields } from "../fields/section.ts";

/** Closing call to action of a page. */
export const callToActionBlock: Block = {
  slug: "callToAction",
  interfaceName: "CallToActionBlock",
  labels: {
    singular: label("Chamada", "Call to action", "Llamada a la acción"),
    plural: label("Chamadas", "Calls to action", "Llamadas a la acción"),
  },
  fields: [...sectionFields(), callsToActionField(), illustrationField()],
};
