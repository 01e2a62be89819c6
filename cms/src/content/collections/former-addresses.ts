import { addressedCollections } from "contracts";
import type { CollectionConfig, Where } from "payload";
import { denyEveryone, isEditorOrAdmin, isStaff } from "../../platform/access/roles.ts";
import { systemMenuGroup } from "../../platform/admin/system-group.ts";
import { label } from "../../platform/i18n/label.ts";
import { localeOptions } from "../../platform/i18n/locales.ts";
import { hiddenInListsOptions } from "../../platform/publishing/panel-fields.ts";
import {
  markRedirectAsManual,
  publishRedirectDeletionEvent,
  publishRedirectEvent,
  setLocaleFromPath,
  validateManualPath,
} from "../hooks/manual-redirect.ts";

const isManual: Where = { origin: { equals: "manual" } };

/**
 * Stores every URL that a published document has had (recordDocumentUrls), and redirects that staff add by hand. Each
 * row points to a document instead of another URL, so redirects cannot form chains or loops.
 */
export const FormerAddresses: CollectionConfig = {
  slug: "former-addresses",
  labels: {
    singular: label("Redirecionamento", "Redirect", "Redirección"),
    plural: label(
      "Endereços e redirecionamentos",
      "Addresses and redirects",
      "Direcciones y redirecciones",
    ),
  },
  access: {
    create: isEditorOrAdmin,
    delete: (request) => isEditorOrAdmin(request) && isManual,
    read: isStaff,
    update: denyEveryone,
    unlock: denyEveryone,
  },
  admin: {
    useAsTitle: "path",
    defaultColumns: ["path", "locale", "document", "createdAt"],
    group: systemMenuGroup,
  },
  disableDuplicate: true,
  hooks: {
    beforeOperation: [markRedirectAsManual],
    beforeValidate: [setLocaleFromPath],
    afterChange: [publishRedirectEvent],
    afterDelete: [publishRedirectDeletionEvent],
  },
  fields: [
    {
      type: "text",
      name: "path",
      label: label("Caminho", "Path", "Ruta"),
      validate: validateManualPath,
      admin: {
        description: label(
          "Só o caminho neste site, como /promocao ou /en/offer: o idioma vem dele. Leva ao documento abaixo, mesmo que o endereço deste mude.",
          "The path on this site alone, such as /promocao or /en/offer: the language follows from it. Leads to the document below, even where its address changes.",
          "Solo la ruta en este sitio, como /promocion o /en/offer: el idioma sale de ella. Lleva al documento de abajo, aunque cambie su dirección.",
        ),
      },
      required: true,
      unique: true,
      index: true,
    },
    {
      type: "select",
      name: "locale",
      label: label("Idioma", "Language", "Idioma"),
      required: true,
      options: localeOptions,
      access: { create: denyEveryone },
      admin: { readOnly: true },
    },
    {
      type: "relationship",
      name: "document",
      label: label("Documento", "Document", "Documento"),
      relationTo: [...addressedCollections],
      required: true,
      admin: {
        components: { Cell: "/content/redirects/admin/document-cell.tsx#RedirectTargetCell" },
      },
    },
    {
      type: "select",
      name: "origin",
      label: label("Origem", "Origin", "Origen"),
      required: true,
      defaultValue: "former",
      admin: { hidden: true, ...hiddenInListsOptions },
      options: [
        {
          value: "former",
          label: label("Endereço antigo", "Former address", "Dirección anterior"),
        },
        { value: "manual", label: label("Criado à mão", "Made by hand", "Creado a mano") },
      ],
    },
  ],
};
