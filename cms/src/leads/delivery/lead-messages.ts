import type { EmailBrand } from "../../platform/mail/brand.ts";
import type { EmailContent } from "../../platform/mail/email.ts";
import { renderEmail } from "../../platform/mail/render-email.ts";
import { serviceLabels } from "../lead-labels.ts";
import type { LeadKind } from "./channels.ts";
import type { Lead } from "./delivery-store.ts";

/**
 * Returns the JSON of a lead for its webhook. The fields of a newsletter lead are those of the specification. The
 * `source` of a withdrawn lead ends in "-withdrawn", even if the webhook has not received the lead before.
 */
export function createWebhookBody(lead: Lead, { isWithdrawn = false } = {}): string {
  const timestamp = new Date(lead.createdAt).toISOString();
  if (lead.kind === "newsletter") {
    return JSON.stringify({
      firstName: lead.firstName,
      lastName: lead.lastName,
      email: lead.email,
      whatsapp: lead.phone,
      source: "newsletter",
      timestamp,
    });
  }
  const { name, email, phone, phoneExtension, company, service, message, quoteCode } = lead;
  return JSON.stringify({
    name,
    email,
    phone,
    ...(phoneExtension ? { phoneExtension } : {}),
    company,
    service,
    message,
    ...(quoteCode ? { quoteCode } : {}),
    source: isWithdrawn || lead.state === "withdrawn" ? `${lead.kind}-withdrawn` : lead.kind,
    timestamp,
  });
}

/** Returns the JSON that reports an ended subscription to the newsletter's system. */
export function createUnsubscriptionBody({ email, unsubscribedAt, updatedAt }: Lead): string {
  return JSON.stringify({
    event: "unsubscribed",
    email,
    source: "newsletter",
    timestamp: new Date(unsubscribedAt ?? updatedAt).toISOString(),
  });
}

const subjects: Record<LeadKind, string> = {
  contact: "Contato pelo site",
  newsletter: "Newsletter",
  quote: "Pedido de orçamento",
  deletion: "Pedido de exclusão de dados",
  "plan-request": "Pedido de cliente sobre plano",
};

const withdrawnPrefixes = {
  subject: "Pedido retirado",
  greeting: "Quem fez este pedido o retirou. Não é preciso fazer mais nada:",
};

interface SalesMail {
  to: string;
  publicUrl: string;
  brand: EmailBrand;
  /** Id of the delivery if the message reports a withdrawal. */
  withdrawalId?: string;
}

/** Returns the e-mail to the sales team, in Portuguese. */
export function createSalesEmail(lead: Lead, { to, publicUrl, brand, withdrawalId }: SalesMail) {
  const isWithdrawn = withdrawalId !== undefined || lead.state === "withdrawn";
  const filledInFields: [string, string | null | undefined][] = [
    ["Nome", lead.name],
    ["E-mail", lead.email],
    ["Telefone", lead.phone],
    ["Ramal", lead.phoneExtension],
    ["Empresa", lead.company],
    ["Serviço", lead.service && serviceLabels[lead.service].pt],
    ["Orçamento", lead.quoteCode],
    ["Idioma", lead.locale],
    ["Página", lead.page],
  ];
  const subject = `${subjects[lead.kind]}: ${[lead.name, lead.company].filter(Boolean).join(", ")}`;
  const content: EmailContent = {
    subject: isWithdrawn ? `${withdrawnPrefixes.subject}: ${subject}` : subject,
    greeting: isWithdrawn ? withdrawnPrefixes.greeting : "Chegou pelo site:",
    body: lead.message ? [lead.message] : [],
    facts: filledInFields.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    action: { label: "Abrir no CMS", url: `${publicUrl}/cms/collections/leads/${lead.id}` },
    notes: [],
    isForTeam: true,
  };
  const { hostname } = new URL(publicUrl);
  return {
    to,
    ...(lead.email ? { replyTo: lead.email } : {}),
    // The same id for each attempt, so that mail programs show a repeated e-mail only once.
    messageId: `<${withdrawalId ?? lead.id}@${hostname}>`,
    ...renderEmail({ content, locale: "pt-BR", brand }),
  };
}
