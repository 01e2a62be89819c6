import type { LeadRequest } from "contracts";
import type { leads } from "../payload-schema.ts";

/** A lead to store. */
export type NewLead = Omit<typeof leads.$inferInsert, "id" | "createdAt" | "updatedAt">;
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
export function toNewLead(request: LeadRequest, used: number): NewLead {
  const { kind, locale, page, campaign, consentVersion, ...rest } = request;
  // Removes the fields that are only evidence of spam (`suspicionOf`).
  const { website, elapsedMs, userActivation, ...answers } = rest;
  const origin = {
    kind,
    locale,
    page,
    ...campaign,
    consentVersion,
    suspicion: suspicionOf(request, used),
  };
  if ("whatsapp" in answers) {
    const { whatsapp, ...others } = answers;
    return { ...origin, name: `${others.firstName} ${others.lastName}`, ...others, ...whatsapp };
  }
  const { phone, ...others } = answers;
  return { ...origin, ...others, ...phone };
}
