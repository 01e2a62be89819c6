import type { Block } from "payload";
import { listField, textField, titleField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { sectionFields } from "../fields/section.ts";

/** The company's history by year. */
export const timelineBlock: Block = {
  slug: "timeline",
  interfaceName: "TimelineBlock",
  labels: {
    singular: label("Linha do tempo", "Timeline", "Cronología"),
    plural: label("Linhas do tempo", "Timelines", "Cronologías"),
  },
  fields: [
    ...sectionFields(),
    listField({
      name: "events",
      label: label("Marcos", "Events", "Hitos"),
      minRows: 1,
      fields: [
        {
          type: "number",
          name: "year",
          label: label("Ano", "Year", "Año"),
          required: true,
          min: 1900,
          max: 2100,
        },
        titleField(),
        textField(),
      ],
    }),
  ],
};
