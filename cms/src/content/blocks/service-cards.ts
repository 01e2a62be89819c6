import type { Block } from "payload";
import { lineListField, listField, textField, titleField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { illustrationField } from "../fields/illustration.ts";
import { linkGroupField } from "../fields/link.ts";
import { sectionFields } from "../fields/section.ts";

/** Services that a customer can choose from, each with three features and a link. */
export const serviceCardsBlock: Block = {
  slug: "serviceCards",
  interfaceName: "ServiceCardsBlock",
  labels: {
    singular: label("Serviços", "Service cards", "Servicios"),
    plural: label("Serviços", "Service cards", "Servicios"),
  },
  fields: [
    ...sectionFields(),
    listField({
      name: "cards",
      label: label("Serviços", "Services", "Servicios"),
      minRows: 1,
      fields: [
        illustrationField({ required: true }),
        titleField(),
        textField(),
        lineListField({
          name: "features",
          label: label("Recursos", "Features", "Características"),
          minRows: 1,
        }),
        linkGroupField({ name: "link", label: label("Link", "Link", "Enlace") }),
      ],
    }),
  ],
};
