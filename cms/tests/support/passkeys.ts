import {
  type AccountKind,
  addedPasskeyResponse,
  type Passkey,
  type PasskeyAnswer,
  type PasskeyChallenge,
  passkeyChallenge,
} from "contracts";
import { expect } from "vitest";
import { type Authenticator, createAuthenticator } from "./authenticator.ts";
import type { RunningCms } from "./cms.ts";
import { newClientHeaders, type TestAccount } from "./people.ts";
import { accountApiPaths } from "./second-factors.ts";

async function challengeOf(response: Response): Promise<PasskeyChallenge> {
  expect(response.status, await response.clone().text()).toBe(200);
  return passkeyChallenge.parse(await response.json());
}

/** Requests a challenge for a login or a confirmation. */
export async function requestLoginChallenge(
  cms: RunningCms,
  kind: AccountKind,
): Promise<PasskeyChallenge> {
  const path = accountApiPaths[kind].passkeyLoginChallenge;
  return challengeOf(await cms.request(path, { method: "POST", headers: newClientHeaders() }));
}

/** Requests a challenge for a new passkey. */
export async function requestCreationChallenge(
  cms: RunningCms,
  kind: AccountKind,
  { cookie }: Pick<TestAccount, "cookie">,
): Promise<PasskeyChallenge> {
  const options = { method: "POST", cookie, headers: newClientHeaders() };
  return challengeOf(await cms.request(accountApiPaths[kind].passkeyChallenge, options));
}

interface NewPasskey {
  cookie: string;
  /** Password of the account; required to add the account's first second factor. */
  password?: string | undefined;
  passkey: PasskeyAnswer;
  name?: string;
}

/** Sends the answer with which a new passkey is added. */
export function sendNewPasskey(
  cms: RunningCms,
  kind: AccountKind,
  { cookie, password, passkey, name = "Notebook" }: NewPasskey,
): Promise<Response> {
  const body = { name, passkey, ...(password === undefined ? {} : { currentPassword: password }) };
  return cms.request(accountApiPaths[kind].passkeys, { cookie, body, headers: newClientHeaders() });
}

export interface TestPasskey {
  passkey: Passkey;
  /** Recovery codes, if the passkey is the account's first second factor. */
  recoveryCodes: string[] | undefined;
  authenticator: Authenticator;
}

/** Adds a passkey to an account. The e-mail address of a customer must be verified. */
export async function addPasskey(
  cms: RunningCms,
  kind: AccountKind,
  person: Pick<TestAccount, "cookie" | "password">,
  {
    authenticator = createAuthenticator(),
    name,
  }: { authenticator?: Authenticator; name?: string } = {},
): Promise<TestPasskey> {
  const challenge = await requestCreationChallenge(cms, kind, person);
  const answer = authenticator.create(challenge);
  const added = await sendNewPasskey(cms, kind, {
    cookie: person.cookie,
    password: person.password,
    passkey: answer,
    ...(name === undefined ? {} : { name }),
  });
  expect(added.status, await added.clone().text()).toBe(201);
  const { recoveryCodes, ...passkey } = addedPasskeyResponse.parse(await added.json());
  return { passkey, recoveryCodes, authenticator };
}

/** Logs in with the answer of a passkey. */
export function sendPasskeyLogin(
  cms: RunningCms,
  kind: AccountKind,
  passkey: PasskeyAnswer,
  { at, headers, cookie }: { at?: string; headers?: Record<string, string>; cookie?: string } = {},
): Promise<Response> {
  return cms.request(accountApiPaths[kind].passkeyLogin, {
    body: { passkey },
    headers: { ...newClientHeaders(), ...headers },
    ...(at === undefined ? {} : { at }),
    ...(cookie === undefined ? {} : { cookie }),
  });
}
