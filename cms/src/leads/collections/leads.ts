import { campaignKeys, contactServices, phoneSearchDigits } from "contracts";
import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  SelectField,
  TextField,
  Where,
} from "payload";
import { denyEveryone, isAdmin, isEditorOrAdmin } from "../../platform/access/roles.ts";
import { type Label, label } from "../../platform/i18n/label.ts";
import { localeOptions } from "../../platform/i18n/locales.ts";
import { leadEndpoints } from "../endpoints/leads.ts";
import { serviceLabels } from "../lead-labels.ts";
import { copyLeadOwnerName, recordSelfAssignment } from "./lead-owner.ts";

/** Returns a search condition in which phone numbers contain only digits, because they are stored as E.164. */
function withPhoneDigits(where: Where): Where {
  const parts = Object.entries(where).map(([name, part]) => {
    if (Array.isArray(part)) {
      return [name, part.map(withPhoneDigits)];
    }
    const { like } = part;
    const digits =
      name === "phone" && typeof like === "string" ? phoneSearchDigits(like) : undefined;
    return [name, digits === undefined ? part : { contains: digits }];
  });
  return Object.fromEntries(parts);
}

/** Finds leads by any part of their phone number, regardless of the number's format in the search. */
const searchPhonesByDigits: CollectionBeforeOperationHook = ({ args }) =>
  "where" in args && args.where ? { ...args, where: withPhoneDigits(args.where) } : args;

/** Deletes a lead's deliveries together with the lead. A running attempt then finds nothing to deliver. */
const deleteDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: "lead-deliveries",
    where: { lead: { equals: id } },
    req,
  });
};

/** Access rules for fields with the visitor's original data. Only operations of the product write these fields. */
const writtenBySystem = { create: denyEveryone, update: denyEveryone } as const;

/** Hides a field that has no value in the lead. */
function showIfFilledIn(name: string): { condition: (lead: Record<string, unknown>) => boolean } {
  return { condition: (lead) => Boolean(lead[name]) };
}

function lineField(name: string, lineLabel: Label | string): TextField {
  return {
    type: "text",
    name,
    label: lineLabel,
    access: writtenBySystem,
    admin: showIfFilledIn(name),
  };
}

function choiceField(
  name: string,
  choiceLabel: Label,
  options: SelectField["options"],
): SelectField {
  return { type: "select", name, label: choiceLabel, options, access: writtenBySystem };
}

function row(...fields: Field[]): Field {
  return { type: "row", fields };
}

/** Leads: contacts, newsletter subscriptions, quotes, and requests of customers. */
export const Leads: CollectionConfig = {
  slug: "leads",
  labels: {
    singular: label("Contato", "Contact", "Contacto"),
    plural: label("Contatos", "Contacts", "Contactos"),
  },
  access: {
    create: denyEveryone,
    delete: isAdmin,
    read: isEditorOrAdmin,
    update: isEditorOrAdmin,
    unlock: denyEveryone,
  },
  admin: {
    useAsTitle: "name",
    defaultColumns: ["name", "kind", "state", "ownerName", "email", "suspicion", "createdAt"],
    listSearchableFields: ["name", "email", "phone", "company", "message"],
    group: label("Vendas", "Sales", "Ventas"),
    components: { beforeListTable: ["/leads/admin/index.ts#LeadsListActions"] },
  },
  defaultSort: "-createdAt",
  disableDuplicate: true,
  endpoints: leadEndpoints,
  hooks: {
    afterChange: [recordSelfAssignment],
    beforeChange: [copyLeadOwnerName],
    beforeDelete: [deleteDeliveries],
    beforeOperation: [searchPhonesByDigits],
  },
  fields: [
    row(
      {
        type: "select",
        name: "state",
        label: label("Situação", "State", "Estado"),
        required: true,
        defaultValue: "new",
        index: true,
        options: [
          { value: "new", label: label("Novo", "New", "Nuevo") },
          { value: "contacted", label: label("Contatado", "Contacted", "Contactado") },
          { value: "won", label: label("Ganho", "Won", "Ganado") },
          { value: "lost", label: label("Perdido", "Lost", "Perdido") },
          // The site sets this state when the sender withdraws a request (leads/withdraw-leads.ts).
          { value: "withdrawn", label: label("Retirado", "Withdrawn", "Retirado") },
        ],
      },
      {
        ...choiceField("kind", label("Tipo", "Kind", "Tipo"), [
          { value: "contact", label: label("Contato", "Contact", "Contacto") },
          { value: "newsletter", label: label("Newsletter", "Newsletter", "Boletín") },
          { value: "quote", label: label("Orçamento", "Quote", "Presupuesto") },
          {
            value: "deletion",
            label: label("Exclusão de dados", "Deletion of data", "Supresión de datos"),
          },
          {
            value: "plan-request",
            label: label("Pedido sobre plano", "Request about a plan", "Solicitud sobre un plan"),
          },
        ]),
        required: true,
        index: true,
      },
      choiceField("suspicion", label("Suspeita", "Suspicion", "Sospecha"), [
        {
          value: "trap",
          label: label(
            "Campo-armadilha preenchido",
            "Honeypot filled in",
            "Campo trampa rellenado",
          ),
        },
        { value: "too-quick", label: label("Rápido demais", "Too quick", "Demasiado rápido") },
        {
          value: "rate",
          label: label(
            "Muitos do mesmo endereço",
            "Many from one address",
            "Muchos del mismo origen",
          ),
        },
      ]),
    ),
    row(
      {
        type: "relationship",
        name: "owner",
        label: label("Responsável", "Taken by", "Responsable"),
        relationTo: "staff",
        index: true,
        admin: { components: { Field: "/leads/admin/owner-field.tsx#OwnerField" } },
      },
      {
        type: "text",
        name: "ownerName",
        label: label("Responsável", "Taken by", "Responsable"),
        access: writtenBySystem,
        admin: { disableBulkEdit: true, condition: () => false },
      },
      {
        type: "date",
        name: "remindAt",
        label: label("Lembrar em", "Remind on", "Recordar el"),
        index: true,
        admin: { date: { pickerAppearance: "dayAndTime", displayFormat: "dd/MM/yyyy HH:mm" } },
      },
    ),
    {
      type: "textarea",
      name: "notes",
      label: label("Anotações", "Notes", "Notas"),
    },
    {
      type: "ui",
      name: "release",
      admin: { components: { Field: "/leads/admin/index.ts#ClearSuspicionButton" } },
    },
    row(
      { ...lineField("name", label("Nome", "Name", "Nombre")), required: true, admin: {} },
      lineField("firstName", label("Primeiro nome", "First name", "Nombre de pila")),
      lineField("lastName", label("Sobrenome", "Last name", "Apellidos")),
    ),
    row(
      // Queries use `lower(email)`. A migration creates its index, because Payload cannot define such an index.
      lineField("email", label("E-mail", "Email", "Correo electrónico")),
      lineField("phone", label("Telefone", "Telephone", "Teléfono")),
      lineField("phoneExtension", label("Ramal", "Extension", "Extensión")),
      lineField("company", label("Empresa", "Company", "Empresa")),
    ),
    {
      ...choiceField(
        "service",
        label("Serviço", "Service", "Servicio"),
        contactServices.map((value) => ({ value, label: serviceLabels[value] })),
      ),
      admin: showIfFilledIn("service"),
    },
    {
      type: "textarea",
      name: "message",
      label: label("Mensagem", "Message", "Mensaje"),
      access: writtenBySystem,
      admin: showIfFilledIn("message"),
    },
    {
      type: "ui",
      name: "reach",
      admin: { components: { Field: "/leads/admin/index.ts#LeadContactLinks" } },
    },
    // Subscription and kind of a customer's request about a plan.
    {
      type: "relationship",
      name: "subscription",
      relationTo: "subscriptions",
      access: writtenBySystem,
      index: true,
      hidden: true,
    },
    {
      ...choiceField("planRequest", label("Pedido", "Request", "Solicitud"), [
        { value: "change", label: label("Mudar de plano", "Change plan", "Cambiar de plan") },
        { value: "cancel", label: label("Cancelar o plano", "Cancel plan", "Cancelar el plan") },
      ]),
      admin: showIfFilledIn("planRequest"),
    },
    lineField("quoteCode", label("Código do orçamento", "Quote code", "Código del presupuesto")),
    {
      type: "join",
      name: "deliveries",
      label: label("Entregas", "Deliveries", "Entregas"),
      collection: "lead-deliveries",
      on: "lead",
      admin: {
        allowCreate: false,
        defaultColumns: ["channel", "state", "attempts", "reason", "deliveredAt"],
      },
    },
    {
      type: "collapsible",
      label: label("Origem e consentimento", "Origin and consent", "Origen y consentimiento"),
      fields: [
        row(
          {
            ...choiceField("locale", label("Idioma", "Language", "Idioma"), localeOptions),
            required: true,
          },
          lineField("page", label("Página", "Page", "Página")),
          lineField(
            "consentVersion",
            label("Versão do aviso", "Notice version", "Versión del aviso"),
          ),
          {
            ...choiceField(
              "whatsappConsent",
              label("Ofertas pelo WhatsApp", "Offers on WhatsApp", "Ofertas por WhatsApp"),
              [
                { value: "yes", label: label("Aceitou", "Agreed", "Aceptó") },
                { value: "no", label: label("Não aceitou", "Did not agree", "No aceptó") },
              ],
            ),
            admin: showIfFilledIn("whatsappConsent"),
          },
          {
            type: "date",
            name: "unsubscribedAt",
            label: label("Descadastro em", "Unsubscribed at", "Baja el"),
            access: writtenBySystem,
            admin: {
              ...showIfFilledIn("unsubscribedAt"),
              date: { pickerAppearance: "dayAndTime" },
            },
          },
        ),
        row(...campaignKeys.map((key) => lineField(key, key))),
        {
          type: "ui",
          name: "unsubscribeLink",
          admin: { components: { Field: "/leads/admin/index.ts#UnsubscribeLink" } },
        },
      ],
    },
    {
      ...lineField("idempotencyKey", "Idempotency-Key"),
      unique: true,
      hidden: true,
    },
    { ...lineField("contentHash", "Content hash"), hidden: true },
  ],
};
