import { addressedCollections, locales } from "contracts";
import type { CollectionConfig } from "payload";
import { isStaff } from "../../ground/access/is-staff.ts";
import { nobody } from "../../ground/access/nobody.ts";
import { label } from "../../ground/i18n/label.ts";

/** Every address a published document has had; written by the rememberAddresses hook alone. */
export const FormerAddresses: CollectionConfig = {
  slug: "former-addresses",
  labels: {
    singular: label("Endereço usado", "Address in use", "Dirección usada"),
    plural: label(
      "Endereços e redirecionamentos",
      "Addresses and redirects",
      "Direcciones y redirecciones",
    ),
  },
  access: { create: nobody, delete: nobody, read: isStaff, update: nobody, unlock: nobody },
  admin: {
    useAsTitle: "path",
    defaultColumns: ["path", "locale", "document", "createdAt"],
    group: label("Sistema", "System", "Sistema"),
  },
  fields: [
    {
      type: "text",
      name: "path",
      label: label("Caminho", "Path", "Ruta"),
      required: true,
      unique: true,
      index: true,
    },
    {
      type: "select",
      name: "locale",
      label: label("Idioma", "Language", "Idioma"),
      required: true,
      options: [...locales],
    },
    {
      type: "relationship",
      name: "document",
      label: label("Documento", "Document", "Documento"),
      relationTo: [...addressedCollections],
      required: true,
    },
    {
      type: "select",
      name: "origin",
      label: label("Origem", "Origin", "Origen"),
      required: true,
      defaultValue: "former",
      options: [
        { value: "former", label: label("Endereço antigo", "Former address", "Dirección anterior") },
        { value: "manual", label: label("Criado à mão", "Made by hand", "Creado a mano") },
      ],
    },
  ],
};
