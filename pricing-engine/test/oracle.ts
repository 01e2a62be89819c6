import type { Catalogue, Configuration } from "../src/index.ts";

// A second implementation of the specification's rules, in exact fractions of big integers. It shares no code with the
// engine. It does not validate its input, so its result is meaningful only if the engine returns a quote.

interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Parses a decimal such as 12.5 or "0.0001" into a fraction. */
function decimal(value: number | string): Fraction {
  const [whole = "", decimals = ""] = String(value).split(".");
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
}

/** Rounds the product of the factors to the nearest integer, half to even. */
function roundedProduct(...factors: Fraction[]): bigint {
  const numerator = factors.reduce((product, factor) => product * factor.numerator, 1n);
  const denominator = factors.reduce((product, factor) => product * factor.denominator, 1n);
  const quotient = numerator / denominator;
  const doubledExcess = 2n * (numerator - quotient * denominator) - denominator;
  const up = doubledExcess > 0n || (doubledExcess === 0n && quotient % 2n === 1n);
  return up ? quotient + 1n : quotient;
}

const wholeNumber = (count: number | bigint): Fraction => ({
  numerator: BigInt(count),
  denominator: 1n,
});
const centavos = wholeNumber(100);
const half: Fraction = { numerator: 1n, denominator: 2n };
const hundredth: Fraction = { numerator: 1n, denominator: 100n };

/** Amounts in centavos, each below 2^53 and therefore exact as a number. */
export interface OracleQuote {
  /** Amounts of the lines, in the engine's order. */
  readonly amounts: readonly number[];
  readonly discountAmount: number;
  readonly monthlyBeforeDiscount: number;
  readonly monthlyAfterDiscount: number;
  readonly extrasApart: number;
  readonly contractTotal: number;
}

/** Calculates the expected result for a configuration that is valid under the catalogue. */
export function calculateOracleQuote(
  requested: Configuration,
  { prices, policy }: Catalogue,
): OracleQuote {
  const { includedGb, blockGb, rule, blockPrice } = policy.bandwidthOverage;
  const block =
    rule === "fixed" ? [decimal(blockPrice ?? "")] : [half, decimal(prices.bandwidthPrice)];
  let blocks = 0;
  if (requested.bandwidthGb > includedGb) {
    const excess = BigInt(requested.bandwidthGb - includedGb);
    blocks = Number((excess + BigInt(blockGb) - 1n) / BigInt(blockGb));
  }
  const excessStorage =
    requested.storageGb > policy.storageIncludedGb
      ? requested.storageGb - policy.storageIncludedGb
      : 0;
  const storage = decimal(prices.storagePrice);

  const compute = [
    roundedProduct(wholeNumber(requested.vcpus), decimal(prices.cpuPrice), centavos),
    roundedProduct(wholeNumber(requested.ramGb), decimal(prices.ramPrice), centavos),
    roundedProduct(wholeNumber(requested.storageGb), storage, centavos),
  ];
  const extras = [
    roundedProduct(wholeNumber(excessStorage), storage, centavos),
    roundedProduct(wholeNumber(blocks), ...block, centavos),
    requested.dailyBackup
      ? roundedProduct(wholeNumber(requested.storageGb), decimal(prices.backupPrice), centavos)
      : 0n,
    roundedProduct(wholeNumber(requested.ipv4Addresses), decimal(prices.ipv4Price), centavos),
    roundedProduct(
      wholeNumber(requested.windowsServers),
      decimal(prices.windowsLicensePrice),
      centavos,
    ),
    0n,
  ];
  const sum = (amounts: bigint[]) => amounts.reduce((all, amount) => all + amount, 0n);
  const amountByScope = { compute: sum(compute), monthly: sum(compute) + sum(extras) };

  const term = policy.terms.find(({ months }) => months === requested.termMonths);
  const rate = decimal(term?.discountPercent ?? "");
  const discountOn = (amount: bigint) => roundedProduct(wholeNumber(amount), rate, hundredth);
  const discountAmount = discountOn(amountByScope[policy.discountScope]);
  const totalBeforeDiscount = amountByScope[policy.totalScope];
  // Subtracts only the discount on compute if the total contains only compute.
  const totalDiscount =
    policy.totalScope === "compute" ? discountOn(totalBeforeDiscount) : discountAmount;
  const monthlyAfterDiscount = totalBeforeDiscount - totalDiscount;
  return {
    amounts: [...compute, ...extras].map(Number),
    discountAmount: Number(discountAmount),
    monthlyBeforeDiscount: Number(totalBeforeDiscount),
    monthlyAfterDiscount: Number(monthlyAfterDiscount),
    extrasApart: Number(amountByScope.monthly - discountAmount - monthlyAfterDiscount),
    contractTotal: Number(monthlyAfterDiscount * BigInt(requested.termMonths)),
  };
}
