import type { CollectionConfig } from "payload";
import { denyEveryone, isEditorOrAdmin } from "../../platform/access/roles.ts";
import { systemMenuGroup } from "../../platform/admin/system-group.ts";
import { label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { describeFailureReason } from "../delivery/reason-text.ts";
import { deliveryEndpoints } from "../endpoints/lead-deliveries.ts";

function instantField(name: string, text: ReturnType<typeof label>) {
  return {
    type: "date" as const,
    name,
    label: text,
    admin: { date: { pickerAppearance: "dayAndTime" as const } },
  };
}

/**
 * Deliveries of leads, one per destination system. The collection is also the queue: a waiting delivery is due at
 * `nextAttemptAt` (delivery/delivery-store.ts). Only operations of the product write deliveries.
 */
export const LeadDeliveries: CollectionConfig = {
  slug: "lead-deliveries",
  labels: {
    singular: label("Entrega de contato", "Contact delivery", "Entrega de contacto"),
    plural: label("Entregas de contatos", "Contact deliveries", "Entregas de contactos"),
  },
  access: {
    create: denyEveryone,
    delete: denyEveryone,
    read: isEditorOrAdmin,
    update: denyEveryone,
    unlock: denyEveryone,
  },
  admin: {
    useAsTitle: "channel",
    defaultColumns: [
      "lead",
      "channel",
      "state",
      "attempts",
      "reason",
      "nextAttemptAt",
      "createdAt",
    ],
    group: systemMenuGroup,
    components: { beforeListTable: ["/leads/admin/index.ts#DeliveriesListActions"] },
  },
  defaultSort: "-createdAt",
  disableDuplicate: true,
  endpoints: deliveryEndpoints,
  indexes: [
    { fields: ["lead", "channel"], unique: true },
    // Index for the query of the workers (delivery/delivery-store.ts).
    { fields: ["channel", "state", "nextAttemptAt"] },
  ],
  fields: [
    {
      type: "ui",
      name: "retry",
      admin: { components: { Field: "/leads/admin/index.ts#RetryDeliveryButton" } },
    },
    {
      type: "relationship",
      name: "lead",
      label: label("Contato", "Contact", "Contacto"),
      relationTo: "leads",
      required: true,
      index: true,
    },
    {
      type: "row",
      fields: [
        {
          type: "select",
          name: "channel",
          label: label("Destino", "Channel", "Destino"),
          required: true,
          options: [
            {
              value: "newsletter-webhook",
              label: label("Webhook da newsletter", "Newsletter webhook", "Webhook del boletín"),
            },
            {
              value: "unsubscribe-webhook",
              label: label(
                "Webhook de saídas da newsletter",
                "Newsletter unsubscribe webhook",
                "Webhook de bajas del boletín",
              ),
            },
            {
              value: "contact-webhook",
              label: label("Webhook de contato", "Contact webhook", "Webhook de contacto"),
            },
            {
              value: "sales-email",
              label: label("E-mail de vendas", "Sales email", "Correo de ventas"),
            },
            {
              value: "withdrawal-webhook",
              label: label(
                "Webhook de contato: pedido retirado",
                "Contact webhook: request withdrawn",
                "Webhook de contacto: solicitud retirada",
              ),
            },
            {
              value: "withdrawal-email",
              label: label(
                "E-mail de vendas: pedido retirado",
                "Sales email: request withdrawn",
                "Correo de ventas: solicitud retirada",
              ),
            },
          ],
        },
        {
          type: "select",
          name: "state",
          label: label("Situação", "State", "Estado"),
          required: true,
          index: true,
          options: [
            { value: "waiting", label: label("Aguardando", "Waiting", "En espera") },
            { value: "delivered", label: label("Entregue", "Delivered", "Entregado") },
            {
              value: "dead",
              label: label("Não entregue", "Not delivered", "No entregado"),
            },
          ],
        },
        {
          type: "number",
          name: "attempts",
          label: label("Tentativas", "Attempts", "Intentos"),
          required: true,
          defaultValue: 0,
        },
      ],
    },
    {
      type: "textarea",
      name: "reason",
      label: label("Motivo", "Reason", "Motivo"),
      hooks: {
        afterRead: [
          ({ value, req }) =>
            typeof value === "string"
              ? describeFailureReason(value, textLanguage(req.i18n.language))
              : value,
        ],
      },
    },
    {
      type: "row",
      fields: [
        instantField("lastAttemptAt", label("Última tentativa", "Last attempt", "Último intento")),
        instantField(
          "nextAttemptAt",
          label("Próxima tentativa", "Next attempt", "Próximo intento"),
        ),
        {
          ...instantField("deliveredAt", label("Entregue em", "Delivered at", "Entregado el")),
          index: true,
        },
      ],
    },
  ],
};
