import type { AddressedCollection } from "contracts";
import { type Locale, previewPath } from "contracts";
import type { CollectionBeforeDeleteHook, CollectionConfig } from "payload";
import { publishedContentAccess } from "../../platform/access/published.ts";
import { label } from "../../platform/i18n/label.ts";
import { autosaveOptions } from "../../platform/publishing/autosave-options.ts";
import { documentTabs } from "../../platform/publishing/document-tabs.ts";
import { hideEmptyDrafts } from "../../platform/publishing/empty-drafts.ts";
import { restoreVersionAsDraft } from "../../platform/publishing/restore-as-draft.ts";
import { breakingDeleteHooks } from "../../references/prevent-breaking-delete.ts";
import { deleteSearchEntries, indexChangedDocument } from "../../search/index-document.ts";
import {
  deleteTranslationStates,
  recordTranslations,
} from "../../translations/record-translations.ts";
import { addressedFields, createDocumentToolFields } from "../fields/addressed.ts";
import { checkEveryLanguage } from "../hooks/check-every-language.ts";
import { recordDocumentUrls } from "../hooks/record-document-urls.ts";

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
export const contentVersionOptions = { drafts: autosaveOptions, maxPerDoc: 50 } as const;

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
            "/preview/admin/index.ts#SectionPreviewSync",
            "/content/admin/index.ts#NewRowExpander",
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
    fields: [...addressedFields(slug), ...fields, ...createDocumentToolFields()],
    hooks: {
      ...breakingDeleteHooks,
      ...hooks,
      afterChange: [
        checkEveryLanguage,
        recordDocumentUrls,
        indexChangedDocument,
        recordTranslations,
        ...(hooks?.afterChange ?? []),
        ...breakingDeleteHooks.afterChange,
      ],
      beforeDelete: [...breakingDeleteHooks.beforeDelete, deleteAddresses],
      afterDelete: [
        deleteSearchEntries,
        deleteTranslationStates,
        ...breakingDeleteHooks.afterDelete,
      ],
    },
    trash: true,
    versions: contentVersionOptions,
  };
}
