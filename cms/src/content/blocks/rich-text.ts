import type { Block } from "payload";
import { label } from "../../platform/i18n/label.ts";
import { richTextField } from "../../rich-text/rich-text.ts";

/** Running text: headings, lists, links, tables. */
export const richTextBlock: Block = {
  slug: "richText",
  interfaceName: "RichTextBlock",
  labels: {
    singular: label("Texto livre", "Rich text", "Texto libre"),
    plural: label("Textos livres", "Rich texts", "Textos libres"),
  },
  fields: [
    richTextField({
      name: "content",
      label: label("Conteúdo", "Content", "Contenido"),
      required: true,
    }),
  ],
};
