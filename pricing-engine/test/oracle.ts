import type { Catalogue, Configuration } from "../src/index.ts";

// A second implementation of the specification's rules, in exact fractions of big integers. It
// shares no code with the engine and does not validate its input: its result is meaningful wherever
// the engine returns a quote.

interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** Parses a decimal such as 12.5 or "0.0001" into a fraction. */
function decimal(value: number | string): Fraction {
  const [whole = "", decimals = ""] = String(value).split(".");
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
}

/** Rounds the product of the factors to the nearest integer, half to even. */
function rounded(...factors: Fraction[]): bigint {
  const over = factors.reduce((product, factor) => product * factor.over, 1n);
  const under = factors.reduce((product, factor) => product * factor.under, 1n);
  const below = over / under;
  const distance = 2n * (over - below * under) - under;
  const up = distance > 0n || (distance === 0n && below % 2n === 1n);
  return up ? below + 1n : below;
}

const times = (count: number | bigint): Fraction => ({ over: BigInt(count), under: 1n });
const centavos = times(100);
const half: Fraction = { over: 1n, under: 2n };
const hundredth: Fraction = { over: 1n, under: 100n };

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
export function oracle(requested: Configuration, { prices, policy }: Catalogue): OracleQuote {
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
    rounded(times(requested.vcpus), decimal(prices.cpuPrice), centavos),
    rounded(times(requested.ramGb), decimal(prices.ramPrice), centavos),
    rounded(times(requested.storageGb), storage, centavos),
  ];
  const extras = [
    rounded(times(excessStorage), storage, centavos),
    rounded(times(blocks), ...block, centavos),
    requested.dailyBackup
      ? rounded(times(requested.storageGb), decimal(prices.backupPrice), centavos)
      : 0n,
    rounded(times(requested.ipv4Addresses), decimal(prices.ipv4Price), centavos),
    rounded(times(requested.windowsServers), decimal(prices.windowsLicensePrice), centavos),
    0n,
  ];
  const sum = (amounts: bigint[]) => amounts.reduce((all, amount) => all + amount, 0n);
  const scoped = { compute: sum(compute), monthly: sum(compute) + sum(extras) };

  const term = policy.terms.find(({ months }) => months === requested.termMonths);
  const rate = decimal(term?.discountPercent ?? "");
  const discountOn = (amount: bigint) => rounded(times(amount), rate, hundredth);
  const discountAmount = discountOn(scoped[policy.discountScope]);
  const shown = scoped[policy.totalScope];
  // A total of compute alone includes only the part of the discount that applies to compute.
  const shownDiscount = policy.totalScope === "compute" ? discountOn(shown) : discountAmount;
  const monthlyAfterDiscount = shown - shownDiscount;
  return {
    amounts: [...compute, ...extras].map(Number),
    discountAmount: Number(discountAmount),
    monthlyBeforeDiscount: Number(shown),
    monthlyAfterDiscount: Number(monthlyAfterDiscount),
    extrasApart: Number(scoped.monthly - discountAmount - monthlyAfterDiscount),
    contractTotal: Number(monthlyAfterDiscount * BigInt(requested.termMonths)),
  };
}
