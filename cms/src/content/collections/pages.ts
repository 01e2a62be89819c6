import type { CollectionConfig } from "payload";
import { label } from "../../platform/i18n/label.ts";
import { pageBlocks } from "../blocks/index.ts";
import { landingPageFields } from "../fields/landing.ts";
import { addressedCollection } from "./addressed-collection.ts";

/** Pages of the site, made of blocks. */
export function pagesCollection(publicUrl: string): CollectionConfig {
  return addressedCollection({
    slug: "pages",
    publicUrl,
    labels: {
      singular: label("Página", "Page", "Página"),
      plural: label("Páginas", "Pages", "Páginas"),
    },
    defaultColumns: ["title", "languages", "slug", "updatedAt"],
    fields: [
      {
        type: "blocks",
        name: "blocks",
        label: label("Seções", "Sections", "Secciones"),
        labels: {
          singular: label("Seção", "Section", "Sección"),
          plural: label("Seções", "Sections", "Secciones"),
        },
        blocks: pageBlocks,
        required: true,
        admin: { initCollapsed: true },
      },
      ...landingPageFields,
    ],
  });
}
