/** POST conversionRequest (conversions.ts) -> 204: a browser says that something was begun on a page. */
export const conversionsApi = "/api/conversions";

/** What visitors do that the site is for; the first two only a browser sees. */
export const conversionEvents = [
  "calculator-begun",
  "chat-opened",
  "quote-kept",
  "contact-sent",
  "newsletter-sent",
] as const;
export type ConversionEvent = (typeof conversionEvents)[number];
