import { type CataloguePlan, planResources } from "../catalogue.ts";
import { asCentavos, type Centavos } from "../centavos.ts";
import type { ValidatedCatalogue, ValidatedPolicy } from "../parsing/catalogue.ts";
import type { ValidatedConfiguration } from "../parsing/configuration.ts";
import { roundHalfEven } from "./rounding.ts";

export type QuoteLineCode =
  | "vcpus"
  | "ram"
  | "storage"
  | "storageOverage"
  | "bandwidthOverage"
  | "dailyBackup"
  | "ipv4Addresses"
  | "windowsServers"
  | "linuxServers";

export interface QuoteLine {
  readonly code: QuoteLineCode;
  readonly group: "compute" | "extras";
  /** Whole number of vCPUs, GB, started blocks, IP addresses or servers; 0 if nothing is charged. */
  readonly quantity: number;
  /**
   * Price of one unit in ten-thousandths of R$: 125000 is R$ 12.50. A whole number, or a number that ends in .5 if it
   * is half of an odd list price.
   */
  readonly unitPrice: number;
  /** Price per month: quantity x unit price, rounded half-even once. */
  readonly amount: Centavos;
}

/** Ten-thousandths of R$ in one centavo. */
const unitsPerCentavo = 100;

/** Prices every line, in a fixed order, including lines of quantity 0. */
export function calculateQuoteLines(
  configuration: ValidatedConfiguration,
  { prices, policy }: ValidatedCatalogue,
): readonly QuoteLine[] {
  const { storageGb, bandwidthGb } = configuration;
  const { blockGb, blockPrice } = policy.bandwidthOverage;
  const includedGb = includedTransferGb(configuration, policy);
  const storageOverage = Math.max(0, storageGb - policy.storageIncludedGb);
  const startedBlocks = Math.ceil(Math.max(0, bandwidthGb - includedGb) / blockGb);
  const backedUpGb = configuration.dailyBackup ? storageGb : 0;
  return [
    line("vcpus", "compute", configuration.vcpus, prices.cpuPrice),
    line("ram", "compute", configuration.ramGb, prices.ramPrice),
    line("storage", "compute", storageGb, prices.storagePrice),
    line("storageOverage", "extras", storageOverage, prices.storagePrice),
    line("bandwidthOverage", "extras", startedBlocks, blockPrice),
    line("dailyBackup", "extras", backedUpGb, prices.backupPrice),
    line("ipv4Addresses", "extras", configuration.ipv4Addresses, prices.ipv4Price),
    line("windowsServers", "extras", configuration.windowsServers, prices.windowsLicensePrice),
    line("linuxServers", "extras", configuration.linuxServers, 0),
  ];
}

/**
 * Returns the GB of transfer without surcharge: the included GB of the policy or of the chosen plan, whichever is
 * greater.
 */
export function includedTransferGb(
  configuration: ValidatedConfiguration,
  { bandwidthOverage: { includedGb } }: ValidatedPolicy,
): number {
  const { plan } = configuration;
  return plan && hasPlanResources(configuration, plan)
    ? Math.max(includedGb, plan.includedTransferGb)
    : includedGb;
}

/** Returns true if a configuration has the plan's resources, and daily backup if the plan includes it. */
export function hasPlanResources(
  configuration: ValidatedConfiguration,
  plan: CataloguePlan,
): boolean {
  return (
    planResources.every((input) => configuration[input] >= plan[input]) &&
    (configuration.dailyBackup || !plan.dailyBackup)
  );
}

function line(
  code: QuoteLineCode,
  group: QuoteLine["group"],
  quantity: number,
  unitPrice: number,
): QuoteLine {
  const amount = asCentavos(roundHalfEven(quantity * unitPrice, unitsPerCentavo));
  return { code, group, quantity, unitPrice, amount };
}
