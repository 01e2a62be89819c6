/**
 * A price in R$ a month with at most four decimals: a number, or a string with a decimal point such
 * as "12.5".
 */
export type Price = number | string;

export const priceNames = [
  "cpuPrice",
  "ramPrice",
  "storagePrice",
  "bandwidthPrice",
  "backupPrice",
  "ipv4Price",
  "windowsLicensePrice",
] as const;
export type PriceName = (typeof priceNames)[number];

/**
 * Base prices in R$ a month: for one vCPU, one GB of RAM, one GB of storage, one TB of bandwidth, one GB of storage
 * with daily backup, one dedicated IPv4 address, and the licence of one Windows server. The price of bandwidth is a
 * list price, which only the rule `half-list-price` uses.
 */
export type Prices = Readonly<Record<PriceName, Price>>;

export const limitedInputs = [
  "vcpus",
  "ramGb",
  "storageGb",
  "bandwidthGb",
  "linuxServers",
  "windowsServers",
  "ipv4Addresses",
] as const;
/** An input of the configuration that is a number with limits in the policy. */
export type LimitedInput = (typeof limitedInputs)[number];

/** Allows the whole numbers min, min + step, min + 2 steps and so on, up to max. */
export interface InputLimit {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type InputLimits = Readonly<Record<LimitedInput, InputLimit>>;

export const overageRules = ["fixed", "half-list-price"] as const;
/** Rule for the price of one overage block: `fixed` uses `blockPrice`, `half-list-price` half of `bandwidthPrice`. */
export type OverageRule = (typeof overageRules)[number];

/** Charges every started block of `blockGb` above `includedGb`. */
export interface BandwidthOverage {
  readonly includedGb: number;
  readonly blockGb: number;
  readonly rule: OverageRule;
  /** R$ per block and month; used only by the rule `fixed`. */
  readonly blockPrice?: Price | null | undefined;
}

export const amountScopes = ["compute", "monthly"] as const;
/** `compute` covers vCPUs, RAM and storage; `monthly` the whole monthly amount. */
export type AmountScope = (typeof amountScopes)[number];

export interface ContractTerm {
  /** Length of the contract, 1 to 100. */
  readonly months: number;
  /** Discount in percent, 0 to 100, at most two decimals. */
  readonly discountPercent: number;
}

/** Rules that turn prices into a quote. Plain data, so that a CMS can store and edit it. */
export interface PricingPolicy {
  readonly limits: InputLimits;
  /** GB of storage included. Each GB above is charged twice: as `storage` and as `storageOverage`. */
  readonly storageIncludedGb: number;
  readonly bandwidthOverage: BandwidthOverage;
  /** Amounts that the term's discount applies to. */
  readonly discountScope: AmountScope;
  /** Amounts that the total includes. A quote contains all other amounts in `extrasApart`. */
  readonly totalScope: AmountScope;
  /** At least one term; each length occurs once. */
  readonly terms: readonly ContractTerm[];
  /** Months of the term that a calculator preselects; must occur in `terms`. */
  readonly defaultTerm: number;
}

export const planResources = ["vcpus", "ramGb", "storageGb"] as const;

/**
 * A plan: a server with more transfer included. A plan applies to a configuration that names the plan and has at least
 * the plan's resources.
 */
export interface CataloguePlan extends Readonly<Record<(typeof planResources)[number], number>> {
  /** Text that `Configuration.plan` refers to, such as `cloud-pro`; unique in the catalogue. */
  readonly code: string;
  readonly name: string;
  readonly dailyBackup: boolean;
  /** GB of transfer without surcharge. If the policy includes more for all configurations, this value has no effect. */
  readonly includedTransferGb: number;
}

/** Prices, the policy that combines them, and the plans. */
export interface Catalogue {
  readonly prices: Prices;
  readonly policy: PricingPolicy;
  /**
   * Plans of the catalogue. A plan is offered only if the limits of the policy allow its resources and its transfer.
   */
  readonly plans?: readonly CataloguePlan[] | null | undefined;
}
