import type { AccountKind } from "contracts";
import type { Payload } from "payload";
import {
  checkFailureLimits,
  createFailureLimit,
  type FailureLimit,
  type RateLimitResult,
} from "../../platform/rate-limit.ts";
import type { ClientRecognition, LoginClient } from "./known-devices.ts";

const quarterHour = 15 * 60;
const hour = 60 * 60;
/**
 * Limits failures per IP address, against a client that tries many accounts. High enough for an office behind one
 * address.
 */
const perAddress = createFailureLimit({ name: "login-address", points: 100, seconds: quarterHour });
/** Limits failures per account and IP address, against a client that tries many passwords of one account. */
const perPair = createFailureLimit({ name: "login-pair", points: 10, seconds: quarterHour });
/** Limits failures per account and known device, regardless of the device's IP address. */
const perDevice = createFailureLimit({ name: "login-device", points: 10, seconds: quarterHour });
/** Limits failures per account, against guesses from many unknown IP addresses. */
const perAccount = createFailureLimit({ name: "login-account", points: 100, seconds: hour });
const perAccountDaily = createFailureLimit({
  name: "login-account-day",
  points: 1_000,
  seconds: 24 * hour,
});

/** A login attempt, and whether the account knows its client. */
export interface RecognizedLoginAttempt {
  kind: AccountKind;
  email: string;
  sender: LoginClient;
  recognition: ClientRecognition;
  /** True unless a verified account with this e-mail address knows the client's device or IP address. */
  isUnknownClient: boolean;
}

interface Counted {
  limit: FailureLimit;
  visitor: string;
}

/**
 * Returns the limits that apply to this client alone. A known device has its own limit, so that other clients at the
 * same IP address cannot use it up.
 */
function ownLimits({ kind, email, sender, recognition }: RecognizedLoginAttempt): Counted[] {
  return recognition === "device"
    ? [{ limit: perDevice, visitor: `${kind} ${email} ${sender.device}` }]
    : [
        { limit: perAddress, visitor: sender.address },
        { limit: perPair, visitor: `${kind} ${email} ${sender.address}` },
      ];
}

/** Returns the limits that all unknown clients of an account share. */
function unknownClientLimits({ kind, email, isUnknownClient }: RecognizedLoginAttempt): Counted[] {
  const visitor = `${kind} ${email}`;
  return isUnknownClient
    ? [
        { limit: perAccount, visitor },
        { limit: perAccountDaily, visitor },
      ]
    : [];
}

export interface LoginLimitsResult {
  /** Result of the limits that apply to this client alone. */
  own: RateLimitResult;
  /**
   * True if the failures of unknown clients have used up the account's limit. The account then rejects all unknown
   * clients as if the password were wrong.
   */
  isUnderAttack: boolean;
}

const firstRefusal = (results: RateLimitResult[]): RateLimitResult =>
  results.find(({ ok }) => !ok) ?? { ok: true };

/**
 * Returns the result of the limits for an attempt. Limits unknown e-mail addresses like known ones. Rejects a known
 * client only for its own failures, so nobody can lock another user out.
 */
export async function checkLoginLimits(
  payload: Payload,
  attempt: RecognizedLoginAttempt,
): Promise<LoginLimitsResult> {
  const own = ownLimits(attempt);
  const results = await checkFailureLimits(payload, [...own, ...unknownClientLimits(attempt)]);
  return {
    own: firstRefusal(results.slice(0, own.length)),
    isUnderAttack: !firstRefusal(results.slice(own.length)).ok,
  };
}

export interface LoginFailureResult {
  /** Result for this client; rejected if concurrent failures had already used up the limit. */
  own: RateLimitResult;
  /** True if this failure used up the account's limit for unknown clients. */
  beginsAttack: boolean;
}

/** Counts a failed login. Each of several concurrent failures gets a different count. */
export async function countLoginFailure(
  payload: Payload,
  attempt: RecognizedLoginAttempt,
): Promise<LoginFailureResult> {
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
