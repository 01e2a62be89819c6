import type { Block } from "payload";
import {
  lineListField,
  listField,
  localizedLineField,
  localizedParagraphField,
  titleField,
} from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { iconField } from "../fields/icon.ts";
import { illustrationField } from "../fields/illustration.ts";
import { secondaryLinkField } from "../fields/link.ts";
import { sectionFields } from "../fields/section.ts";

/** Technical specifications as rows, with optional lists below (platforms, technologies). */
export const specTableBlock: Block = {
  slug: "specTable",
  interfaceName: "SpecTableBlock",
  labels: {
    singular: label("Especificações", "Specifications", "Especificaciones"),
    plural: label("Especificações", "Specifications", "Especificaciones"),
  },
  fields: [
    ...sectionFields(),
    secondaryLinkField(),
    listField({
      name: "rows",
      label: label("Linhas", "Rows", "Filas"),
      minRows: 1,
      fields: [
        iconField(),
        localizedLineField({ name: "label", label: label("Item", "Item", "Elemento") }),
        localizedLineField({ name: "value", label: label("Valor", "Value", "Valor") }),
        localizedParagraphField({
          name: "note",
          label: label("Observação", "Note", "Nota"),
          required: false,
        }),
      ],
    }),
    listField({
      name: "lists",
      label: label("Listas", "Lists", "Listas"),
      fields: [
        titleField(),
        lineListField({ name: "items", label: label("Itens", "Items", "Elementos"), minRows: 1 }),
      ],
    }),
    illustrationField(),
  ],
};
