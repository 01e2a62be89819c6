import type { CollectionConfig } from "payload";
import { publishedContentAccess } from "../../ground/access/published-content.ts";
import { copyLine, copyParagraph } from "../../ground/fields/text.ts";
import { label } from "../../ground/i18n/label.ts";
import { announceChange, announceDelete } from "../../ground/publishing/announce-change.ts";
import { contentVersions } from "./addressed-collection.ts";

export const Testimonials: CollectionConfig = {
  slug: "testimonials",
  labels: {
    singular: label("Depoimento", "Testimonial", "Testimonio"),
    plural: label("Depoimentos", "Testimonials", "Testimonios"),
  },
  access: publishedContentAccess,
  admin: { useAsTitle: "name", group: label("Conteúdo", "Content", "Contenido") },
  fields: [
    { type: "text", name: "name", label: label("Nome", "Name", "Nombre"), required: true },
    copyLine({
      name: "role",
      label: label("Cargo e empresa", "Role and company", "Cargo y empresa"),
    }),
    copyParagraph({ name: "content", label: label("Depoimento", "Testimonial", "Testimonio") }),
  ],
  hooks: { afterChange: [announceChange], afterDelete: [announceDelete] },
  versions: contentVersions,
};
