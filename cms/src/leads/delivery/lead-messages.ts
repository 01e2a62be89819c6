import type { LeadKind } from "./channels.ts";

/** A lead as it is stored; what its kind does not have is null. */
export interface LeadRow {
  id: string;
  kind: LeadKind;
  name: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone: string | null;
  company: string | null;
  service: string | null;
  message: string | null;
  quote_code: string | null;
  page: string | null;
  locale: string;
  created_at: Date;
}

/** JSON of a lead for its webhook: for the newsletter exactly what the specification says. */
export function webhookBody(lead: LeadRow): string {
  const timestamp = lead.created_at.toISOString();
  if (lead.kind === "newsletter") {
    return JSON.stringify({
      firstName: lead.first_name,
      lastName: lead.last_name,
      email: lead.email,
      whatsapp: lead.phone,
      source: "newsletter",
      timestamp,
    });
  }
  const { name, email, phone, company, service, message, quote_code } = lead;
  return JSON.stringify({
    name,
    email,
    phone,
    company,
    service,
    message,
    ...(quote_code ? { quoteCode: quote_code } : {}),
    source: lead.kind,
    timestamp,
  });
}

const subjects: Record<LeadKind, string> = {
  contact: "Contato pelo site",
  newsletter: "Newsletter",
  quote: "Pedido de orçamento",
  deletion: "Pedido de exclusão de dados",
};

/** The message to the sales team, who read Portuguese. */
export function salesMessage(lead: LeadRow, { to, publicUrl }: { to: string; publicUrl: string }) {
  const lines: [string, string | null][] = [
    ["Nome", lead.name],
    ["E-mail", lead.email],
    ["Telefone", lead.phone],
    ["Empresa", lead.company],
    ["Serviço", lead.service],
    ["Orçamento", lead.quote_code],
    ["Idioma", lead.locale],
    ["Página", lead.page],
  ];
  const facts = lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  const { hostname } = new URL(publicUrl);
  return {
    to,
    ...(lead.email ? { replyTo: lead.email } : {}),
    subject: `${subjects[lead.kind]}: ${[lead.name, lead.company].filter(Boolean).join(", ")}`,
    // The same for each attempt: a mail program shows a repetition once.
    messageId: `<${lead.id}@${hostname}>`,
    text: `${[...facts, "", lead.message ?? "", "", `${publicUrl}/cms/collections/leads/${lead.id}`].join("\n")}\n`,
  };
}
