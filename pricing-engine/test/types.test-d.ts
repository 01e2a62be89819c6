import { expectTypeOf, test } from "vitest";
import {
  asCentavos,
  type Catalogue,
  type Centavos,
  type Configuration,
  calculateQuote,
  clampConfiguration,
  compareTerms,
  defaultCatalogue,
  type InputLimits,
  type PricingError,
  type PricingPolicy,
  type Quote,
  type QuoteLine,
  readingA,
  readingB,
  standard,
  type TermComparison,
  type TermOffer,
  toReais,
} from "../src/index.ts";

declare const configuration: Configuration;
declare const catalogue: Catalogue;

test("a quote is accessible only after checking `ok`", () => {
  const result = calculateQuote({ configuration, catalogue });
  // @ts-expect-error -- the result may be an error
  result.quote;
  if (result.ok) {
    expectTypeOf(result.quote).toEqualTypeOf<Quote>();
  } else {
    expectTypeOf(result.error).toEqualTypeOf<PricingError>();
  }

  const comparison = compareTerms({ configuration, catalogue });
  if (comparison.ok) {
    expectTypeOf(comparison.comparison).toEqualTypeOf<TermComparison>();
  }

  const clamped = clampConfiguration({ configuration, limits: standard.limits });
  if (clamped.ok) {
    expectTypeOf(clamped.configuration).toEqualTypeOf<Configuration>();
  }
});

test("an error's code narrows the type of its allowed values", () => {
  const error = {} as PricingError;
  expectTypeOf(error.path).toEqualTypeOf<string>();
  if (error.code === "out-of-range") {
    expectTypeOf(error.allowed.max).toEqualTypeOf<number>();
  }
  if (error.code === "off-step") {
    expectTypeOf(error.allowed.step).toEqualTypeOf<number>();
  }
  if (error.code === "out-of-range") {
    // @ts-expect-error -- a range has no step
    error.allowed.step;
  }
});

test("a configuration requires every input, as a number or a boolean", () => {
  // @ts-expect-error -- the term is missing
  calculateQuote({ configuration: { ...standard.limits }, catalogue });
  // @ts-expect-error -- text is not a number
  const asText: Configuration = { ...configuration, vcpus: "4" };
  // @ts-expect-error -- a price is not part of a configuration
  const priced: Configuration = { ...configuration, cpuPrice: 25 };
  expectTypeOf([asText, priced]).toBeArray();
  expectTypeOf<keyof Configuration>().toEqualTypeOf<
    | "vcpus"
    | "ramGb"
    | "storageGb"
    | "bandwidthGb"
    | "linuxServers"
    | "windowsServers"
    | "ipv4Addresses"
    | "dailyBackup"
    | "ddosProtection"
    | "termMonths"
    | "plan"
  >();
});

test("the exported policies can be copied with changes but not modified", () => {
  expectTypeOf([readingA, readingB, standard]).toEqualTypeOf<PricingPolicy[]>();
  expectTypeOf(defaultCatalogue).toEqualTypeOf<Catalogue>();
  expectTypeOf({ ...readingA, defaultTerm: 24 }).toExtend<PricingPolicy>();
  // @ts-expect-error -- policies are read-only, because all importers share them
  standard.defaultTerm = 24;
  // @ts-expect-error -- the terms of a policy are read-only too
  standard.terms.push({ months: 60, discountPercent: 25 });
  // @ts-expect-error -- there are two scopes
  const withUnknownScope: PricingPolicy = { ...standard, discountScope: "extras" };
  expectTypeOf(withUnknownScope).toEqualTypeOf<PricingPolicy>();
});

test("a catalogue accepts numbers or text for prices, and the extra fields of a CMS document", () => {
  expectTypeOf<{
    id: string;
    prices: Record<keyof Catalogue["prices"], number>;
    policy: {
      limits: Record<keyof InputLimits, { min: number; max: number; step: number }>;
      storageIncludedGb: number;
      bandwidthOverage: {
        includedGb: number;
        blockGb: number;
        rule: "fixed" | "half-list-price";
        blockPrice?: number | null;
      };
      discountScope: "compute" | "monthly";
      totalScope: "compute" | "monthly";
      terms: { months: number; discountPercent: number; id?: string | null }[];
      defaultTerm: number;
    };
    updatedAt?: string | null;
  }>().toExtend<Catalogue>();
  expectTypeOf<Record<keyof Catalogue["prices"], string>>().toExtend<Catalogue["prices"]>();
});

test("a line's code and group are exhaustive unions", () => {
  expectTypeOf<QuoteLine["group"]>().toEqualTypeOf<"compute" | "extras">();
  expectTypeOf<QuoteLine["code"]>().toEqualTypeOf<
    | "vcpus"
    | "ram"
    | "storage"
    | "storageOverage"
    | "bandwidthOverage"
    | "dailyBackup"
    | "ipv4Addresses"
    | "windowsServers"
    | "linuxServers"
  >();
});

test("amounts are centavos, which the compiler distinguishes from R$ and counts", () => {
  expectTypeOf<QuoteLine["amount"]>().toEqualTypeOf<Centavos>();
  expectTypeOf<Quote["contractTotal"]>().toEqualTypeOf<Centavos>();
  expectTypeOf<TermOffer["contractSaving"]>().toEqualTypeOf<Centavos>();
  expectTypeOf(toReais(asCentavos(304_00))).toEqualTypeOf<number>();
  const quote = {} as Quote;
  // @ts-expect-error -- R$ are not centavos
  toReais(toReais(quote.contractTotal));
  // @ts-expect-error -- a number of months is not an amount in centavos
  toReais(quote.termMonths);
  // @ts-expect-error -- ten-thousandths of R$ are not centavos
  toReais({} as QuoteLine["unitPrice"]);
  // @ts-expect-error -- a sum of amounts must be branded again
  const sum: Centavos = quote.computeSubtotal + quote.extrasSubtotal;
  expectTypeOf(sum).toExtend<number>();
});
