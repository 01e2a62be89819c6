import type { CollectionConfig } from "payload";
import { publishedContentAccess } from "../../platform/access/published.ts";
import { localizedLineField, localizedParagraphField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { documentTabs } from "../../platform/publishing/document-tabs.ts";
import { hideEmptyDrafts } from "../../platform/publishing/empty-drafts.ts";
import {
  createMorePanelGroup,
  languagesField,
  publishPanelGroup,
  reviewField,
} from "../../platform/publishing/panel-fields.ts";
import { restoreVersionAsDraft } from "../../platform/publishing/restore-as-draft.ts";
import { breakingDeleteHooks } from "../../references/prevent-breaking-delete.ts";
import { referencesField } from "../../references/references-field.ts";
import {
  deleteTranslationStates,
  recordTranslations,
} from "../../translations/record-translations.ts";
import { contentVersionOptions } from "./addressed-collection.ts";

export const Testimonials: CollectionConfig = {
  slug: "testimonials",
  labels: {
    singular: label("Depoimento", "Testimonial", "Testimonio"),
    plural: label("Depoimentos", "Testimonials", "Testimonios"),
  },
  access: publishedContentAccess,
  endpoints: [restoreVersionAsDraft("testimonials")],
  admin: {
    useAsTitle: "name",
    baseFilter: hideEmptyDrafts("testimonials"),
    defaultColumns: ["name", "languages", "updatedAt"],
    group: label("Conteúdo", "Content", "Contenido"),
    components: {
      edit: { beforeDocumentControls: ["/translations/admin/index.ts#TranslationNotice"] },
      views: { edit: documentTabs },
    },
  },
  fields: [
    { type: "text", name: "name", label: label("Nome", "Name", "Nombre"), required: true },
    localizedLineField({
      name: "role",
      label: label("Cargo e empresa", "Role and company", "Cargo y empresa"),
    }),
    localizedParagraphField({
      name: "content",
      label: label("Depoimento", "Testimonial", "Testimonio"),
    }),
    reviewField,
    publishPanelGroup,
    createMorePanelGroup([referencesField]),
    languagesField,
  ],
  hooks: {
    ...breakingDeleteHooks,
    afterChange: [recordTranslations, ...breakingDeleteHooks.afterChange],
    afterDelete: [deleteTranslationStates, ...breakingDeleteHooks.afterDelete],
  },
  trash: true,
  versions: contentVersionOptions,
};
