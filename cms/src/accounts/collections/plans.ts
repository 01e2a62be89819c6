import { planStatuses, supportChannels } from "contracts";
import type { CollectionConfig } from "payload";
import { denyEveryone, isAdmin, isHiddenUnlessAdmin } from "../../platform/access/roles.ts";
import { label } from "../../platform/i18n/label.ts";

/**
 * Plans that customers subscribe to; the cards on the site are `pricing-plans`. Only operations below /api/admin
 * write them, so that every change is recorded; administrators can read them in the CMS.
 */
export const Plans: CollectionConfig = {
  slug: "plans",
  labels: {
    singular: label("Plano", "Plan", "Plan"),
    plural: label("Planos", "Plans", "Planes"),
  },
  access: {
    create: denyEveryone,
    delete: denyEveryone,
    read: isAdmin,
    update: denyEveryone,
    unlock: denyEveryone,
  },
  admin: {
    useAsTitle: "name",
    defaultColumns: ["id", "name", "price", "status"],
    group: label("Clientes", "Customers", "Clientes"),
    hidden: isHiddenUnlessAdmin,
  },
  disableDuplicate: true,
  fields: [
    { type: "text", name: "id", label: "ID", required: true },
    { type: "text", name: "name", label: label("Nome", "Name", "Nombre"), required: true },
    {
      type: "textarea",
      name: "description",
      label: label("Descrição", "Description", "Descripción"),
      required: true,
    },
    {
      type: "number",
      name: "price",
      label: label("Preço (R$ por mês)", "Price (R$ per month)", "Precio (R$ al mes)"),
      required: true,
    },
    {
      type: "select",
      name: "status",
      label: "Status",
      required: true,
      index: true,
      options: [...planStatuses],
    },
    {
      type: "select",
      name: "support",
      label: label("Canal de suporte", "Support channel", "Canal de soporte"),
      required: true,
      defaultValue: "email",
      options: [...supportChannels],
    },
    {
      type: "date",
      name: "inactiveSince",
      label: label("Inativo desde", "Inactive since", "Inactivo desde"),
    },
    {
      type: "relationship",
      name: "createdBy",
      relationTo: "staff",
      label: label("Criado por", "Created by", "Creado por"),
    },
  ],
};
