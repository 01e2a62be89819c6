import type { Block } from "payload";
import {
  listField,
  localizedLineField,
  localizedParagraphField,
} from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { anchorField } from "../../rich-text/anchor.ts";
import { sectionFields } from "../fields/section.ts";

/**
 * Technical terms with definitions. Running text can link to a term; the site then shows the definition in the text.
 */
export const glossaryBlock: Block = {
  slug: "glossary",
  interfaceName: "GlossaryBlock",
  labels: {
    singular: label("Glossário", "Glossary", "Glosario"),
    plural: label("Glossários", "Glossaries", "Glosarios"),
  },
  fields: [
    ...sectionFields(),
    listField({
      name: "terms",
      label: label("Termos", "Terms", "Términos"),
      minRows: 1,
      fields: [
        localizedLineField({ name: "name", label: label("Termo", "Term", "Término") }),
        localizedParagraphField({
          name: "meaning",
          label: label("Definição", "Definition", "Definición"),
          description: label(
            "Duas ou três frases que se entendem sozinhas: aparecem também nos textos que apontam para cá.",
            "Two or three sentences that make sense alone: texts that link here show them too.",
            "Dos o tres frases que se entiendan solas: aparecen también en los textos que enlazan aquí.",
          ),
        }),
        {
          ...anchorField({
            label: label("Id do termo", "Id of the term", "Id del término"),
            description: label(
              "O que um link para este termo leva depois do “#”, igual em todas as línguas: “sla”.",
              "What a link to this term has behind its “#”, the same in all languages: “sla”.",
              "Lo que un enlace a este término lleva después de «#», igual en todos los idiomas: «sla».",
            ),
          }),
          required: true,
        },
        {
          type: "relationship",
          name: "page",
          label: label("Página do termo", "Page of the term", "Página del término"),
          relationTo: "pages",
          admin: {
            description: label(
              "A página que explica o termo por inteiro, com endereço abaixo do glossário: “glossario/sla”. A lista e os textos apontam para ela.",
              "The page that explains the term in full, with an address below the glossary's: “glossary/sla”. The list and texts link to it.",
              "La página que explica el término por completo, con dirección debajo de la del glosario: «glosario/sla». La lista y los textos enlazan a ella.",
            ),
          },
        },
      ],
    }),
  ],
};
