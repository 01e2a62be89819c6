import { randomInt } from "node:crypto";
import type { FieldProblem, SaveQuoteRequest, SaveQuoteResponse } from "contracts";
import type { Payload } from "payload";
import { calculateQuote, comparePlans, toReais } from "pricing-engine";
import { countConversion, findCampaign } from "../conversions/count-conversion.ts";
import { database } from "../platform/database.ts";
import { createRandomBase32 } from "../platform/secret-token.ts";
import { readPublishedCatalogue } from "./published-catalogue.ts";

/** Returns a code of 16 characters with 80 random bits, so that codes cannot be guessed. */
function createQuoteCode(): string {
  return createRandomBase32(16);
}

/**
 * Returns a number of 8 digits, which identifies a quote on the phone. The number gives no access to the quote, and
 * does not reveal how many quotes exist.
 */
function createQuoteNumber(): string {
  return String(randomInt(10_000_000, 100_000_000));
}

export type SaveQuoteResult =
  | { ok: true; saved: SaveQuoteResponse }
  | { ok: false; code: "invalid"; fields: Record<string, FieldProblem> }
  | { ok: false; code: "prices-changed" | "unavailable" };

const maxNumberAttempts = 5;

/**
 * Returns a number that no quote has. If another quote gets the number before this quote is saved, the unique index
 * rejects the save.
 */
async function freeQuoteNumber(payload: Payload): Promise<string> {
  for (let attempt = 0; attempt < maxNumberAttempts; attempt++) {
    const number = createQuoteNumber();
    const { totalDocs } = await payload.count({
      collection: "saved-quotes",
      where: { number: { equals: number } },
    });
    if (totalDocs === 0) {
      return number;
    }
  }
  throw new Error("No free quote number was found");
}

const dayMs = 24 * 60 * 60 * 1_000;

async function validityMs(payload: Payload): Promise<number> {
  const { quoteValidityDays } = await payload.findGlobal({
    slug: "site-settings",
    depth: 0,
    select: { quoteValidityDays: true },
  });
  return quoteValidityDays * dayMs;
}

/**
 * Saves a quote with the current prices if they equal the prices that the visitor saw. Only the configuration comes
 * from the visitor; the server calculates all prices.
 */
export async function saveQuote(
  payload: Payload,
  { configuration, locale, catalogueVersion, page, campaign: brought }: SaveQuoteRequest,
): Promise<SaveQuoteResult> {
  const published = await readPublishedCatalogue(payload, locale);
  if (!published) {
    return { ok: false, code: "unavailable" };
  }
  const { catalogue, version } = published;
  if (version !== catalogueVersion) {
    return { ok: false, code: "prices-changed" };
  }
  const result = calculateQuote({ configuration, catalogue });
  if (!result.ok) {
    return { ok: false, code: "invalid", fields: { [result.error.path]: "invalid" } };
  }
  const { quote } = result;
  const plans = comparePlans({ configuration, catalogue });
  // Ignores the plan of the configuration while plans are suspended, because a suspended plan does not affect the
  // price.
  const plan = plans.ok && !plans.comparison.isSuspended ? configuration.plan : undefined;
  const campaign = brought || (await findCampaign(database(payload), page));
  const saved = {
    code: createQuoteCode(),
    expiresAt: new Date(Date.now() + (await validityMs(payload))).toISOString(),
  };
  await payload.create({
    collection: "saved-quotes",
    data: {
      ...saved,
      number: await freeQuoteNumber(payload),
      locale,
      page,
      campaign,
      configuration: { ...configuration, plan },
      catalogue: catalogue as unknown as Record<string, unknown>,
      catalogueVersion: version,
      quote: quote as unknown as Record<string, unknown>,
      monthlyTotal: toReais(quote.monthlyAfterDiscount),
      contractTotal: toReais(quote.contractTotal),
    },
    depth: 0,
  });
  // Logs a failed count and continues, because the quote is already saved.
  await countConversion(database(payload), { event: "quote-kept", page, campaign }).catch(
    (error: unknown) => payload.logger.error({ err: error, msg: "A quote could not be counted" }),
  );
  return { ok: true, saved };
}
