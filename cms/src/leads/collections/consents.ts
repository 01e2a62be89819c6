import type { CollectionConfig } from "payload";
import { denyEveryone, isEditorOrAdmin } from "../../platform/access/roles.ts";
import { systemMenuGroup } from "../../platform/admin/system-group.ts";
import { label } from "../../platform/i18n/label.ts";
import { localeOptions } from "../../platform/i18n/locales.ts";
import { consentEndpoints } from "../endpoints/consents.ts";

/**
 * Cookie choices of visitors. Stores the choice, the version of the text and the time, but no data about the visitor.
 */
export const Consents: CollectionConfig = {
  slug: "consents",
  labels: {
    singular: label("Consentimento", "Consent", "Consentimiento"),
    plural: label("Consentimentos", "Consents", "Consentimientos"),
  },
  access: {
    create: denyEveryone,
    delete: denyEveryone,
    read: isEditorOrAdmin,
    update: denyEveryone,
    unlock: denyEveryone,
  },
  admin: {
    useAsTitle: "choice",
    defaultColumns: ["choice", "textVersion", "locale", "createdAt"],
    group: systemMenuGroup,
  },
  defaultSort: "-createdAt",
  disableDuplicate: true,
  endpoints: consentEndpoints,
  fields: [
    {
      type: "select",
      name: "choice",
      label: label("Escolha", "Choice", "Elección"),
      required: true,
      options: [
        { value: "accepted", label: label("Aceitou", "Accepted", "Aceptó") },
        { value: "declined", label: label("Recusou", "Declined", "Rechazó") },
      ],
    },
    {
      type: "text",
      name: "textVersion",
      label: label("Versão do texto", "Version of the text", "Versión del texto"),
      required: true,
    },
    {
      type: "select",
      name: "locale",
      label: label("Idioma", "Language", "Idioma"),
      required: true,
      options: localeOptions,
    },
  ],
};
