import type { Block } from "payload";
import { lineListField, listField, localizedLineField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { sectionFields } from "../fields/section.ts";

const maxCriteria = 6;

/** Compares items of one kind, such as services, by the same criteria. */
export const comparisonBlock: Block = {
  slug: "comparison",
  interfaceName: "ComparisonBlock",
  labels: {
    singular: label("Comparação", "Comparison", "Comparación"),
    plural: label("Comparações", "Comparisons", "Comparaciones"),
  },
  fields: [
    ...sectionFields(),
    localizedLineField({
      name: "subject",
      label: label("O que se compara", "What is compared", "Qué se compara"),
    }),
    lineListField({
      name: "criteria",
      label: label("Critérios", "Criteria", "Criterios"),
      minRows: 1,
      maxRows: maxCriteria,
    }),
    listField({
      name: "rows",
      label: label("Linhas", "Rows", "Filas"),
      minRows: 2,
      fields: [
        localizedLineField({ name: "name", label: label("Nome", "Name", "Nombre") }),
        lineListField({
          name: "answers",
          label: label("Respostas", "Answers", "Respuestas"),
          minRows: 1,
          maxRows: maxCriteria,
        }),
      ],
    }),
  ],
};
