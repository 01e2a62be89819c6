import type { AddressedCollection } from "contracts";
import { documentPath, type Locale } from "contracts";
import type { CollectionConfig } from "payload";
import { publishedContentAccess } from "../../ground/access/published-content.ts";
import { label } from "../../ground/i18n/label.ts";
import { announceChange, announceDelete } from "../../ground/publishing/announce-change.ts";
import { addressedFields } from "../fields/addressed.ts";
import { forgetAddresses } from "../hooks/forget-addresses.ts";
import { rememberAddresses } from "../hooks/remember-addresses.ts";

type Differences = Pick<CollectionConfig, "labels" | "fields" | "hooks"> & {
  slug: AddressedCollection;
  publicUrl: string;
  defaultColumns: string[];
};

/** Drafts are kept beside what is published; the newest versions of each document stay. */
export const contentVersions = { drafts: true, maxPerDoc: 50 } as const;

/** A collection whose documents have an address on the site, in each language they are written in. */
export function addressedCollection({
  slug,
  publicUrl,
  defaultColumns,
  labels,
  fields,
  hooks,
}: Differences): CollectionConfig {
  return {
    slug,
    ...(labels ? { labels } : {}),
    access: publishedContentAccess,
    admin: {
      useAsTitle: "title",
      defaultColumns,
      group: label("Conteúdo", "Content", "Contenido"),
      preview: (document, { locale }) =>
        typeof document.slug === "string"
          ? publicUrl +
            documentPath({ collection: slug, slug: document.slug, locale: locale as Locale })
          : null,
    },
    defaultPopulate: { slug: true, title: true },
    fields: [...addressedFields(slug), ...fields],
    hooks: {
      ...hooks,
      afterChange: [rememberAddresses, announceChange],
      beforeDelete: [forgetAddresses],
      afterDelete: [announceDelete],
    },
    versions: contentVersions,
  };
}
