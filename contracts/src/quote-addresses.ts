import type { Locale } from "./locales.ts";

/** Paths of the quotes and prices APIs, below the site's origin. */
export const quotesApi = {
  /** POST: saves a quote. GET with `/{code}`: returns a saved quote. */
  quotes: "/api/quotes",
  /** POST: publishes base prices; for staff. */
  prices: "/api/prices",
} as const;

/** Path segment of saved quotes, after the language prefix: `/en/quote/{code}`. */
export const quoteSegments = {
  "pt-BR": "orcamento",
  "en-US": "quote",
  "es-ES": "presupuesto",
} as const satisfies Record<Locale, string>;

/** Query string names of the calculator's inputs. Booleans are 1 or 0. */
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

/** Query string name of the calculator's plan, and the pattern of a plan's code. */
export const planQueryKey = "plan";
export const planCodePattern = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** Form field of the save button without scripts: the catalogue version that the visitor saw. */
export const catalogueVersionKey = "version";
