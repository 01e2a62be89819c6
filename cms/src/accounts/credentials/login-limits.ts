import type { AccountKind } from "contracts";
import type { Payload } from "payload";
import {
  checkFailures,
  createFailureLimit,
  type FailureLimit,
  type RateLimitResult,
} from "../../platform/rate-limit.ts";
import type { Recognition, Sender } from "./known-devices.ts";

const quarterHour = 15 * 60;
const hour = 60 * 60;
/** Limits a client that tries many accounts; high enough for an office behind one IP address. */
const perAddress = createFailureLimit({ name: "login-address", points: 100, seconds: quarterHour });
/** Limits a client that tries many passwords of one account. */
const perPair = createFailureLimit({ name: "login-pair", points: 10, seconds: quarterHour });
/** Limits guesses of a known device, regardless of its IP address. */
const perDevice = createFailureLimit({ name: "login-device", points: 10, seconds: quarterHour });
/** Limits guesses on one account from many unknown IP addresses. */
const perAccount = createFailureLimit({ name: "login-account", points: 100, seconds: hour });
const perAccountDaily = createFailureLimit({
  name: "login-account-day",
  points: 1_000,
  seconds: 24 * hour,
});

/** A login attempt, and whether the account knows its client. */
export interface LimitedAttempt {
  kind: AccountKind;
  email: string;
  sender: Sender;
  recognition: Recognition;
  /** True if the client is a known device or IP address of no verified account with this e-mail address. */
  isUnknownClient: boolean;
}

interface Counted {
  limit: FailureLimit;
  visitor: string;
}

/**
 * Returns the limits towards which a failure of this client counts. A known device has its own limit, so that other
 * clients at its IP address cannot use it up.
 */
function ownLimits({ kind, email, sender, recognition }: LimitedAttempt): Counted[] {
  return recognition === "device"
    ? [{ limit: perDevice, visitor: `${kind} ${email} ${sender.device}` }]
    : [
        { limit: perAddress, visitor: sender.address },
        { limit: perPair, visitor: `${kind} ${email} ${sender.address}` },
      ];
}

/** Returns the limits that all unknown clients of an account share. */
function unknownClientLimits({ kind, email, isUnknownClient }: LimitedAttempt): Counted[] {
  const visitor = `${kind} ${email}`;
  return isUnknownClient
    ? [
        { limit: perAccount, visitor },
        { limit: perAccountDaily, visitor },
      ]
    : [];
}

export interface LoginLimitsResult {
  /** Result for this client on this account. */
  own: RateLimitResult;
  /** True if so many unknown clients failed that the account rejects all unknown clients with "wrong password". */
  isUnderAttack: boolean;
}

const firstRefusal = (results: RateLimitResult[]): RateLimitResult =>
  results.find(({ ok }) => !ok) ?? { ok: true };

/**
 * Returns the result of the limits for an attempt. Unknown e-mail addresses are limited like known ones. A client is
 * rejected only for its own failures, so nobody can lock another user out.
 */
export async function checkLoginLimits(
  payload: Payload,
  attempt: LimitedAttempt,
): Promise<LoginLimitsResult> {
  const own = ownLimits(attempt);
  const results = await checkFailures(payload, [...own, ...unknownClientLimits(attempt)]);
  return {
    own: firstRefusal(results.slice(0, own.length)),
    isUnderAttack: !firstRefusal(results.slice(own.length)).ok,
  };
}

export interface CountedFailure {
  /** Rejected if concurrent failures had used up the limit before this one. */
  own: RateLimitResult;
  /** True if the account is under attack because of this failure. */
  beginsAttack: boolean;
}

/** Counts a failure. Concurrent failures get consecutive counts. */
export async function countLoginFailure(
  payload: Payload,
  attempt: LimitedAttempt,
): Promise<CountedFailure> {
  const count = ({ limit, visitor }: Counted) => limit.count(payload, visitor);
  const [own, [byAccount]] = await Promise.all([
    Promise.all(ownLimits(attempt).map(count)),
    Promise.all(unknownClientLimits(attempt).map(count)),
  ]);
  return {
    own: firstRefusal(own),
    beginsAttack: byAccount?.ok === true && byAccount.used === perAccount.points,
  };
}
