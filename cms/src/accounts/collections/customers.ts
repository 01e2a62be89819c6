import type { CollectionConfig } from "payload";
import { isAdmin, nobody } from "../../ground/access/roles.ts";
import { closedAuthEndpoints, closedSessionEndpoints } from "../../ground/closed-endpoints.ts";
import { label } from "../../ground/i18n/label.ts";
import { localeOptions } from "../../ground/i18n/locales.ts";

/**
 * The people who log in at /auth. Written by the operations below /api/auth and /api/admin alone,
 * so that every change is checked and recorded; administrators read them here. Passwords and
 * sessions are tables of their own, which no query of Payload's reaches.
 */
export const Customers: CollectionConfig = {
  slug: "customers",
  labels: {
    singular: label("Cliente", "Customer", "Cliente"),
    plural: label("Clientes", "Customers", "Clientes"),
  },
  // No strategy: a customer is nobody to Payload's own endpoints.
  auth: { disableLocalStrategy: true, strategies: [], useSessions: false },
  access: {
    admin: nobody,
    create: nobody,
    delete: nobody,
    read: ({ req }) => isAdmin({ req }) && { isDuplicate: { not_equals: true } },
    unlock: nobody,
    update: nobody,
  },
  admin: {
    useAsTitle: "fullname",
    defaultColumns: ["fullname", "email", "phone", "deletionRequestedAt", "createdAt"],
    group: label("Clientes", "Customers", "Clientes"),
    hidden: ({ user }) => user?.role !== "admin",
  },
  endpoints: [...closedAuthEndpoints, ...closedSessionEndpoints],
  fields: [
    {
      type: "text",
      name: "fullname",
      label: label("Nome completo", "Full name", "Nombre completo"),
      required: true,
    },
    // Unique among accounts that are not duplicates: by an index of the database.
    { type: "email", name: "email", label: "E-mail", required: true, index: true },
    {
      type: "text",
      name: "phone",
      label: label("Telefone", "Phone", "Teléfono"),
      required: true,
    },
    {
      type: "text",
      name: "phoneExtension",
      label: label("Ramal", "Extension", "Extensión"),
    },
    {
      type: "select",
      name: "locale",
      label: label("Idioma dos e-mails", "Email language", "Idioma de los correos"),
      required: true,
      defaultValue: "pt-BR",
      options: localeOptions,
    },
    {
      type: "date",
      name: "emailVerifiedAt",
      label: label("E-mail confirmado em", "E-mail confirmed on", "Correo confirmado el"),
      admin: { date: { pickerAppearance: "dayAndTime" } },
    },
    // Made with the address of another account: lives apart, and staff have nothing to do with it.
    {
      type: "checkbox",
      name: "isDuplicate",
      required: true,
      defaultValue: false,
      hidden: true,
    },
    {
      type: "date",
      name: "deletionRequestedAt",
      label: label("Pediu exclusão em", "Asked for deletion on", "Pidió la eliminación el"),
      index: true,
      admin: { date: { pickerAppearance: "dayAndTime" } },
    },
    {
      type: "date",
      name: "deletionWithdrawnAt",
      label: label(
        "Retirou o pedido de exclusão em",
        "Withdrew the deletion request on",
        "Retiró la solicitud de eliminación el",
      ),
      admin: { date: { pickerAppearance: "dayAndTime" } },
    },
    // Of the staff about the customer, who finds them in the export of the own data.
    { type: "textarea", name: "notes", label: label("Anotações", "Notes", "Notas") },
  ],
};
