import { campaignKeys, type LeadRequest } from "contracts";
import type { leads } from "../payload-schema.ts";

/** What a visitor sends, in the order in which it is hashed (accept-lead.ts). */
export const sentFields = [
  "kind",
  "name",
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "service",
  "message",
  "quoteCode",
  "locale",
  "page",
  "consentVersion",
  ...campaignKeys,
] as const;

/** A lead to be stored. */
export type NewLead = Pick<typeof leads.$inferInsert, (typeof sentFields)[number] | "suspicion">;
type Suspicion = NonNullable<NewLead["suspicion"]>;

/** Nobody reads and fills in a form in less, in milliseconds. */
const leastElapsedMs = 2_000;
/** More leads than this from one address within the rate limit's time are suspected. */
const mostUnsuspected = 10;

function suspicionOf({ website, elapsedMs }: LeadRequest, used: number): Suspicion | undefined {
  if (website) {
    return "trap";
  }
  if (elapsedMs !== undefined && elapsedMs < leastElapsedMs) {
    return "too-quick";
  }
  return used > mostUnsuspected ? "rate" : undefined;
}

/** @param used how many leads came from the visitor's address lately, this one included */
export function newLead(request: LeadRequest, used: number): NewLead {
  const { kind, locale, page, campaign, consentVersion, email } = request;
  const common = {
    kind,
    email,
    locale,
    page,
    ...campaign,
    consentVersion,
    suspicion: suspicionOf(request, used),
  };
  if (request.kind === "newsletter") {
    const { firstName, lastName, whatsapp } = request;
    return { ...common, name: `${firstName} ${lastName}`, firstName, lastName, phone: whatsapp };
  }
  const { name, phone, company, message } = request;
  return {
    ...common,
    name,
    phone,
    company,
    message,
    ...(request.kind === "contact"
      ? { service: request.service }
      : { quoteCode: request.quoteCode }),
  };
}
