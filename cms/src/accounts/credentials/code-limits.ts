import type { AccountKind } from "contracts";
import type { Payload } from "payload";
import { createFailureLimit, type FailureLimit } from "../../platform/rate-limit.ts";

const hour = 60 * 60;
/** Limits wrong codes per browser that has passed the account's second factor before. */
const perDevice = createFailureLimit({ name: "code-device", points: 10, seconds: hour });
/** Limits wrong codes per account, for all other clients together. */
const perAccount = createFailureLimit({ name: "code-account", points: 10, seconds: hour });
const perAccountDaily = createFailureLimit({
  name: "code-account-day",
  points: 50,
  seconds: 24 * hour,
});
/**
 * Limits wrong recovery codes per IP address only. A limit per account would let somebody with a stolen password lock
 * out the owner. Recovery codes have 120 bits, so nobody can guess them.
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

export type CodeAttemptResult =
  | {
      ok: true;
      /** True if unknown clients have now used up the hourly limit of the account. */
      isLastOfUnknown: boolean;
    }
  | { ok: false; retryAfterSeconds: number };

/**
 * Counts an attempt before its code is compared, so that concurrent guesses cannot exceed the limit. Callers remove an
 * accepted attempt with `uncountCodeAttempt`, so that only failures count.
 */
export async function countCodeAttempt(
  payload: Payload,
  attempt: CodeAttempt,
): Promise<CodeAttemptResult> {
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

export async function uncountCodeAttempt(payload: Payload, attempt: CodeAttempt): Promise<void> {
  for (const { limit, visitor } of limitsOf(attempt)) {
    await limit.takeBack(payload, visitor);
  }
}
