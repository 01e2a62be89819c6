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
 * Base prices in R$ a month: for one vCPU, one GB of RAM, one GB of storage, one TB of bandwidth (the list price, which
 * only the rule `half-list-price` uses), one GB of storage backed up daily, one dedicated IPv4 address, and the licence
 * of one Windows server.
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
/** An input of the configuration that is a count; the policy sets its limits. */
export type LimitedInput = (typeof limitedInputs)[number];

/** Allows the whole numbers min, min + step, min + 2 steps and so on, up to max. */
export interface Limit {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type Limits = Readonly<Record<LimitedInput, Limit>>;

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

export const scopes = ["compute", "monthly"] as const;
/** `compute` covers vCPUs, RAM and storage; `monthly` the whole monthly amount. */
export type Scope = (typeof scopes)[number];

export interface Term {
  /** Length of the contract, 1 to 100. */
  readonly months: number;
  /** Discount in percent, 0 to 100, at most two decimals. */
  readonly discountPercent: number;
}

/** Rules that turn prices into a quote. Plain data, so that a CMS can store and edit it. */
export interface Policy {
  readonly limits: Limits;
  /** GB of storage included; each GB above is charged a second time (`storageOverage`). */
  readonly storageIncludedGb: number;
  readonly bandwidthOverage: BandwidthOverage;
  /** Amounts that the term's discount applies to. */
  readonly discountScope: Scope;
  /** Amounts that the total includes. A quote lists the other amounts as `extrasApart`. */
  readonly totalScope: Scope;
  /** At least one term; each length occurs once. */
  readonly terms: readonly Term[];
  /** Months of the term that a calculator preselects: one of `terms`. */
  readonly defaultTerm: number;
}

export const planResources = ["vcpus", "ramGb", "storageGb"] as const;

/**
 * A plan: a server with more transfer included. A plan applies to every configuration that names it and has at least
 * its resources.
 */
export interface Plan extends Readonly<Record<(typeof planResources)[number], number>> {
  /** Text that `Configuration.plan` refers to, such as `cloud-pro`; unique in the catalogue. */
  readonly code: string;
  readonly name: string;
  readonly dailyBackup: boolean;
  /** GB of transfer without surcharge. The plan has no effect on transfer if the policy includes more for everybody. */
  readonly includedTransferGb: number;
}

/** Prices, the policy that combines them, and the plans. */
export interface Catalogue {
  readonly prices: Prices;
  readonly policy: Policy;
  /**
   * Plans of the catalogue. A plan is not offered if the limits of the policy do not allow its resources or its
   * transfer.
   */
  readonly plans?: readonly Plan[] | null | undefined;
}
