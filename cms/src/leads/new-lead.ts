import type { CampaignKey, LeadRequest } from "contracts";
import type { leads } from "../payload-schema.ts";

/** A lead to be stored. */
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
  | "suspicion"
  | "subscription"
  | "planRequest"
  | CampaignKey
>;
type Suspicion = NonNullable<NewLead["suspicion"]>;

/**
 * Least time from opening the page to sending its form, in ms. Where the browser saw a press by hand, it
 * is the time in which somebody can see a form that a password manager filled in and press its button;
 * elsewhere, the time to fill it in.
 */
const leastElapsedMs = { pressed: 500, unpressed: 2_000 };
/** More leads than this from one address within the rate limit's time are suspected. */
const mostUnsuspected = 10;

function suspicionOf(
  { website, elapsedMs, userActivation }: LeadRequest,
  used: number,
): Suspicion | undefined {
  if (website) {
    return "trap";
  }
  const leastMs = leastElapsedMs[userActivation ? "pressed" : "unpressed"];
  if (elapsedMs !== undefined && elapsedMs < leastMs) {
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
    return { ...common, name: `${firstName} ${lastName}`, firstName, lastName, ...whatsapp };
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
