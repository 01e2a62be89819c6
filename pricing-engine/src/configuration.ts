import type { LimitedInput } from "./catalogue.ts";

/** What a customer asks a price for: counts and GB as whole numbers. */
export interface Configuration extends Readonly<Record<LimitedInput, number>> {
  readonly dailyBackup: boolean;
  /** Changes no price. */
  readonly ddosProtection: boolean;
  /** Length of the contract: one of the policy's terms. */
  readonly termMonths: number;
}
