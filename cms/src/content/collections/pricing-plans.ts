import type { CollectionConfig } from "payload";
import { publishedContentAccess } from "../../platform/access/published.ts";
import { lineListField, localizedLineField } from "../../platform/fields/text.ts";
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
import { validateConfiguration, validatePlanCode } from "../../prices/configuration.ts";
import { breakingDeleteHooks } from "../../references/prevent-breaking-delete.ts";
import { referencesField } from "../../references/references-field.ts";
import {
  deleteTranslationStates,
  recordTranslations,
} from "../../translations/record-translations.ts";
import { linkGroupField } from "../fields/link.ts";
import { contentVersionOptions } from "./addressed-collection.ts";

/**
 * Plan cards on the site. They are marketing content and unrelated to the plans that customers subscribe to (`plans`).
 */
export const PricingPlans: CollectionConfig = {
  slug: "pricing-plans",
  labels: {
    singular: label("Cartão de plano", "Plan card", "Tarjeta de plan"),
    plural: label("Cartões de planos", "Plan cards", "Tarjetas de planes"),
  },
  access: publishedContentAccess,
  endpoints: [restoreVersionAsDraft("pricing-plans")],
  admin: {
    useAsTitle: "name",
    baseFilter: hideEmptyDrafts("pricing-plans"),
    defaultColumns: ["name", "languages", "updatedAt"],
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
  },
  fields: [
    { type: "text", name: "name", label: label("Nome", "Name", "Nombre"), required: true },
    localizedLineField({ name: "audience", label: label("Para quem", "For whom", "Para quién") }),
    {
      type: "checkbox",
      name: "isPopular",
      label: label("Mais popular", "Most popular", "Más popular"),
      defaultValue: false,
    },
    lineListField({ name: "features", label: label("Inclui", "Includes", "Incluye"), minRows: 1 }),
    {
      type: "text",
      name: "plan",
      label: label(
        "Código do plano na tabela de preços",
        "Code of the plan in the price catalog",
        "Código del plan en la tabla de precios",
      ),
      admin: {
        description: label(
          "Com ele, o cartão mostra o preço do plano por 12 meses e o botão abre o plano na calculadora.",
          "With it, the card shows the plan's price for 12 months and its button opens the plan in the calculator.",
          "Con él, la tarjeta muestra el precio del plan por 12 meses y su botón abre el plan en la calculadora.",
        ),
      },
      validate: validatePlanCode,
    },
    {
      type: "text",
      name: "configuration",
      label: label(
        "Configuração na calculadora",
        "Configuration in the calculator",
        "Configuración en la calculadora",
      ),
      admin: {
        condition: ({ plan }) => !plan,
        description: label(
          "O que vem depois de ? no endereço da calculadora. Se vazio, o cartão mostra só o seu botão.",
          "The part after ? in the calculator's URL. If empty, the card shows only its button.",
          "Lo que sigue a ? en la dirección de la calculadora. Si queda vacío, la tarjeta muestra solo su botón.",
        ),
      },
      validate: validateConfiguration,
    },
    linkGroupField({ name: "link", label: label("Botão", "Button", "Botón") }),
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
