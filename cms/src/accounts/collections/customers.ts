import type { CollectionConfig } from "payload";
import { denyEveryone, isAdmin, isHiddenUnlessAdmin } from "../../platform/access/roles.ts";
import { closedAuthEndpoints, closedSessionEndpoints } from "../../platform/closed-endpoints.ts";
import { label } from "../../platform/i18n/label.ts";
import { localeOptions } from "../../platform/i18n/locales.ts";

/**
 * Accounts that log in at /auth. Only operations below /api/auth and /api/admin write them, so that every change is
 * validated and recorded; administrators can read them in the CMS. Passwords and sessions are in separate tables,
 * which Payload's queries cannot reach.
 */
export const Customers: CollectionConfig = {
  slug: "customers",
  labels: {
    singular: label("Cliente", "Customer", "Cliente"),
    plural: label("Clientes", "Customers", "Clientes"),
  },
  // Without a strategy, Payload's own endpoints treat a customer as anonymous.
  auth: { disableLocalStrategy: true, strategies: [], useSessions: false },
  access: {
    admin: denyEveryone,
    create: denyEveryone,
    delete: denyEveryone,
    read: ({ req }) => isAdmin({ req }) && { isDuplicate: { not_equals: true } },
    unlock: denyEveryone,
    update: denyEveryone,
  },
  admin: {
    useAsTitle: "fullname",
    defaultColumns: ["fullname", "email", "phone", "deletionRequestedAt", "createdAt"],
    group: label("Clientes", "Customers", "Clientes"),
    hidden: isHiddenUnlessAdmin,
  },
  endpoints: [...closedAuthEndpoints, ...closedSessionEndpoints],
  fields: [
    {
      type: "text",
      name: "fullname",
      label: label("Nome completo", "Full name", "Nombre completo"),
      required: true,
    },
    // Not `unique`, because unverified duplicates may have the same address. A partial unique index covers all other
    // accounts.
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
    // Registered with the e-mail address of another account; hidden from staff (docs/decisions/0020).
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
    // Notes that staff write about the customer. A customer's data export includes them.
    { type: "textarea", name: "notes", label: label("Anotações", "Notes", "Notas") },
  ],
};
