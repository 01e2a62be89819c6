import type { Locale } from "./locales.ts";

/** Paths of the quotes and prices APIs, below the site's origin. */
export const quotesApi = {
  /** POST: keeps a quote; GET with `/{code}`: reads one. */
  quotes: "/api/quotes",
  /** POST: staff publish base prices. */
  prices: "/api/prices",
} as const;

/** Saved quotes live below this segment of each language's addresses: `/en/quote/{code}`. */
export const quoteSegments = {
  "pt-BR": "orcamento",
  "en-US": "quote",
  "es-ES": "presupuesto",
} as const satisfies Record<Locale, string>;

/** The name of each choice in the query string of a page with a calculator. Booleans are 1 or 0. */
export const quoteQueryKeys = {
  vcpus: "vcpus",
  ramGb: "ram",
  storageGb: "storage",
  bandwidthGb: "bandwidth",
  linuxServers: "linux",
  windowsServers: "windows",
  ipv4Addresses: "ipv4",
  dailyBackup: "backup",
  ddosProtection: "ddos",
  termMonths: "term",
} as const;

/** Of the plain form's button that keeps its quote: the catalogue version the visitor was shown. */
export const versionKey = "version";
