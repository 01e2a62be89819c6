import type { CollectionConfig, Field } from "payload";
import { denyEveryone, isAdmin, isHiddenUnlessAdmin } from "../platform/access/roles.ts";
import { systemMenuGroup } from "../platform/admin/system-group.ts";
import { type Label, label } from "../platform/i18n/label.ts";
import { hiddenInListsOptions } from "../platform/publishing/panel-fields.ts";

function text(name: string, textLabel: Label | string): Field {
  return { type: "text", name, label: textLabel };
}

/**
 * Audit log: changes that staff made. Entries are added in the transaction of the change (audit/audit.ts); a database
 * trigger prevents changing or deleting them.
 */
export const AuditLog: CollectionConfig = {
  slug: "audit-log",
  labels: {
    singular: label("Registro de auditoria", "Audit entry", "Registro de auditoría"),
    plural: label("Auditoria", "Audit log", "Auditoría"),
  },
  access: {
    create: denyEveryone,
    delete: denyEveryone,
    read: isAdmin,
    update: denyEveryone,
    unlock: denyEveryone,
  },
  admin: {
    useAsTitle: "action",
    defaultColumns: ["createdAt", "actorEmail", "action", "targetKind", "targetId"],
    group: systemMenuGroup,
    hidden: isHiddenUnlessAdmin,
  },
  defaultSort: "-createdAt",
  disableDuplicate: true,
  fields: [
    { ...text("action", label("Ação", "Action", "Acción")), required: true } as Field,
    text("actorId", label("Autor (ID)", "Actor (ID)", "Autor (ID)")),
    text("actorEmail", label("Autor", "Actor", "Autor")),
    text("targetKind", label("Objeto", "Target", "Objeto")),
    text("targetId", label("Objeto (ID)", "Target (ID)", "Objeto (ID)")),
    // Hidden, because Payload's JSON editor is loaded from another server; the panel at /admin shows these values.
    { type: "json", name: "before", admin: { hidden: true, ...hiddenInListsOptions } },
    { type: "json", name: "after", admin: { hidden: true, ...hiddenInListsOptions } },
  ],
};
