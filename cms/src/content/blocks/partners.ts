import type { Block } from "payload";
import {
  listField,
  localizedLineField,
  localizedParagraphField,
} from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { sectionFields } from "../fields/section.ts";

/** Partners as word marks, with the trademark disclaimer. */
export const partnersBlock: Block = {
  slug: "partners",
  interfaceName: "PartnersBlock",
  labels: {
    singular: label("Tecnologias", "Technologies", "Tecnologías"),
    plural: label("Tecnologias", "Technologies", "Tecnologías"),
  },
  fields: [
    ...sectionFields(),
    listField({
      name: "partners",
      label: label("Tecnologias", "Technologies", "Tecnologías"),
      minRows: 1,
      fields: [
        { type: "text", name: "name", label: label("Nome", "Name", "Nombre"), required: true },
        localizedLineField({ name: "field", label: label("Área", "Area", "Área") }),
      ],
    }),
    localizedParagraphField({ name: "disclaimer", label: label("Aviso", "Disclaimer", "Aviso") }),
  ],
};
