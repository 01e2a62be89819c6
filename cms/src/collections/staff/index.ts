import type { CollectionConfig } from "payload";
import { isAdmin } from "../../access/is-admin.ts";
import { isStaff } from "../../access/is-staff.ts";
import { label } from "../../i18n/label.ts";

/** The one answer to every way in that is not an account: staff are made by staff or by the operator. */
function closed(): Response {
  return Response.json({ error: "Not found" }, { status: 404 });
}

/** Accounts of the people who work on the site: `editor` changes content and prices, `admin` also staff. */
export const Staff: CollectionConfig = {
  slug: "staff",
  labels: {
    singular: label("Conta da equipe", "Staff account", "Cuenta del equipo"),
    plural: label("Contas da equipe", "Staff accounts", "Cuentas del equipo"),
  },
  auth: { maxLoginAttempts: 10, lockTime: 10 * 60 * 1000, tokenExpiration: 8 * 60 * 60 },
  access: {
    admin: isStaff,
    create: isAdmin,
    delete: isAdmin,
    read: ({ req }) => isAdmin({ req }) || (isStaff({ req }) && { id: { equals: req.user?.id } }),
    unlock: isAdmin,
    update: ({ req }) => isAdmin({ req }) || (isStaff({ req }) && { id: { equals: req.user?.id } }),
  },
  admin: { useAsTitle: "email", group: label("Sistema", "System", "Sistema") },
  endpoints: [
    // Payload's own first-register is open while the collection is empty, and races.
    { path: "/first-register", method: "post", handler: closed },
    // Nobody verifies an address here, and Payload's own answer to it is an error.
    { path: "/verify/:id", method: "post", handler: closed },
  ],
  fields: [
    { type: "text", name: "name", label: label("Nome", "Name", "Nombre"), required: true },
    {
      type: "select",
      name: "role",
      label: label("Papel", "Role", "Rol"),
      required: true,
      defaultValue: "editor",
      saveToJWT: true,
      options: [
        { value: "admin", label: label("Administrador", "Administrator", "Administrador") },
        { value: "editor", label: label("Editor", "Editor", "Editor") },
      ],
      access: { create: isAdmin, update: isAdmin },
    },
  ],
};
