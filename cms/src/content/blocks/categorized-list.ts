import type { Block } from "payload";
import { lineListField, listField, titleField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { diagramField } from "../../rich-text/diagram-field.ts";
import { iconField } from "../fields/icon.ts";
import { sectionFields } from "../fields/section.ts";

/** Lists grouped by category: operating systems, applications, infrastructure. */
export const categorizedListBlock: Block = {
  slug: "categorizedList",
  interfaceName: "CategorizedListBlock",
  labels: {
    singular: label("Lista por categoria", "List by category", "Lista por categoría"),
    plural: label("Listas por categoria", "Lists by category", "Listas por categoría"),
  },
  fields: [
    ...sectionFields(),
    diagramField(),
    listField({
      name: "categories",
      label: label("Categorias", "Categories", "Categorías"),
      minRows: 1,
      fields: [
        iconField(),
        titleField(),
        lineListField({ name: "items", label: label("Itens", "Items", "Elementos"), minRows: 1 }),
      ],
    }),
  ],
};
