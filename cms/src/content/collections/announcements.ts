import { announcementTones, maxAnnouncementLength, pageGroups } from "contracts";
import type { CollectionConfig } from "payload";
import { publishedContentAccess } from "../../platform/access/published.ts";
import { localizedLineField } from "../../platform/fields/text.ts";
import { type Label, label } from "../../platform/i18n/label.ts";
import { documentTabs } from "../../platform/publishing/document-tabs.ts";
import { hideEmptyDrafts } from "../../platform/publishing/empty-drafts.ts";
import {
  languagesField,
  publishPanelGroup,
  reviewField,
} from "../../platform/publishing/panel-fields.ts";
import { publishEventHooks } from "../../platform/publishing/publish-events.ts";
import { restoreVersionAsDraft } from "../../platform/publishing/restore-as-draft.ts";
import {
  deleteTranslationStates,
  recordTranslations,
} from "../../translations/record-translations.ts";
import { callsToActionField } from "../fields/link.ts";
import { timeSpanField } from "../fields/time-span.ts";
import { contentVersionOptions } from "./addressed-collection.ts";

const groupNames: Record<(typeof pageGroups)[number], Label> = {
  all: label("Todas as páginas", "All pages", "Todas las páginas"),
  home: label("Página inicial", "Home page", "Página de inicio"),
  services: label("Serviços", "Services", "Servicios"),
  prices: label("Calculadora e preços", "Calculator and prices", "Calculadora y precios"),
  blog: label("Blog", "Blog", "Blog"),
  legal: label("Textos legais", "Legal texts", "Textos legales"),
};

const toneNames: Record<(typeof announcementTones)[number], Label> = {
  news: label("Novidade", "News", "Novedad"),
  offer: label("Oferta", "Offer", "Oferta"),
  warning: label("Alerta", "Warning", "Alerta"),
};

/** Bar below the header with one line of text. The site shows it on selected pages between two dates. */
export const Announcements: CollectionConfig = {
  slug: "announcements",
  labels: {
    singular: label("Aviso", "Announcement", "Anuncio"),
    plural: label("Avisos", "Announcements", "Anuncios"),
  },
  access: publishedContentAccess,
  endpoints: [restoreVersionAsDraft("announcements")],
  admin: {
    useAsTitle: "text",
    baseFilter: hideEmptyDrafts("announcements"),
    defaultColumns: ["text", "languages", "pageGroups", "from", "until"],
    group: label("Conteúdo", "Content", "Contenido"),
    components: {
      edit: {
        beforeDocumentControls: [
          "/content/admin/index.ts#NewRowExpander",
          "/translations/admin/index.ts#TranslationNotice",
        ],
      },
      views: { edit: documentTabs },
    },
    description: label(
      "Uma faixa abaixo do cabeçalho, que o visitante pode dispensar. Aparece nos idiomas em que há texto; se dois valem na mesma página, aparece o que começou por último. Páginas de campanha sem menu não mostram avisos.",
      "A bar below the header that visitors can dismiss. It is shown in the languages that have a text; where two are due on a page, the one that began last is shown. Campaign pages without a menu show none.",
      "Una franja bajo la cabecera que el visitante puede cerrar. Aparece en los idiomas que tienen texto; si dos valen en la misma página, se muestra el que empezó último. Las páginas de campaña sin menú no muestran anuncios.",
    ),
  },
  fields: [
    {
      ...localizedLineField({
        name: "text",
        label: label("Texto", "Text", "Texto"),
        below: {
          path: "/content/admin/index.ts#RemainingCharacters",
          clientProps: { max: maxAnnouncementLength },
        },
      }),
      maxLength: maxAnnouncementLength,
    },
    callsToActionField({ maxRows: 1 }),
    {
      type: "row",
      fields: [
        {
          type: "select",
          name: "tone",
          label: label("Tom", "Tone", "Tono"),
          required: true,
          defaultValue: "news",
          options: announcementTones.map((value) => ({ value, label: toneNames[value] })),
          admin: { width: "50%" },
        },
        {
          type: "select",
          name: "pageGroups",
          label: label("Onde aparece", "Where it is shown", "Dónde aparece"),
          hasMany: true,
          required: true,
          defaultValue: ["all"],
          options: pageGroups.map((value) => ({ value, label: groupNames[value] })),
          admin: { width: "50%" },
        },
      ],
    },
    timeSpanField(),
    reviewField,
    publishPanelGroup,
    languagesField,
  ],
  hooks: {
    ...publishEventHooks,
    afterChange: [recordTranslations, ...publishEventHooks.afterChange],
    afterDelete: [deleteTranslationStates, ...publishEventHooks.afterDelete],
  },
  trash: true,
  versions: contentVersionOptions,
};
