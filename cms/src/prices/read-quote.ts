import { quoteCodePattern, type SavedQuoteResponse } from "contracts";
import type { Payload } from "payload";
import { readPublishedCatalogue } from "./published-catalogue.ts";

/** Returns a saved quote with the current catalogue. Anyone who has the quote's code may read the quote. */
export async function readQuote(
  payload: Payload,
  code: string,
): Promise<SavedQuoteResponse | undefined> {
  if (!quoteCodePattern.test(code)) {
    return undefined;
  }
  const { docs } = await payload.find({
    collection: "saved-quotes",
    where: { code: { equals: code } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [quote] = docs;
  if (!quote) {
    return undefined;
  }
  const current = await readPublishedCatalogue(payload, quote.locale);
  const { plan, ...configuration } = quote.configuration;
  return {
    code,
    ...(quote.number ? { number: quote.number } : {}),
    locale: quote.locale,
    createdAt: quote.createdAt,
    expiresAt: quote.expiresAt,
    configuration: {
      ...configuration,
      dailyBackup: configuration.dailyBackup === true,
      ddosProtection: configuration.ddosProtection === true,
      ...(plan ? { plan } : {}),
    },
    catalogue: quote.catalogue as Record<string, unknown>,
    catalogueVersion: quote.catalogueVersion,
    ...(current && {
      currentCatalogue: current.catalogue as unknown as Record<string, unknown>,
      currentCatalogueVersion: current.version,
    }),
  };
}
