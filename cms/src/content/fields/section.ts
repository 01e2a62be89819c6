import type { Field } from "payload";
import { copyLine, copyParagraph } from "../../ground/fields/text.ts";
import { label } from "../../ground/i18n/label.ts";
import { sectionAnchorField } from "./anchor.ts";

/** What every section of a page has: its heading, an introduction, its anchor and its ground. */
export function sectionFields(): Field[] {
  return [
    copyLine({ name: "eyebrow", label: label("Chapéu", "Eyebrow", "Antetítulo"), required: false }),
    copyLine({ name: "heading", label: label("Título", "Heading", "Título") }),
    copyParagraph({
      name: "lede",
      label: label("Introdução", "Introduction", "Introducción"),
      required: false,
    }),
    {
      type: "row",
      fields: [
        sectionAnchorField,
        {
          type: "select",
          name: "ground",
          label: label("Fundo", "Background", "Fondo"),
          defaultValue: "paper",
          required: true,
          options: [
            { value: "paper", label: label("Claro", "Light", "Claro") },
            { value: "tinted", label: label("Verde-claro", "Light green", "Verde claro") },
            { value: "ink", label: label("Escuro", "Dark", "Oscuro") },
          ],
        },
      ],
    },
  ];
}
