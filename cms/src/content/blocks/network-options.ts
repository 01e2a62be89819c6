import type { Block } from "payload";
import { listField, textField, titleField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { sectionFields } from "../fields/section.ts";

/** Network speeds that a customer can choose from. */
export const networkOptionsBlock: Block = {
  slug: "networkOptions",
  interfaceName: "NetworkOptionsBlock",
  labels: {
    singular: label("Opções de rede", "Network options", "Opciones de red"),
    plural: label("Opções de rede", "Network options", "Opciones de red"),
  },
  fields: [
    ...sectionFields(),
    listField({
      name: "options",
      label: label("Opções", "Options", "Opciones"),
      minRows: 1,
      fields: [
        { type: "number", name: "gbps", label: "Gbps", required: true, min: 1 },
        titleField(),
        textField(),
      ],
    }),
  ],
};
