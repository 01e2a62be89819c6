import type { Locale } from "./locales.ts";

/** Paths of the leads API, below the site's origin. */
export const leadsApi = {
  /** POST: keeps a lead. */
  leads: "/api/leads",
  /** POST: records a choice about cookies. */
  consents: "/api/consents",
  /** POST with `/{token}`: ends a newsletter subscription, in one click (RFC 8058). */
  unsubscribe: "/api/newsletter/unsubscribe",
} as const;

/** Names an attempt to send a form: the same key and content are the same lead. */
export const idempotencyHeader = "idempotency-key";

/**
 * Begins the key that the site makes of a form sent without scripts. Nothing tells two intended
 * submissions from two clicks there, so such a key names a lead for this time after it was stored only.
 */
export const formKeyPrefix = "form-";
export const formKeySeconds = 10 * 60;

/** What a contact may be about; "other" is the last. */
export const contactServices = [
  "privateCloud",
  "cloudCenter",
  "virtualDatacenter",
  "cloudServer",
  "other",
] as const;
export type ContactService = (typeof contactServices)[number];

/** The campaign parameters that are kept with a lead, by their names in a query string. */
export const campaignKeys = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;
export type CampaignKey = (typeof campaignKeys)[number];

/** The forms that visitors fill in. */
export const leadForms = ["contact", "newsletter"] as const;
export type LeadForm = (typeof leadForms)[number];

/** Where each form is sent without scripts, and stands alone: `/en/contact`. */
export const leadFormSegments = {
  contact: { "pt-BR": "contato", "en-US": "contact", "es-ES": "contacto" },
  newsletter: { "pt-BR": "newsletter", "en-US": "newsletter", "es-ES": "newsletter" },
} as const satisfies Record<LeadForm, Record<Locale, string>>;

/** Below a form's address: it was sent. */
export const sentSegment = "ok";

/** The page that ends a newsletter subscription: `/en/newsletter/unsubscribe/{token}`. */
export const unsubscribeSegments = {
  "pt-BR": "newsletter/cancelar",
  "en-US": "newsletter/unsubscribe",
  "es-ES": "newsletter/cancelar",
} as const satisfies Record<Locale, string>;
