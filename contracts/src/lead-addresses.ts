import type { Locale } from "./locales.ts";

/** Paths of the leads API, below the site's origin. */
export const leadsApi = {
  /** POST: stores a lead. */
  leads: "/api/leads",
  /** POST: records a cookie choice. */
  consents: "/api/consents",
  /** POST with `/{token}`: ends a newsletter subscription in one click (RFC 8058). */
  unsubscribe: "/api/newsletter/unsubscribe",
} as const;

/** Header that identifies one submission of a form: requests with the same key and content store one lead. */
export const idempotencyHeader = "idempotency-key";

/**
 * Prefix of the idempotency keys that the site generates for forms sent without scripts. A second submission with such
 * a key may be intended or a double click, so the key identifies a lead only for `formKeyLifetimeSeconds` after the
 * lead was stored.
 */
export const formKeyPrefix = "form-";
export const formKeyLifetimeSeconds = 10 * 60;

/** Campaign parameters stored with a lead, by their query string names. */
export const campaignKeys = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;
export type CampaignKey = (typeof campaignKeys)[number];

/** The lead forms of the site. */
export const leadFormNames = ["contact", "newsletter"] as const;
export type LeadFormName = (typeof leadFormNames)[number];

/**
 * Path segments of the pages that contain only a form, such as `/en/contact`. Without scripts, browsers send all forms
 * to these pages.
 */
export const leadFormSegments = {
  contact: { "pt-BR": "contato", "en-US": "contact", "es-ES": "contacto" },
  newsletter: { "pt-BR": "newsletter", "en-US": "newsletter", "es-ES": "newsletter" },
} as const satisfies Record<LeadFormName, Record<Locale, string>>;

/** Path segment of the thank-you page, below the page of the form. */
export const thankYouSegment = "ok";

/** Paths of the page on which a newsletter subscription is ended: `/en/newsletter/unsubscribe/{token}`. */
export const unsubscribeSegments = {
  "pt-BR": "newsletter/cancelar",
  "en-US": "newsletter/unsubscribe",
  "es-ES": "newsletter/cancelar",
} as const satisfies Record<Locale, string>;
