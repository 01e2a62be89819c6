import type { Block } from "payload";
import { listField, textField, titleField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { iconField } from "../fields/icon.ts";
import { illustrationField } from "../fields/illustration.ts";
import { callsToActionField } from "../fields/link.ts";
import { pictureField } from "../fields/picture.ts";
import { sectionFields } from "../fields/section.ts";

/** Features side by side: figures as tiles, advantages as a grid, or a plain list. */
export const featureGridBlock: Block = {
  slug: "featureGrid",
  interfaceName: "FeatureGridBlock",
  labels: {
    singular: label("Recursos", "Features", "Características"),
    plural: label("Recursos", "Features", "Características"),
  },
  fields: [
    ...sectionFields(),
    {
      type: "select",
      name: "layout",
      label: label("Disposição", "Layout", "Disposición"),
      required: true,
      defaultValue: "grid",
      options: [
        {
          value: "tiles",
          label: label("Faixa de destaques", "Strip of tiles", "Franja de destacados"),
        },
        { value: "grid", label: label("Grade", "Grid", "Cuadrícula") },
        {
          value: "list",
          label: label(
            "Lista ao lado do título",
            "List beside the heading",
            "Lista junto al título",
          ),
        },
      ],
    },
    listField({
      name: "items",
      label: label("Recursos", "Features", "Características"),
      minRows: 1,
      fields: [iconField(), titleField(), textField()],
    }),
    illustrationField(),
    pictureField(),
    callsToActionField(),
  ],
};
