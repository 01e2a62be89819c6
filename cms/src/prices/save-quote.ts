import { randomInt } from "node:crypto";
import type { FieldProblem, SaveQuoteRequest, SaveQuoteResponse } from "contracts";
import type { Payload } from "payload";
import { calculateQuote, comparePlans, inReais } from "pricing-engine";
import { countConversion, findCampaign } from "../conversions/count-conversion.ts";
import { database } from "../platform/database.ts";
import { createBase32 } from "../platform/secret-token.ts";
import { readPublishedCatalogue } from "./published-catalogue.ts";

/** Returns 80 random bits in 16 characters, so that codes cannot be guessed. */
function createQuoteCode(): string {
  return createBase32(16);
}

/**
 * Returns a number of 8 digits by which a quote is named on the phone. It does not give access to the quote, and does
 * not reveal how many quotes there are.
 */
function createQuoteNumber(): string {
  return String(randomInt(10_000_000, 100_000_000));
}

export type SaveQuoteResult =
  | { ok: true; saved: SaveQuoteResponse }
  | { ok: false; code: "invalid"; fields: Record<string, FieldProblem> }
  | { ok: false; code: "prices-changed" | "unavailable" };

const maxNumberAttempts = 5;

/** Returns a number that no quote has. The unique index rejects one that another quote gets meanwhile. */
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
 * from the visitor; the server calculates prices and figures.
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
  // A suspended plan has no effect on the price: the quote is one without a plan.
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
      monthlyTotal: inReais(quote.monthlyAfterDiscount),
      contractTotal: inReais(quote.contractTotal),
    },
    depth: 0,
  });
  // Ignores a failed count, because the quote is already saved.
  await countConversion(database(payload), { event: "quote-kept", page, campaign }).catch(
    (error: unknown) => payload.logger.error({ err: error, msg: "A quote could not be counted" }),
  );
  return { ok: true, saved };
}
