import { getBrasiliaMidnight } from "contracts";
import type { Payload } from "payload";
import { database } from "../../platform/database.ts";
import { env } from "../../platform/env.ts";
import { findSecondFactors } from "../credentials/has-second-factor.ts";

/** First day in Brasília on which staff must have a second factor; undefined if they need none. */
export const secondFactorRequiredFrom = env.STAFF_SECOND_FACTOR_FROM;

const requiredAt =
  secondFactorRequiredFrom === undefined
    ? Number.POSITIVE_INFINITY
    : getBrasiliaMidnight(secondFactorRequiredFrom);

/** Returns true if a staff account must have a second factor and has none. Such an account may only add one. */
export async function lacksRequiredSecondFactor(payload: Payload, id: string): Promise<boolean> {
  if (Date.now() < requiredAt) {
    return false;
  }
  return !(await findSecondFactors(database(payload), { kind: "staff", id })).hasSecondFactor;
}
