import { type CampaignKey, campaignKeys, type LeadRequest, type Locale } from "contracts";
import type { LeadKind } from "./delivery/channels.ts";

export type Suspicion = "trap" | "too-quick" | "rate";

/** A lead to be stored; its columns are those of the collection `leads`. */
export interface NewLead {
  kind: LeadKind;
  name: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  company?: string | undefined;
  service?: string | undefined;
  message?: string | undefined;
  quoteCode?: string | undefined;
  locale: Locale;
  page?: string | undefined;
  campaign?: Partial<Record<CampaignKey, string>> | undefined;
  consentVersion?: string | undefined;
  suspicion?: Suspicion | undefined;
}

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
    campaign,
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

/** Columns of the table `leads` with their values, in one order. */
export function columnsOf(lead: NewLead): Record<string, string | null> {
  const { campaign = {} } = lead;
  return {
    kind: lead.kind,
    name: lead.name,
    first_name: lead.firstName ?? null,
    last_name: lead.lastName ?? null,
    email: lead.email ?? null,
    phone: lead.phone ?? null,
    company: lead.company ?? null,
    service: lead.service ?? null,
    message: lead.message ?? null,
    quote_code: lead.quoteCode ?? null,
    locale: lead.locale,
    page: lead.page ?? null,
    consent_version: lead.consentVersion ?? null,
    suspicion: lead.suspicion ?? null,
    ...Object.fromEntries(campaignKeys.map((key) => [key, campaign[key] ?? null])),
  };
}
