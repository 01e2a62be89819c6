import type { LimitedInput } from "./catalogue.ts";

/** The server that a customer requests a price for. Counts and GB are whole numbers. */
export interface Configuration extends Readonly<Record<LimitedInput, number>> {
  readonly dailyBackup: boolean;
  /** DDoS protection, which is free of charge and changes no price. */
  readonly ddosProtection: boolean;
  /** Length of the contract in months: one of the policy's terms. */
  readonly termMonths: number;
  /** Code of the chosen plan; the catalogue must offer this plan. */
  readonly plan?: string | undefined;
}
