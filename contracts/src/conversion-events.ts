/** POST conversionRequest (conversions.ts) -> 204: counts a conversion that causes no other request to the server. */
export const conversionsApi = "/api/conversions";

/**
 * Conversions: visitors' actions that are a goal of the site. The browser reports the first two, the server the
 * others.
 */
export const conversionEvents = [
  "calculator-begun",
  "chat-opened",
  "quote-kept",
  "contact-sent",
  "newsletter-sent",
] as const;
export type ConversionEvent = (typeof conversionEvents)[number];
