import type { CollectionConfig } from "payload";
import { label } from "../../ground/i18n/label.ts";
import { dayField } from "../fields/day.ts";
import { richText } from "../fields/rich-text.ts";
import { addressedCollection } from "./addressed-collection.ts";

/** Privacy policy, terms and the like, each with the date it takes effect. */
export function legalCollection(publicUrl: string): CollectionConfig {
  return addressedCollection({
    slug: "legal",
    publicUrl,
    labels: {
      singular: label("Documento legal", "Legal document", "Documento legal"),
      plural: label("Documentos legais", "Legal documents", "Documentos legales"),
    },
    defaultColumns: ["title", "effectiveDate", "languages", "updatedAt"],
    fields: [
      dayField({
        name: "effectiveDate",
        label: label("Em vigor desde", "In force since", "En vigor desde"),
      }),
      richText({ name: "body", label: label("Texto", "Body", "Texto"), required: true }),
    ],
  });
}
