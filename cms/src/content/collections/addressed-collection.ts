import type { AddressedCollection } from "contracts";
import { type Locale, previewPath } from "contracts";
import type { CollectionBeforeDeleteHook, CollectionConfig } from "payload";
import { publishedContentAccess } from "../../platform/access/published.ts";
import { label } from "../../platform/i18n/label.ts";
import { autosaved } from "../../platform/publishing/autosaved.ts";
import { documentTabs } from "../../platform/publishing/document-tabs.ts";
import { hideEmptyDrafts } from "../../platform/publishing/empty-drafts.ts";
import { restoreVersionAsDraft } from "../../platform/publishing/restore-as-draft.ts";
import { referencedHooks } from "../../references/prevent-breaking-delete.ts";
import { deleteEntries, indexChange } from "../../search/index-document.ts";
import {
  deleteTranslationStates,
  recordTranslations,
} from "../../translations/record-translations.ts";
import { addressedFields, documentTools } from "../fields/addressed.ts";
import { checkEveryLanguage } from "../hooks/check-every-language.ts";
import { recordAddresses } from "../hooks/record-addresses.ts";

/**
 * Deletes the former URLs of a document before the document is deleted. Their redirects would have no target, and after
 * the deletion the rows no longer reference the document.
 */
const deleteAddresses: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await req.payload.delete({
    collection: "former-addresses",
    where: {
      and: [
        { "document.relationTo": { equals: collection.slug } },
        { "document.value": { equals: id } },
      ],
    },
    req,
  });
};

type AddressedCollectionOptions = Pick<CollectionConfig, "labels" | "fields" | "hooks"> & {
  slug: AddressedCollection;
  publicUrl: string;
  defaultColumns: string[];
};

/**
 * Stores drafts separately from the published version. Stores at most 50 versions of each document; older ones are
 * deleted.
 */
export const contentVersions = { drafts: autosaved, maxPerDoc: 50 } as const;

/** Creates a collection whose documents have one URL per language. */
export function addressedCollection({
  slug,
  publicUrl,
  defaultColumns,
  labels,
  fields,
  hooks,
}: AddressedCollectionOptions): CollectionConfig {
  return {
    slug,
    ...(labels ? { labels } : {}),
    access: publishedContentAccess,
    admin: {
      useAsTitle: "title",
      baseFilter: hideEmptyDrafts(slug),
      defaultColumns,
      group: label("Conteúdo", "Content", "Contenido"),
      components: {
        edit: {
          beforeDocumentControls: [
            "/translations/admin/index.ts#TranslationNotice",
            "/preview/admin/index.ts#SectionLink",
            "/content/admin/index.ts#OpenNewRows",
            "/content/admin/index.ts#SectionPurposes",
          ],
        },
        views: {
          edit: documentTabs,
        },
      },
      preview: ({ id }, { locale }) =>
        publicUrl + previewPath({ kind: slug, id: String(id) }, { locale: locale as Locale }),
    },
    defaultPopulate: { slug: true, title: true },
    endpoints: [restoreVersionAsDraft(slug)],
    fields: [...addressedFields(slug), ...fields, ...documentTools()],
    hooks: {
      ...referencedHooks,
      ...hooks,
      afterChange: [
        checkEveryLanguage,
        recordAddresses,
        indexChange,
        recordTranslations,
        ...(hooks?.afterChange ?? []),
        ...referencedHooks.afterChange,
      ],
      beforeDelete: [...referencedHooks.beforeDelete, deleteAddresses],
      afterDelete: [deleteEntries, deleteTranslationStates, ...referencedHooks.afterDelete],
    },
    trash: true,
    versions: contentVersions,
  };
}
