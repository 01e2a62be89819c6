import type { Block } from "payload";
import {
  listField,
  localizedLineField,
  localizedParagraphField,
} from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { sectionFields } from "../fields/section.ts";

/** Team members, shown by the initials of their names. */
export const teamBlock: Block = {
  slug: "team",
  interfaceName: "TeamBlock",
  labels: {
    singular: label("Equipe", "Team", "Equipo"),
    plural: label("Equipes", "Teams", "Equipos"),
  },
  fields: [
    ...sectionFields(),
    listField({
      name: "people",
      label: label("Pessoas", "People", "Personas"),
      minRows: 1,
      fields: [
        { type: "text", name: "name", label: label("Nome", "Name", "Nombre"), required: true },
        localizedLineField({ name: "role", label: label("Cargo", "Role", "Cargo") }),
        localizedParagraphField({
          name: "text",
          label: label("Texto", "Text", "Texto"),
          required: false,
        }),
      ],
    }),
    localizedParagraphField({
      name: "note",
      label: label("Observação", "Note", "Nota"),
      required: false,
    }),
  ],
};
