import { cleanLine } from "contracts";
import type { CollectionConfig } from "payload";
import { denyEveryone, isAdmin, isStaff } from "../../platform/access/roles.ts";
import { systemMenuGroup } from "../../platform/admin/system-group.ts";
import { label } from "../../platform/i18n/label.ts";
import { localeOptions } from "../../platform/i18n/locales.ts";
import { hiddenInListsOptions } from "../../platform/publishing/panel-fields.ts";
import { staffSessionEndpoints } from "../endpoints/staff-session-endpoints.ts";
import { staffSessionStrategy } from "./session-strategy.ts";

/**
 * Accounts of staff: a `writer` saves drafts, an `editor` publishes content and prices, an `admin` also manages
 * accounts and plans. Only operations below /api/admin create, change and close accounts, so that every change is
 * validated and recorded; in the CMS, staff change only their own name and language. Passwords and sessions are in
 * separate tables, which Payload's queries cannot reach.
 */
export const Staff: CollectionConfig = {
  slug: "staff",
  labels: {
    singular: label("Conta da equipe", "Staff account", "Cuenta del equipo"),
    plural: label("Contas da equipe", "Staff accounts", "Cuentas del equipo"),
  },
  auth: { disableLocalStrategy: true, strategies: [staffSessionStrategy], useSessions: false },
  access: {
    admin: isStaff,
    create: denyEveryone,
    delete: denyEveryone,
    read: ({ req }) => isAdmin({ req }) || (isStaff({ req }) && { id: { equals: req.user?.id } }),
    unlock: denyEveryone,
    update: ({ req }) => isStaff({ req }) && { id: { equals: req.user?.id } },
  },
  admin: {
    useAsTitle: "email",
    defaultColumns: ["email", "name", "role", "disabledAt"],
    group: systemMenuGroup,
  },
  endpoints: staffSessionEndpoints,
  fields: [
    {
      type: "email",
      name: "email",
      label: "E-mail",
      required: true,
      unique: true,
      index: true,
      access: { update: denyEveryone },
    },
    {
      type: "text",
      name: "name",
      label: label("Nome", "Name", "Nombre"),
      required: true,
      // Invisible characters are removed; Payload rejects the name if nothing is left.
      hooks: { beforeValidate: [({ value }) => (value ? cleanLine(String(value)) : value)] },
    },
    {
      type: "ui",
      name: "password",
      admin: {
        components: { Field: "/accounts/admin/index.ts#PasswordLink" },
        ...hiddenInListsOptions,
      },
    },
    {
      type: "select",
      name: "role",
      label: label("Papel", "Role", "Rol"),
      required: true,
      defaultValue: "editor",
      options: [
        { value: "admin", label: label("Administrador", "Administrator", "Administrador") },
        { value: "editor", label: label("Editor", "Editor", "Editor") },
        { value: "writer", label: label("Redator", "Writer", "Redactor") },
      ],
      access: { update: denyEveryone },
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
      name: "disabledAt",
      label: label("Desativada em", "Disabled on", "Desactivada el"),
      access: { update: denyEveryone },
    },
  ],
};
