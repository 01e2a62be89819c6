import type { CollectionConfig } from "payload";
import { isEditor, isStaff, nobody } from "../platform/access/roles.ts";
import { copyLine, copyParagraph } from "../platform/fields/text.ts";
import { label } from "../platform/i18n/label.ts";
import { historyTab } from "../platform/publishing/document-tabs.ts";
import { publishingCollection } from "../platform/publishing/publish-events.ts";
import {
  deleteTranslationStates,
  recordTranslations,
} from "../translations/record-translations.ts";

/** Components of the status page. Staff record their state in the panel (decisions/0059). */
export const StatusComponents: CollectionConfig = {
  slug: "status-components",
  labels: {
    singular: label("Componente de status", "Status component", "Componente de estado"),
    plural: label("Componentes de status", "Status components", "Componentes de estado"),
  },
  access: { create: isEditor, delete: isEditor, read: isStaff, update: isEditor, unlock: nobody },
  admin: {
    useAsTitle: "name",
    defaultColumns: ["name", "group", "order", "updatedAt"],
    group: label("Conteúdo", "Content", "Contenido"),
    components: {
      edit: { beforeDocumentControls: ["/translations/admin/index.ts#TranslationNotice"] },
      views: { edit: historyTab },
    },
    description: label(
      "O que a página de status mostra. Incidentes e manutenções são registrados no painel. Remover um componente tira também o histórico dele da página.",
      "What the status page shows. Incidents and maintenance are recorded in the panel. Removing a component also takes its history off the page.",
      "Lo que muestra la página de estado. Los incidentes y mantenimientos se registran en el panel. Eliminar un componente retira también su historial de la página.",
    ),
  },
  defaultSort: "order",
  disableDuplicate: true,
  fields: [
    copyLine({ name: "name", label: label("Nome", "Name", "Nombre") }),
    copyParagraph({
      name: "description",
      label: label("Descrição", "Description", "Descripción"),
      required: false,
    }),
    copyLine({
      name: "group",
      label: label("Grupo de serviços", "Service group", "Grupo de servicios"),
      description: label(
        "Componentes com o mesmo grupo aparecem juntos.",
        "Components of the same group are shown together.",
        "Los componentes del mismo grupo aparecen juntos.",
      ),
    }),
    {
      type: "number",
      name: "order",
      label: label("Ordem", "Order", "Orden"),
      required: true,
      defaultValue: 100,
      min: 0,
      max: 10_000,
    },
  ],
  hooks: {
    ...publishingCollection,
    afterChange: [recordTranslations, ...publishingCollection.afterChange],
    afterDelete: [deleteTranslationStates, ...publishingCollection.afterDelete],
  },
};
