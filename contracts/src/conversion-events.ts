/** POST conversionRequest (conversions.ts) -> 204: counts a conversion that only the browser sees. */
export const conversionsApi = "/api/conversions";

/** Conversions: actions of visitors that the site aims at. The browser reports the first two. */
export const conversionEvents = [
  "calculator-begun",
  "chat-opened",
  "quote-kept",
  "contact-sent",
  "newsletter-sent",
] as const;
export type ConversionEvent = (typeof conversionEvents)[number];
