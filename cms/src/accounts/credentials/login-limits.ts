import type { AccountKind } from "contracts";
import type { Payload } from "payload";
import {
  checkFailures,
  createFailureLimit,
  type RateLimitResult,
} from "../../ground/rate-limit.ts";

const quarterHour = 15 * 60;
/** Someone who tries many accounts; generous to an office behind one address. */
const perAddress = createFailureLimit({ name: "login-address", points: 100, seconds: quarterHour });
/** Someone who tries many passwords of one account. */
const perPair = createFailureLimit({ name: "login-pair", points: 10, seconds: quarterHour });
/** Many addresses that try one account: see LoginAllowance. */
const perAccount = createFailureLimit({ name: "login-account", points: 500, seconds: 60 * 60 });

interface Attempt {
  kind: AccountKind;
  email: string;
  visitor: string;
}

const keys = ({ kind, email, visitor }: Attempt) => ({
  address: visitor,
  pair: `${kind} ${email} ${visitor}`,
  account: `${kind} ${email}`,
});

export interface LoginAllowance {
  /** Whether this visitor may try this account. */
  visitor: RateLimitResult;
  /**
   * So many failures from everywhere that the account answers only where its owner is logged in
   * already, and "wrong password" elsewhere.
   */
  isUnderAttack: boolean;
}

/**
 * What the limits say of an attempt. Known and unknown e-mails count alike, and for "may not try"
 * the visitor's own failures alone: nobody locks another out.
 */
export async function loginAllowance(payload: Payload, attempt: Attempt): Promise<LoginAllowance> {
  const { address, pair, account } = keys(attempt);
  const [byAddress, byPair, byAccount] = await checkFailures(payload, [
    { limit: perAddress, visitor: address },
    { limit: perPair, visitor: pair },
    { limit: perAccount, visitor: account },
  ]);
  return {
    visitor: [byAddress, byPair].find((result) => result?.ok === false) ?? { ok: true },
    isUnderAttack: byAccount?.ok === false,
  };
}

/**
 * Counts a failure. Of failures at the same moment each learns its own place: not `ok` is one that
 * loginAllowance would have refused, had it come after the others.
 */
export async function countLoginFailure(
  payload: Payload,
  attempt: Attempt,
): Promise<RateLimitResult> {
  const { address, pair, account } = keys(attempt);
  const [byAddress, byPair] = await Promise.all([
    perAddress.count(payload, address),
    perPair.count(payload, pair),
    perAccount.count(payload, account),
  ]);
  return byAddress.ok ? byPair : byAddress;
}
