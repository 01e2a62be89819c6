/** R$ a month, at most four decimals: a number, or a string with a decimal point such as "12.5". */
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
 * Base prices in R$ a month: of one vCPU, one GB of RAM, one GB of storage, one TB of bandwidth (the
 * list price, charged only through the rule `half-list-price`), one GB of storage backed up daily,
 * one dedicated IPv4 address, and the licence of one Windows server.
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
/** The inputs of a configuration that are counted, and so have limits. */
export type LimitedInput = (typeof limitedInputs)[number];

/** The whole numbers min, min + step, min + 2 steps and so on, up to max. */
export interface Limit {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type Limits = Readonly<Record<LimitedInput, Limit>>;

export const overageRules = ["fixed", "half-list-price"] as const;
/** A block costs `blockPrice`, or half of `bandwidthPrice`. */
export type OverageRule = (typeof overageRules)[number];

/** Every started block of `blockGb` above `includedGb` is charged. */
export interface BandwidthOverage {
  readonly includedGb: number;
  readonly blockGb: number;
  readonly rule: OverageRule;
  /** Read only when the rule is `fixed`. */
  readonly blockPrice?: Price | null | undefined;
}

export const scopes = ["compute", "monthly"] as const;
/** vCPUs, RAM and storage only, or the whole monthly amount. */
export type Scope = (typeof scopes)[number];

export interface Term {
  /** Length of the contract. */
  readonly months: number;
  /** 0 to 100, at most two decimals. */
  readonly discountPercent: number;
}

/** How prices become a quote. Plain data, so that an editor can store and change it. */
export interface Policy {
  readonly limits: Limits;
  /** Each GB of storage above these is charged once more. */
  readonly storageIncludedGb: number;
  readonly bandwidthOverage: BandwidthOverage;
  /** What the term's discount is taken off. */
  readonly discountScope: Scope;
  /** What the total shows; what it leaves out is a quote's `extrasApart`. */
  readonly totalScope: Scope;
  /** At least one; each length once. */
  readonly terms: readonly Term[];
  /** Months of the term a calculator starts with: one of `terms`. */
  readonly defaultTerm: number;
}

/** What is sold, and for how much. */
export interface Catalogue {
  readonly prices: Prices;
  readonly policy: Policy;
}
