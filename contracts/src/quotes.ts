import { z } from "zod";
import { singleLineText } from "./clean-text.ts";
import { locales } from "./locales.ts";

/** Matches a code of 16 characters (80 bits) of Crockford's base32 in lower case, which has no ambiguous characters. */
export const quoteCodePattern = /^[0-9a-hjkmnp-tv-z]{16}$/;

/** Inputs of the calculator. GB and months are whole numbers; the catalogue sets the limits. */
export const quoteConfiguration = z.strictObject({
  vcpus: z.number(),
  ramGb: z.number(),
  storageGb: z.number(),
  bandwidthGb: z.number(),
  linuxServers: z.number(),
  windowsServers: z.number(),
  ipv4Addresses: z.number(),
  dailyBackup: z.boolean(),
  ddosProtection: z.boolean(),
  termMonths: z.number(),
  /** Code of the chosen plan in the catalogue. */
  plan: z.string().optional(),
});
export type QuoteConfiguration = z.infer<typeof quoteConfiguration>;

/**
 * POST /api/quotes. The server calculates the price with the published catalogue; `prices-changed` if its version
 * differs from the version that the visitor saw.
 */
export const saveQuoteRequest = z.object({
  configuration: quoteConfiguration,
  locale: z.enum(locales),
  catalogueVersion: z.string(),
  /** Path of the page with the calculator, and its campaign; invalid values are dropped instead of rejected. */
  page: singleLineText.optional().catch(undefined),
  campaign: singleLineText.optional().catch(undefined),
});
export type SaveQuoteRequest = z.infer<typeof saveQuoteRequest>;

/** Response to a saved quote (201). The prices are valid until `expiresAt`. */
export const saveQuoteResponse = z.object({
  code: z.string().regex(quoteCodePattern),
  expiresAt: z.iso.datetime(),
});
export type SaveQuoteResponse = z.infer<typeof saveQuoteResponse>;

/** GET /api/quotes/{code}: the saved quote, and the current catalogue, with which a page can compare it. */
export const savedQuoteResponse = z.object({
  code: z.string(),
  /**
   * Eight digits by which people refer to the quote on the phone. Absent if a previous release saved the quote during
   * an upgrade.
   */
  number: z.string().optional(),
  locale: z.enum(locales),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  configuration: quoteConfiguration,
  /** The catalogue (pricing-engine's Catalogue) that the quote was calculated with, and its version. */
  catalogue: z.looseObject({}),
  catalogueVersion: z.string(),
  /** The currently published catalogue and its version; absent if none is published. */
  currentCatalogue: z.looseObject({}).optional(),
  currentCatalogueVersion: z.string().optional(),
});
export type SavedQuoteResponse = z.infer<typeof savedQuoteResponse>;

/** Maximum body of POST /api/quotes, in bytes. */
export const maxQuoteRequestBytes = 16 * 1024;

const basePrice = z.number().optional();

/** POST /api/prices, for staff: publishes the base prices in the request (R$ a month); absent prices stay unchanged. */
export const publishPricesRequest = z.strictObject({
  prices: z.strictObject({
    cpuPrice: basePrice,
    ramPrice: basePrice,
    storagePrice: basePrice,
    bandwidthPrice: basePrice,
    backupPrice: basePrice,
    ipv4Price: basePrice,
    windowsLicensePrice: basePrice,
  }),
  /** Version of the published catalogue when the client read it. */
  catalogueVersion: z.string(),
});
export type PublishPricesRequest = z.infer<typeof publishPricesRequest>;

/** The catalogue that the call has published. */
export const publishPricesResponse = z.object({
  /** The type is pricing-engine's Catalogue. */
  catalogue: z.looseObject({}),
  version: z.string(),
});
