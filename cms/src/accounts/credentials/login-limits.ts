import type { AccountKind } from "contracts";
import type { Payload } from "payload";
import {
  checkFailures,
  createFailureLimit,
  type FailureLimit,
  type RateLimitResult,
} from "../../ground/rate-limit.ts";
import type { Familiarity, Sender } from "./familiar-senders.ts";

const quarterHour = 15 * 60;
const hour = 60 * 60;
/** Someone who tries many accounts; generous to an office behind one address. */
const perAddress = createFailureLimit({ name: "login-address", points: 100, seconds: quarterHour });
/** Someone who tries many passwords of one account. */
const perPair = createFailureLimit({ name: "login-pair", points: 10, seconds: quarterHour });
/** The same in a browser that the account knows, wherever it is. */
const perDevice = createFailureLimit({ name: "login-device", points: 10, seconds: quarterHour });
/** Many addresses, none of which the account knows, that try one account. */
const perAccount = createFailureLimit({ name: "login-account", points: 100, seconds: hour });
const perAccountDaily = createFailureLimit({
  name: "login-account-day",
  points: 1_000,
  seconds: 24 * hour,
});

/** An attempt, and as what the account knows its sender. */
export interface LimitedAttempt {
  kind: AccountKind;
  email: string;
  sender: Sender;
  familiarity: Familiarity;
  /** Whether it is from none that a proven account of the address knows. */
  isStranger: boolean;
}

interface Counted {
  limit: FailureLimit;
  visitor: string;
}

/**
 * What a failure counts for. A browser that the account knows counts for itself alone: whoever else
 * is at its address cannot use its attempts up.
 */
function ownLimits({ kind, email, sender, familiarity }: LimitedAttempt): Counted[] {
  return familiarity === "device"
    ? [{ limit: perDevice, visitor: `${kind} ${email} ${sender.device}` }]
    : [
        { limit: perAddress, visitor: sender.address },
        { limit: perPair, visitor: `${kind} ${email} ${sender.address}` },
      ];
}

/** What all strangers' failures of an account count for. */
function strangersLimits({ kind, email, isStranger }: LimitedAttempt): Counted[] {
  const visitor = `${kind} ${email}`;
  return isStranger
    ? [
        { limit: perAccount, visitor },
        { limit: perAccountDaily, visitor },
      ]
    : [];
}

export interface LoginAllowance {
  /** Whether this sender may try this account. */
  own: RateLimitResult;
  /** So many strangers failed that the account answers "wrong password" to whom it does not know. */
  isUnderAttack: boolean;
}

const firstRefusal = (results: RateLimitResult[]): RateLimitResult =>
  results.find(({ ok }) => !ok) ?? { ok: true };

/**
 * What the limits say of an attempt. Known and unknown e-mails count alike, and for "may not try"
 * the sender's own failures alone: nobody locks another out.
 */
export async function loginAllowance(
  payload: Payload,
  attempt: LimitedAttempt,
): Promise<LoginAllowance> {
  const own = ownLimits(attempt);
  const results = await checkFailures(payload, [...own, ...strangersLimits(attempt)]);
  return {
    own: firstRefusal(results.slice(0, own.length)),
    isUnderAttack: !firstRefusal(results.slice(own.length)).ok,
  };
}

export interface CountedFailure {
  /** Not `ok` is one that loginAllowance would have refused, had it come after those beside it. */
  own: RateLimitResult;
  /** Whether it is the one that made the account an attacked one. */
  beginsAttack: boolean;
}

/** Counts a failure; of failures at the same moment each learns its own place. */
export async function countLoginFailure(
  payload: Payload,
  attempt: LimitedAttempt,
): Promise<CountedFailure> {
  const count = ({ limit, visitor }: Counted) => limit.count(payload, visitor);
  const [own, [byAccount]] = await Promise.all([
    Promise.all(ownLimits(attempt).map(count)),
    Promise.all(strangersLimits(attempt).map(count)),
  ]);
  return {
    own: firstRefusal(own),
    beginsAttack: byAccount?.ok === true && byAccount.used === perAccount.points,
  };
}
