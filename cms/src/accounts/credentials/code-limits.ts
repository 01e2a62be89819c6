import type { AccountKind } from "contracts";
import type { Payload } from "payload";
import { createFailureLimit, type FailureLimit } from "../../platform/rate-limit.ts";

const hour = 60 * 60;
/** Limits wrong codes of one browser that has passed the account's second factor before. */
const perDevice = createFailureLimit({ name: "code-device", points: 10, seconds: hour });
/** Limits wrong codes of all other clients of an account together. */
const perAccount = createFailureLimit({ name: "code-account", points: 10, seconds: hour });
const perAccountDaily = createFailureLimit({
  name: "code-account-day",
  points: 50,
  seconds: 24 * hour,
});
/**
 * Limits wrong recovery codes, which have 120 bits, per IP address only: a limit per account would let a thief of the
 * password lock the owner out.
 */
const recoveryPerAddress = createFailureLimit({
  name: "recovery-code",
  points: 30,
  seconds: 15 * 60,
});

export interface CodeAttempt {
  kind: AccountKind;
  id: string;
  address: string;
  /** Token of the browser, if it has passed this account's second factor before. */
  passedDevice: string | undefined;
  isRecoveryCode: boolean;
}

interface Counted {
  limit: FailureLimit;
  visitor: string;
}

function limitsOf({ kind, id, address, passedDevice, isRecoveryCode }: CodeAttempt): Counted[] {
  const account = `${kind} ${id}`;
  if (isRecoveryCode) {
    return [{ limit: recoveryPerAddress, visitor: address }];
  }
  return passedDevice === undefined
    ? [
        { limit: perAccount, visitor: account },
        { limit: perAccountDaily, visitor: account },
      ]
    : [{ limit: perDevice, visitor: `${account} ${passedDevice}` }];
}

export type CountedAttempt =
  | {
      ok: true;
      /** True if this is the last code that unknown clients may try within the hour. */
      isLastOfUnknown: boolean;
    }
  | { ok: false; retryAfterSeconds: number };

/**
 * Counts an attempt before its code is compared, so that concurrent guesses cannot exceed the limit. If the code is
 * accepted, uncountAttempt removes the attempt again, so that only failures remain.
 */
export async function countAttempt(
  payload: Payload,
  attempt: CodeAttempt,
): Promise<CountedAttempt> {
  let isLastOfUnknown = false;
  for (const { limit, visitor } of limitsOf(attempt)) {
    const result = await limit.count(payload, visitor);
    if (!result.ok) {
      return result;
    }
    isLastOfUnknown ||= limit === perAccount && result.used === perAccount.points;
  }
  return { ok: true, isLastOfUnknown };
}

export async function uncountAttempt(payload: Payload, attempt: CodeAttempt): Promise<void> {
  for (const { limit, visitor } of limitsOf(attempt)) {
    await limit.takeBack(payload, visitor);
  }
}
