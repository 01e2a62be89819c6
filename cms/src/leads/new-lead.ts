import type { CampaignKey, LeadRequest } from "contracts";
import type { leads } from "../payload-schema.ts";

/** A lead to store. */
export type NewLead = Pick<
  typeof leads.$inferInsert,
  | "kind"
  | "name"
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "phoneExtension"
  | "company"
  | "service"
  | "message"
  | "quoteCode"
  | "locale"
  | "page"
  | "consentVersion"
  | "whatsappConsent"
  | "suspicion"
  | "subscription"
  | "planRequest"
  | CampaignKey
>;
type Suspicion = NonNullable<NewLead["suspicion"]>;

/**
 * Minimum time in ms between opening a page and sending its form. `pressed` applies if the browser saw a key, button or
 * touch (`userActivation`): a password manager may have filled in the form. `unpressed` applies otherwise and allows
 * for typing.
 */
const minElapsedMs = { pressed: 500, unpressed: 2_000 };
/**
 * Maximum number of leads from one IP address that are not suspected to be spam, within the window of the rate limit.
 */
const maxUnsuspectedLeads = 10;

function suspicionOf(
  { website, elapsedMs, userActivation }: LeadRequest,
  used: number,
): Suspicion | undefined {
  if (website) {
    return "trap";
  }
  const minMs = minElapsedMs[userActivation ? "pressed" : "unpressed"];
  if (elapsedMs !== undefined && elapsedMs < minMs) {
    return "too-quick";
  }
  return used > maxUnsuspectedLeads ? "rate" : undefined;
}

/**
 * @param used number of leads from the visitor's IP address within the window of the rate limit, including this lead
 */
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
    const { firstName, lastName, whatsapp, whatsappConsent } = request;
    const name = `${firstName} ${lastName}`;
    return { ...common, name, firstName, lastName, whatsappConsent, ...whatsapp };
  }
  const { name, phone, company, message } = request;
  return {
    ...common,
    name,
    ...phone,
    company,
    message,
    ...(request.kind === "contact"
      ? { service: request.service }
      : { quoteCode: request.quoteCode }),
  };
}
