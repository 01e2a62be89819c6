import { type Catalogue, calculateQuote, type PricingError } from "pricing-engine";

/** What the engine itself has against a catalogue; undefined when it can be quoted with. */
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

/** Where the problem is in the document: `catalogue.policy.terms.2.months` is its `policy.terms.2.months`. */
export function problemField({ path }: PricingError): string {
  return path.replace(/^catalogue\./, "");
}
