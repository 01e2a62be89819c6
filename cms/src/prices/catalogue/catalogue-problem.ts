import { type Catalogue, calculateQuote, type PricingError } from "pricing-engine";

/** Returns why the pricing engine refuses a catalogue; undefined if it is valid. */
export function catalogueProblem(catalogue: Catalogue): PricingError | undefined {
  const { limits, defaultTerm } = catalogue.policy;
  const smallest = Object.fromEntries(
    Object.entries(limits ?? {}).map(([input, limit]) => [input, limit?.min]),
  ) as Record<keyof typeof limits, number>;
  const result = calculateQuote({
    configuration: {
      ...smallest,
      dailyBackup: true,
      ddosProtection: true,
      termMonths: defaultTerm,
    },
    catalogue,
  });
  return result.ok ? undefined : result.error;
}

/** Returns the document's path of a problem: `policy.terms.2.months` for `catalogue.policy.terms.2.months`. */
export function problemField({ path }: PricingError): string {
  return path.replace(/^catalogue\./, "");
}
