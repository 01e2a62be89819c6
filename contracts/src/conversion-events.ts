/** POST conversionRequest (conversions.ts) -> 204: counts a conversion for which the browser sends no other request. */
export const conversionsApi = "/api/conversions";

/**
 * Conversions: visitors' actions that are a goal of the site. The browser reports the first two events, the server the
 * other events.
 */
export const conversionEvents = [
  "calculator-begun",
  "chat-opened",
  "quote-kept",
  "contact-sent",
  "newsletter-sent",
] as const;
export type ConversionEvent = (typeof conversionEvents)[number];
