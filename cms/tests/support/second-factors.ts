import {
  type AccountKind,
  adminApi,
  authApi,
  confirmedSecondFactorResponse,
  enrolledSecondFactor,
} from "contracts";
import { generate } from "otplib";
import { expect } from "vitest";
import type { RunningCms } from "./cms.ts";
import { newClientHeaders, type TestAccount } from "./people.ts";

export const accountApiPaths = { customer: authApi, staff: adminApi } as const;

const stepSeconds = 30;

/** Returns the code that an authenticator app shows `steps` time steps from now. */
export function createTotpCode(secret: string, steps = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * stepSeconds });
}

/** Returns a code of six digits that is not valid for the secret at present. */
export async function createWrongTotpCode(secret: string): Promise<string> {
  const right = await Promise.all([-2, -1, 0, 1, 2].map((steps) => createTotpCode(secret, steps)));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find(
    (code) => !right.includes(code),
  ) as string;
}

/** Starts an enrolment; returns the secret. */
export async function startEnrolment(
  cms: RunningCms,
  kind: AccountKind,
  { cookie, password }: Pick<TestAccount, "cookie" | "password">,
): Promise<string> {
  const started = await cms.request(accountApiPaths[kind].enrolSecondFactor, {
    cookie,
    body: { currentPassword: password },
    headers: newClientHeaders(),
  });
  expect(started.status, await started.clone().text()).toBe(200);
  return enrolledSecondFactor.parse(await started.json()).secret;
}

export interface TestFactor {
  secret: string;
  /** Recovery codes; empty if the account already had a second factor. */
  recoveryCodes: string[];
  /**
   * Returns a code that is accepted even if a code of this or a later time step was accepted before. Uses the code of
   * the next time step, which stays valid for a minute on a stalled machine.
   */
  freshCode(): Promise<string>;
}

/** Adds a second factor to an account. `cookie` may contain the device cookie of the browser. */
export async function addSecondFactor(
  cms: RunningCms,
  kind: AccountKind,
  person: TestAccount,
): Promise<TestFactor> {
  const secret = await startEnrolment(cms, kind, person);
  const confirmed = await cms.request(accountApiPaths[kind].confirmSecondFactor, {
    cookie: person.cookie,
    body: { secondFactorCode: await createTotpCode(secret) },
    headers: newClientHeaders(),
  });
  expect(confirmed.status, await confirmed.clone().text()).toBe(200);
  const { recoveryCodes = [] } = confirmedSecondFactorResponse.parse(await confirmed.json());
  return {
    secret,
    recoveryCodes,
    freshCode: async () => {
      await cms.query(
        `update second_factors set last_used_step = 0
         where '${person.id}' in (customer_id::text, staff_id::text)`,
      );
      return createTotpCode(secret, 1);
    },
  };
}

/** Deletes the second factors and the recovery codes of an account. */
export async function deleteSecondFactor(cms: RunningCms, id: string): Promise<void> {
  for (const table of ["second_factors", "passkeys", "recovery_codes"]) {
    await cms.query(`delete from ${table} where '${id}' in (customer_id::text, staff_id::text)`);
  }
}
