import type { Field } from "payload";
import { localizedLineField, localizedParagraphField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { sectionAnchorField } from "../../rich-text/anchor.ts";

/** Short text above a section's heading. */
export const eyebrowField = localizedLineField({
  name: "eyebrow",
  label: label("Chapéu", "Eyebrow", "Antetítulo"),
  required: false,
  description: label(
    "Uma ou duas palavras acima do título, como “Segurança”. Vazio, não aparece.",
    "A word or two above the heading, such as “Security”. Empty, nothing is shown.",
    "Una o dos palabras sobre el título, como “Seguridad”. Vacío, no aparece.",
  ),
});

/** Fields of every section of a page: heading, introduction, anchor and background. */
export function sectionFields(): Field[] {
  return [
    eyebrowField,
    localizedLineField({ name: "heading", label: label("Título", "Heading", "Título") }),
    localizedParagraphField({
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
          admin: {
            description: label(
              "Escolha um fundo diferente do da seção anterior: duas iguais parecem uma só.",
              "Choose a different background from the section above: two alike look like one.",
              "Elija un fondo distinto del de la sección anterior: dos iguales parecen una sola.",
            ),
          },
        },
      ],
    },
  ];
}
