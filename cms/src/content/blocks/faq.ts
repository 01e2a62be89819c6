import type { Block } from "payload";
import {
  listField,
  localizedLineField,
  localizedParagraphField,
} from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { secondaryLinkField } from "../fields/link.ts";
import { sectionFields } from "../fields/section.ts";

/** Questions and answers; search engines get them as structured data (schema.org FAQPage). */
export const faqBlock: Block = {
  slug: "faq",
  interfaceName: "FaqBlock",
  labels: {
    singular: label("Perguntas frequentes", "FAQ", "Preguntas frecuentes"),
    plural: label("Perguntas frequentes", "FAQs", "Preguntas frecuentes"),
  },
  fields: [
    ...sectionFields(),
    secondaryLinkField(),
    listField({
      name: "items",
      label: label("Perguntas", "Questions", "Preguntas"),
      minRows: 1,
      fields: [
        localizedLineField({ name: "question", label: label("Pergunta", "Question", "Pregunta") }),
        localizedParagraphField({
          name: "answer",
          label: label("Resposta", "Answer", "Respuesta"),
        }),
      ],
    }),
  ],
};
