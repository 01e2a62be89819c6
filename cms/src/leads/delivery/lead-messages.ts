import type { LeadKind } from "./channels.ts";
import type { Lead } from "./delivery-store.ts";

/** JSON of a lead for its webhook: for the newsletter exactly what the specification says. */
export function webhookBody(lead: Lead): string {
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
  const { name, email, phone, company, service, message, quoteCode } = lead;
  return JSON.stringify({
    name,
    email,
    phone,
    company,
    service,
    message,
    ...(quoteCode ? { quoteCode } : {}),
    source: lead.kind,
    timestamp,
  });
}

const subjects: Record<LeadKind, string> = {
  contact: "Contato pelo site",
  newsletter: "Newsletter",
  quote: "Pedido de orçamento",
  deletion: "Pedido de exclusão de dados",
  "plan-request": "Pedido de cliente sobre plano",
};

/** The message to the sales team, who read Portuguese. */
export function salesMessage(lead: Lead, { to, publicUrl }: { to: string; publicUrl: string }) {
  const lines: [string, string | null][] = [
    ["Nome", lead.name],
    ["E-mail", lead.email],
    ["Telefone", lead.phone],
    ["Empresa", lead.company],
    ["Serviço", lead.service],
    ["Orçamento", lead.quoteCode],
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
