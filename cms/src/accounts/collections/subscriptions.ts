import type { CollectionConfig, DateField } from "payload";
import { denyEveryone, isAdmin, isHiddenUnlessAdmin } from "../../platform/access/roles.ts";
import { toNoonUtc } from "../../platform/admin/brasilia-time.ts";
import { type Label, label } from "../../platform/i18n/label.ts";

function day(name: string, dayLabel: Label): DateField {
  return { type: "date", name, label: dayLabel };
}

/**
 * A customer's plan. Only operations below /api/admin write subscriptions. A subscription remains when its plan is
 * deleted.
 */
export const Subscriptions: CollectionConfig = {
  slug: "subscriptions",
  labels: {
    singular: label("Assinatura", "Subscription", "Suscripción"),
    plural: label("Assinaturas", "Subscriptions", "Suscripciones"),
  },
  access: {
    create: denyEveryone,
    delete: denyEveryone,
    read: isAdmin,
    update: denyEveryone,
    unlock: denyEveryone,
  },
  admin: {
    defaultColumns: ["customer", "plan", "since", "nextPayment", "cancelledAt"],
    group: label("Clientes", "Customers", "Clientes"),
    hidden: isHiddenUnlessAdmin,
  },
  disableDuplicate: true,
  fields: [
    {
      type: "relationship",
      name: "customer",
      relationTo: "customers",
      label: label("Cliente", "Customer", "Cliente"),
      required: true,
    },
    {
      type: "relationship",
      name: "plan",
      relationTo: "plans",
      label: label("Plano", "Plan", "Plan"),
    },
    { ...day("since", label("Desde", "Since", "Desde")), required: true },
    {
      ...day("nextPayment", label("Próximo pagamento", "Next payment", "Próximo pago")),
      admin: { date: { pickerAppearance: "dayOnly", displayFormat: "dd/MM/yyyy" } },
      hooks: { afterRead: [({ value }) => toNoonUtc(value)] },
      index: true,
    },
    // Day of the month on which payments are due; in shorter months, payments are due on the last day.
    { type: "number", name: "paymentDay", hidden: true },
    {
      type: "number",
      name: "priceCents",
      label: label(
        "Preço combinado (centavos por mês)",
        "Agreed price (centavos per month)",
        "Precio acordado (centavos al mes)",
      ),
    },
    { type: "text", name: "label", label: label("Nome dado", "Given name", "Nombre dado") },
    day("cancelledAt", label("Cancelada em", "Canceled on", "Cancelada el")),
    {
      type: "group",
      name: "former",
      label: label("Plano excluído", "Deleted plan", "Plan eliminado"),
      admin: { condition: ({ plan }) => !plan },
      fields: [
        { type: "text", name: "planId", label: "ID" },
        { type: "text", name: "planName", label: label("Nome", "Name", "Nombre") },
        { type: "number", name: "planPrice", label: label("Preço", "Price", "Precio") },
      ],
    },
  ],
};
