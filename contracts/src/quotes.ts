import { z } from "zod";
import { line } from "./leads.ts";
import { locales } from "./locales.ts";

/** Crockford's base32 in lower case: nothing that can be misread. 16 characters, 80 bits. */
export const quoteCodePattern = /^[0-9a-hjkmnp-tv-z]{16}$/;

/** What a visitor has chosen. GB and months are whole numbers; limits are the catalogue's. */
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
});
export type QuoteConfiguration = z.infer<typeof quoteConfiguration>;

/**
 * POST /api/quotes: the server prices the configuration itself, with the published catalogue, which
 * must be of the version that the visitor was shown: else `prices-changed`.
 */
export const saveQuoteRequest = z.object({
  configuration: quoteConfiguration,
  locale: z.enum(locales),
  catalogueVersion: z.string(),
  /** Path of the page with the calculator, and the campaign that led there; neither refuses a quote. */
  page: line.optional().catch(undefined),
  campaign: line.optional().catch(undefined),
});
export type SaveQuoteRequest = z.infer<typeof saveQuoteRequest>;

/** 201. `expiresAt` is the last instant the prices are held. */
export const saveQuoteResponse = z.object({
  code: z.string().regex(quoteCodePattern),
  expiresAt: z.iso.datetime(),
});
export type SaveQuoteResponse = z.infer<typeof saveQuoteResponse>;

/** GET /api/quotes/{code}: the quote as it was kept, and the catalogue of today beside it. */
export const savedQuoteResponse = z.object({
  code: z.string(),
  locale: z.enum(locales),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  configuration: quoteConfiguration,
  /** The price catalogue (pricing-engine's Catalogue) the quote was made with, and its version. */
  catalogue: z.looseObject({}),
  catalogueVersion: z.string(),
  /** The published catalogue of today, and its version; absent while none is published. */
  currentCatalogue: z.looseObject({}).optional(),
  currentCatalogueVersion: z.string().optional(),
});
export type SavedQuoteResponse = z.infer<typeof savedQuoteResponse>;

/** Longest body of POST /api/quotes, in bytes. */
export const maxQuoteRequestBytes = 16 * 1024;

const basePrice = z.number().optional();

/** POST /api/prices, for staff: publishes the base prices that it names (R$), and leaves the rest. */
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
  /** The version of the published catalogue that they were changed from. */
  catalogueVersion: z.string(),
});
export type PublishPricesRequest = z.infer<typeof publishPricesRequest>;

/** 200: what is published now. */
export const publishPricesResponse = z.object({
  /** pricing-engine's Catalogue. */
  catalogue: z.looseObject({}),
  version: z.string(),
});
