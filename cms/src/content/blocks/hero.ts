import type { Block } from "payload";
import {
  listField,
  localizedLineField,
  localizedParagraphField,
} from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { illustrationField } from "../fields/illustration.ts";
import { callsToActionField, secondaryLinkField } from "../fields/link.ts";
import { pictureField } from "../fields/picture.ts";
import { eyebrowField } from "../fields/section.ts";

/** The first section of a page, with its only h1. */
export const heroBlock: Block = {
  slug: "hero",
  interfaceName: "HeroBlock",
  labels: {
    singular: label("Abertura", "Hero", "Apertura"),
    plural: label("Aberturas", "Heroes", "Aperturas"),
  },
  fields: [
    eyebrowField,
    localizedLineField({ name: "heading", label: label("Título", "Heading", "Título") }),
    localizedParagraphField({
      name: "lede",
      label: label("Introdução", "Introduction", "Introducción"),
    }),
    secondaryLinkField(),
    callsToActionField(),
    illustrationField(),
    pictureField(),
    listField({
      name: "facts",
      label: label("Números", "Figures", "Cifras"),
      fields: [
        localizedLineField({ name: "value", label: label("Valor", "Value", "Valor") }),
        localizedLineField({ name: "label", label: label("Legenda", "Caption", "Leyenda") }),
      ],
    }),
  ],
};
