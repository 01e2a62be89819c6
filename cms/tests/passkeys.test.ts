import { generateKeyPairSync } from "node:crypto";
import {
  type AccountKind,
  adminApi,
  authApi,
  exportResponse,
  maxPasskeys,
  type PasskeyAnswer,
  type PasskeyChallenge,
  passkeyChallengeMs,
  passkeysResponse,
  recoveryCodesResponse,
  secondFactorState,
  sessionConfirmationState,
} from "contracts";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "../src/platform/database.ts";
import { createAttestationCertificate } from "./support/attestation-certificate.ts";
import {
  type Authenticator,
  type AuthenticatorDeviations,
  createAuthenticator,
} from "./support/authenticator.ts";
import { type RunningCms, readSessionCookie, startCms } from "./support/cms.ts";
import { exhaustRateLimit } from "./support/limits.ts";
import {
  addPasskey,
  requestCreationChallenge,
  requestLoginChallenge,
  sendNewPasskey,
  sendPasskeyLogin,
} from "./support/passkeys.ts";
import {
  countPasswordHashes,
  createBasicHeaders,
  createUniqueEmail,
  findMessagesTo,
  findTokenInEmail,
  markEmailVerified,
  newClientHeaders,
  newCustomer,
  newStaff,
  newVerifiedCustomer,
  readDeviceCookie,
  readFailure,
  type TestAccount,
  verifyEmail,
  waitForMessageTo,
} from "./support/people.ts";
import {
  accountApiPaths,
  addSecondFactor,
  createTotpCode,
  startEnrolment,
} from "./support/second-factors.ts";

let cms: RunningCms;
let other: string;
beforeAll(async () => {
  cms = await startCms();
  other = await cms.startAnother();
});
afterAll(() => cms?.stop());

const newPerson = {
  customer: () => newVerifiedCustomer(cms),
  staff: () => newStaff(cms, "admin"),
} as const satisfies Record<AccountKind, () => Promise<TestAccount>>;

async function newPersonInHook(kind: AccountKind): Promise<TestAccount> {
  if (kind === "staff") {
    return newStaff(cms, "admin");
  }
  const person = await newCustomer(cms);
  await markEmailVerified(cms, person);
  return person;
}

const otherKind = { customer: "staff", staff: "customer" } as const;

const rejected = { status: 401, code: "passkey-rejected" };
const required = { status: 403, code: "second-factor-required" };

function logIn(
  kind: AccountKind,
  { email, password }: TestAccount,
  { code, headers = newClientHeaders() }: { code?: string; headers?: Record<string, string> } = {},
) {
  const body = { email, password, ...(code ? { secondFactorCode: code } : {}) };
  return cms.request(accountApiPaths[kind].login, { body, headers });
}

async function logInBy(
  kind: AccountKind,
  authenticator: Authenticator,
  deviations?: AuthenticatorDeviations,
) {
  return sendPasskeyLogin(
    cms,
    kind,
    authenticator.get(await requestLoginChallenge(cms, kind), deviations),
  );
}

async function listOf(kind: AccountKind, cookie: string) {
  const response = await cms.request(accountApiPaths[kind].passkeys, { cookie });
  expect(response.status).toBe(200);
  return passkeysResponse.parse(await response.json()).passkeys;
}

async function stateOf(kind: AccountKind, cookie: string) {
  const response = await cms.request(accountApiPaths[kind].secondFactor, { cookie });
  return secondFactorState.parse(await response.json());
}

function remove(kind: AccountKind, id: string, cookie: string) {
  return cms.request(accountApiPaths[kind].passkey(id), { method: "DELETE", cookie });
}

function reset(kind: AccountKind, { id }: TestAccount, admin: TestAccount) {
  const path = kind === "customer" ? adminApi.userSecondFactor : adminApi.staffSecondFactor;
  return cms.request(path(id), { method: "DELETE", cookie: admin.cookie });
}

/** Makes the last confirmation of a person's sessions `minutes` old. */
async function age({ id }: TestAccount, minutes: number): Promise<void> {
  await cms.query(
    `update sessions set confirmed_at = now() - interval '${minutes} minutes'
     where '${id}' in (customer_id::text, staff_id::text)`,
  );
}

async function rowsOf(table: string, { id }: TestAccount): Promise<unknown[]> {
  const { rows } = await cms.query(
    `select * from ${table} where '${id}' in (customer_id::text, staff_id::text)`,
  );
  return rows;
}

async function actsOf({ id }: TestAccount): Promise<unknown[]> {
  const { rows } = await cms.query<{ action: string }>(
    `select action from audit_log where target_id = '${id}' order by created_at, id`,
  );
  return rows.map(({ action }) => action);
}

/** Returns the challenge as if it had been issued `ageMs` ago. */
async function oldChallenge(
  challenge: PasskeyChallenge,
  purpose: { kind: AccountKind; accountId?: string },
  ageMs: number,
): Promise<PasskeyChallenge> {
  const { createChallenge } = await import("../src/accounts/credentials/passkey-challenges.ts");
  const { kind, accountId } = purpose;
  const old = createChallenge(
    accountId === undefined ? { kind, use: "login" } : { kind, use: "add", accountId },
    Date.now() - ageMs,
  );
  const text = Buffer.from(old.challenge).toString("base64url");
  return { token: old.token, options: { ...challenge.options, challenge: text } };
}

/**
 * Locks an account and starts `calls`, each once the call before it waits for the lock. Then runs the SQL `meanwhile`
 * and unlocks the account.
 */
async function whileLocked(
  kind: AccountKind,
  { id }: TestAccount,
  calls: readonly (() => Promise<Response>)[],
  meanwhile = "select 1",
): Promise<Response[]> {
  const client = new Client({ connectionString: cms.database.url });
  await client.connect();
  try {
    const accounts = kind === "customer" ? "customers" : "staff";
    await client.query("begin");
    await client.query(`select 1 from ${accounts} where id = '${id}' for update`);
    const pending: Promise<Response>[] = [];
    for (const call of calls) {
      pending.push(call());
      const waiting = () =>
        cms.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
      await expect.poll(async () => (await waiting()).rows.length).toBe(pending.length);
    }
    await client.query(meanwhile);
    await client.query("commit");
    return await Promise.all(pending);
  } finally {
    await client.end();
  }
}

describe.each(["customer", "staff"] as const)("a passkey of a %s", (kind) => {
  const paths = accountApiPaths[kind];

  it("logs in without password and code, and makes the device a known device", async () => {
    const person = await newPerson[kind]();
    const { authenticator, passkey } = await addPasskey(cms, kind, person);
    const hashes = await countPasswordHashes();
    const login = await logInBy(kind, authenticator);
    expect(login.status, await login.clone().text()).toBe(200);
    const body = (await login.json()) as Record<string, unknown>;
    expect(body).toMatchObject({
      success: true,
      [kind === "customer" ? "user" : "admin"]: { id: person.id, email: person.email },
    });
    expect(await countPasswordHashes()).toBe(hashes);
    const cookie = readSessionCookie(login);
    const state = await cms.request(paths.confirmation, { cookie });
    expect(sessionConfirmationState.parse(await state.json())).toEqual({
      isConfirmed: true,
      needsCode: true,
      hasPasskey: true,
    });
    const [listed] = await listOf(kind, cookie);
    expect(listed).toEqual({ ...passkey, lastUsedAt: expect.any(String) });
    const devices = await rowsOf("familiar_senders", person);
    expect(devices).toContainEqual(expect.objectContaining({ passed_second_factor: true }));
    expect(readDeviceCookie(login)).not.toBe("");
    // Sends a notice of a new device, because the account already knew another client.
    expect(await waitForMessageTo(person.email, /aparelho/i)).toBeTruthy();
    expect((await actsOf(person)).filter((act) => act === "staff.login")).toHaveLength(
      kind === "staff" ? 2 : 0,
    );
  });

  it("completes a login that began with the password", async () => {
    const person = await newPerson[kind]();
    const { authenticator } = await addPasskey(cms, kind, person);
    const first = await logIn(kind, person);
    expect(await readFailure(first)).toMatchObject(required);
    const step = first.headers.getSetCookie().find((each) => each.includes("-login="));
    const answer = authenticator.get(await requestLoginChallenge(cms, kind));
    const login = await sendPasskeyLogin(cms, kind, answer, { cookie: step?.split(";")[0] ?? "" });
    expect(login.status).toBe(200);
    expect(login.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/-login=;.*Max-Age=0/),
    );
  });

  it("ends the former session of its browser when it logs in", async () => {
    const person = await newPerson[kind]();
    const { authenticator } = await addPasskey(cms, kind, person);
    const answer = authenticator.get(await requestLoginChallenge(cms, kind));
    const login = await sendPasskeyLogin(cms, kind, answer, { cookie: person.cookie });
    expect(login.status).toBe(200);
    expect((await cms.request(paths.passkeys, { cookie: person.cookie })).status).toBe(401);
    expect(await rowsOf("sessions", person)).toHaveLength(1);
  });

  it("is created with recovery codes if it is the first second factor", async () => {
    const person = await newPerson[kind]();
    const first = await addPasskey(cms, kind, person, { name: "  iPhone  da Ana " });
    expect(first.passkey).toEqual({
      id: expect.any(String),
      name: "iPhone da Ana",
      createdAt: expect.any(String),
      lastUsedAt: null,
      isSynced: true,
    });
    expect(first.recoveryCodes).toHaveLength(10);
    const authenticator = createAuthenticator({ isSynced: false });
    const second = await addPasskey(cms, kind, person, { authenticator });
    expect(second).toMatchObject({ passkey: { isSynced: false } });
    expect(second.recoveryCodes).toBeUndefined();
    expect(await listOf(kind, person.cookie)).toEqual([first.passkey, second.passkey]);
    const secret = await startEnrolment(cms, kind, person);
    const confirmed = await cms.request(paths.confirmSecondFactor, {
      cookie: person.cookie,
      body: { secondFactorCode: await createTotpCode(secret) },
      headers: newClientHeaders(),
    });
    expect(confirmed.status).toBe(200);
    expect(await confirmed.json()).toEqual({});
    expect(await stateOf(kind, person.cookie)).toMatchObject({
      secondFactor: {},
      recoveryCodesLeft: 10,
    });
    const stored = JSON.stringify(await rowsOf("recovery_codes", person));
    for (const code of first.recoveryCodes ?? []) {
      expect(stored).not.toContain(code.replaceAll("-", ""));
    }
    expect(
      await waitForMessageTo(person.email, /adicionada à sua conta.*Passkey: Notebook/s),
    ).toBeTruthy();
    const added = (await actsOf(person)).filter((act) => act === "staff.passkey-add");
    expect(added).toHaveLength(kind === "staff" ? 2 : 0);
  });

  it("is created without new recovery codes if the account has an authenticator app", async () => {
    const person = await newPerson[kind]();
    const { recoveryCodes } = await addSecondFactor(cms, kind, person);
    expect((await addPasskey(cms, kind, person)).recoveryCodes).toBeUndefined();
    expect((await logIn(kind, person, { code: recoveryCodes[0] ?? "" })).status).toBe(200);
  });

  it("makes a login with the password require a second factor", async () => {
    const person = await newPerson[kind]();
    const { recoveryCodes = [] } = await addPasskey(cms, kind, person);
    const [code = ""] = recoveryCodes;
    expect(await readFailure(await logIn(kind, person))).toMatchObject(required);
    const called = await cms.request(paths.passkeys, {
      headers: { ...createBasicHeaders(person), ...newClientHeaders() },
    });
    expect(await readFailure(called)).toMatchObject(required);
    expect((await logIn(kind, person, { code: "123456" })).status).toBe(400);
    expect((await logIn(kind, person, { code })).status).toBe(200);
    expect((await logIn(kind, person, { code })).status).toBe(400);
    expect(await stateOf(kind, person.cookie)).toEqual({
      secondFactor: null,
      recoveryCodesLeft: 9,
    });
  });

  it("can be removed by its owner, and is rejected at login afterwards", async () => {
    const person = await newPerson[kind]();
    const [first, second] = [
      await addPasskey(cms, kind, person, { name: "Chave" }),
      await addPasskey(cms, kind, person),
    ];
    const stranger = await newPerson[kind]();
    expect((await remove(kind, first.passkey.id, stranger.cookie)).status).toBe(404);
    expect((await remove(kind, "x", person.cookie)).status).toBe(404);
    expect((await remove(kind, first.passkey.id, person.cookie)).status).toBe(200);
    expect((await remove(kind, first.passkey.id, person.cookie)).status).toBe(404);
    expect(await readFailure(await logInBy(kind, first.authenticator))).toMatchObject(rejected);
    expect((await logInBy(kind, second.authenticator)).status).toBe(200);
    expect(await rowsOf("recovery_codes", person)).toHaveLength(10);
    expect(
      await waitForMessageTo(person.email, /removida da sua conta.*Passkey: Chave/s),
    ).toBeTruthy();
    expect((await remove(kind, second.passkey.id, person.cookie)).status).toBe(200);
    expect(await waitForMessageTo(person.email, /última passkey/)).toBeTruthy();
    expect(await rowsOf("recovery_codes", person)).toEqual([]);
    const devices = await rowsOf("familiar_senders", person);
    expect(devices).not.toContainEqual(expect.objectContaining({ passed_second_factor: true }));
    expect((await logIn(kind, person)).status).toBe(200);
    const removed = (await actsOf(person)).filter((act) => act === "staff.passkey-remove");
    expect(removed).toHaveLength(kind === "staff" ? 2 : 0);
  });

  it("remains usable, and so do the recovery codes, when the authenticator app is removed", async () => {
    const person = await newPerson[kind]();
    const { freshCode } = await addSecondFactor(cms, kind, person);
    await addPasskey(cms, kind, person);
    const removed = await cms.request(paths.removeSecondFactor, {
      cookie: person.cookie,
      body: { currentPassword: person.password, secondFactorCode: await freshCode() },
      headers: newClientHeaders(),
    });
    expect(removed.status).toBe(200);
    expect(
      await waitForMessageTo(person.email, /aplicativo autenticador foi removido/),
    ).toBeTruthy();
    expect(await stateOf(kind, person.cookie)).toEqual({
      secondFactor: null,
      recoveryCodesLeft: 10,
    });
    expect(await readFailure(await logIn(kind, person))).toMatchObject(required);
  });

  it("confirms the session of its owner", async () => {
    const person = await newPerson[kind]();
    await addSecondFactor(cms, kind, person);
    const { authenticator } = await addPasskey(cms, kind, person);
    const prove = async (path: string) =>
      cms.request(path, {
        body: { passkey: authenticator.get(await requestLoginChallenge(cms, kind)) },
        cookie: person.cookie,
        headers: newClientHeaders(),
      });
    await age(person, 11);
    const challenge = () =>
      cms.request(paths.passkeyChallenge, { method: "POST", cookie: person.cookie });
    expect((await challenge()).status).toBe(403);
    expect((await prove(paths.confirmation)).status).toBe(200);
    expect((await challenge()).status).toBe(200);
    const renewed = await prove(paths.recoveryCodes);
    const { recoveryCodes } = recoveryCodesResponse.parse(await renewed.json());
    expect(
      await waitForMessageTo(person.email, /Novos códigos de recuperação acabam/),
    ).toBeTruthy();
    expect((await prove(paths.removeSecondFactor)).status).toBe(200);
    expect((await prove(paths.removeSecondFactor)).status).toBe(404);
    expect((await logIn(kind, person, { code: recoveryCodes[0] ?? "" })).status).toBe(200);
  });

  it("does not confirm a session of another account", async () => {
    const person = await newPerson[kind]();
    await addPasskey(cms, kind, person);
    const stranger = await newPerson[kind]();
    const { authenticator } = await addPasskey(cms, kind, stranger);
    const foreign = await newPerson[otherKind[kind]]();
    const foreignKey = await addPasskey(cms, otherKind[kind], foreign);
    await age(person, 11);
    for (const path of [paths.confirmation, paths.recoveryCodes, paths.removeSecondFactor]) {
      const send = (passkey: PasskeyAnswer) =>
        cms.request(path, {
          body: { passkey },
          cookie: person.cookie,
          headers: newClientHeaders(),
        });
      const challenge = await requestLoginChallenge(cms, kind);
      expect(await readFailure(await send(authenticator.get(challenge)))).toMatchObject(rejected);
      const answer = foreignKey.authenticator.get(challenge);
      expect(await readFailure(await send(answer))).toMatchObject(rejected);
    }
    const state = await cms.request(paths.confirmation, { cookie: person.cookie });
    expect(await state.json()).toMatchObject({ isConfirmed: false });
  });

  it("confirms a session without the password, which is required otherwise", async () => {
    const { cookie } = await newPerson[kind]();
    const asked = await cms.request(paths.confirmation, { cookie, body: {} });
    expect(await readFailure(asked)).toMatchObject({
      status: 400,
      fields: { currentPassword: "required" },
    });
  });
});

describe.each(["customer", "staff"] as const)("login with a passkey of a %s", (kind) => {
  let person: TestAccount;
  let authenticator: Authenticator;
  beforeAll(async () => {
    person = await newPersonInHook(kind);
    ({ authenticator } = await addPasskey(cms, kind, person));
  });

  async function expectRejection(answer: PasskeyAnswer): Promise<void> {
    const before = (await rowsOf("sessions", person)).length;
    const response = await sendPasskeyLogin(cms, kind, answer);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await readFailure(response)).toMatchObject(rejected);
    expect(await rowsOf("sessions", person)).toHaveLength(before);
  }

  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const challenge = Buffer.alloc(32).toString("base64url");
  it.each<[string, AuthenticatorDeviations]>([
    ["another origin", { origin: "https://evil.example" }],
    ["a page on another port", { origin: "http://localhost:3001" }],
    ["another domain's passkey", { rpId: "evil.example" }],
    ["an answer without user verification", { isUnverified: true }],
    ["the response to a registration", { type: "webauthn.create" }],
    ["another challenge", { challenge }],
    ["another key's signature", { privateKey }],
    ["another account's user handle", { userHandle: Buffer.alloc(16).toString("base64url") }],
    ["an empty user handle", { userHandle: "" }],
  ])("rejects %s", async (_, deviations) => {
    await expectRejection(authenticator.get(await requestLoginChallenge(cms, kind), deviations));
    expect((await logInBy(kind, authenticator)).status).toBe(200);
  });

  it("rejects a changed signature, and malformed responses", async () => {
    const answer = authenticator.get(await requestLoginChallenge(cms, kind));
    const response = answer.credential.response as Record<string, string>;
    const change = (changes: object) => ({
      ...answer,
      credential: { ...answer.credential, response: { ...response, ...changes } },
    });
    const bytes = Buffer.from(response.signature ?? "", "base64url");
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await expectRejection(change({ signature: bytes.toString("base64url") }));
    await expectRejection(change({ signature: "" }));
    await expectRejection(change({ authenticatorData: "AAAA" }));
    await expectRejection(change({ clientDataJSON: "AAAA" }));
    await expectRejection({ ...answer, credential: { id: authenticator.credentialId } });
    expect((await sendPasskeyLogin(cms, kind, answer)).status).toBe(200);
  });

  it("rejects an unknown passkey", async () => {
    const stranger = createAuthenticator();
    const userHandle = Buffer.from(person.id.replaceAll("-", ""), "hex").toString("base64url");
    await expectRejection(stranger.get(await requestLoginChallenge(cms, kind), { userHandle }));
  });

  it("rejects forged challenges, and challenges for another purpose", async () => {
    const own = await requestLoginChallenge(cms, kind);
    const last = own.token.endsWith("A") ? "B" : "A";
    const tokens = [
      "x",
      `${own.token.slice(0, -2)}${last}${last}`,
      (await requestLoginChallenge(cms, otherKind[kind])).token,
      (await requestCreationChallenge(cms, kind, person)).token,
    ];
    for (const token of tokens) {
      await expectRejection(authenticator.get({ ...own, token }));
    }
    const foreign = await requestLoginChallenge(cms, otherKind[kind]);
    await expectRejection(authenticator.get(foreign));
    await expectRejection(authenticator.get(await requestCreationChallenge(cms, kind, person)));
  });

  it("rejects a passkey of the other kind of account", async () => {
    const answer = authenticator.get(await requestLoginChallenge(cms, otherKind[kind]));
    const response = await sendPasskeyLogin(cms, otherKind[kind], answer);
    expect(await readFailure(response)).toMatchObject(rejected);
  });

  it("accepts a challenge for five minutes", async () => {
    const fresh = await addPasskey(cms, kind, await newPerson[kind]());
    await cms.query(
      `update passkeys set last_challenge_at = now() - interval '1 hour'
       where id = '${fresh.passkey.id}'`,
    );
    const issued = await requestLoginChallenge(cms, kind);
    const late = await oldChallenge(issued, { kind }, passkeyChallengeMs + 1_000);
    await expectRejection(fresh.authenticator.get(late));
    const early = await oldChallenge(issued, { kind }, passkeyChallengeMs - 60_000);
    expect((await sendPasskeyLogin(cms, kind, fresh.authenticator.get(early))).status).toBe(200);
  });

  it("accepts each response once, and no response to an earlier challenge", async () => {
    const earlier = authenticator.get(await requestLoginChallenge(cms, kind));
    const answer = authenticator.get(await requestLoginChallenge(cms, kind));
    expect((await sendPasskeyLogin(cms, kind, answer)).status).toBe(200);
    await expectRejection(answer);
    await expectRejection(earlier);
    const proof = await cms.request(accountApiPaths[kind].confirmation, {
      body: { passkey: answer },
      cookie: person.cookie,
      headers: newClientHeaders(),
    });
    expect(await readFailure(proof)).toMatchObject(rejected);
  });

  it("accepts only one of several concurrent requests with the same response", async () => {
    const answer = authenticator.get(await requestLoginChallenge(cms, kind));
    const logins = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        sendPasskeyLogin(cms, kind, answer, { at: index % 2 ? other : cms.url }),
      ),
    );
    expect(logins.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401]);
  });

  it("rejects a signature counter that does not increase", async () => {
    const counting = createAuthenticator({ isSynced: false });
    await addPasskey(cms, kind, person, { authenticator: counting });
    expect((await logInBy(kind, counting, { signCount: 7 })).status).toBe(200);
    for (const signCount of [7, 6, 0]) {
      await expectRejection(counting.get(await requestLoginChallenge(cms, kind), { signCount }));
    }
    expect((await logInBy(kind, counting, { signCount: 8 })).status).toBe(200);
  });

  it("limits failed passkey logins per IP address, except from known devices", async () => {
    const known = await logInBy(kind, authenticator);
    const headers = newClientHeaders();
    const wrong = async (cookie?: string) => {
      const answer = authenticator.get(await requestLoginChallenge(cms, kind), { privateKey });
      return sendPasskeyLogin(cms, kind, answer, { headers, ...(cookie ? { cookie } : {}) });
    };
    expect((await wrong()).status).toBe(401);
    await exhaustRateLimit(cms, "passkey-address", headers["x-forwarded-for"] ?? "", 100);
    const limited = await wrong();
    expect(await readFailure(limited)).toMatchObject({ status: 429, code: "rate-limited" });
    expect(limited.headers.has("retry-after")).toBe(true);
    // Accepts a login from the same IP address if the browser has passed the account's second factor before.
    const cookie = readDeviceCookie(known);
    const right = authenticator.get(await requestLoginChallenge(cms, kind));
    expect((await sendPasskeyLogin(cms, kind, right, { headers, cookie })).status).toBe(200);
    expect((await logInBy(kind, authenticator)).status).toBe(200);
    expect((await wrong(cookie)).status).toBe(401);
    const device = cookie.split("=")[1] ?? "";
    await exhaustRateLimit(cms, "passkey-device", `${kind} ${person.id} ${device}`, 30);
    expect((await wrong(cookie)).status).toBe(429);
  });

  it("does not count accepted responses towards the limit", async () => {
    const headers = newClientHeaders();
    await exhaustRateLimit(cms, "passkey-address", headers["x-forwarded-for"] ?? "", 99);
    for (let login = 0; login < 3; login += 1) {
      const answer = authenticator.get(await requestLoginChallenge(cms, kind));
      expect((await sendPasskeyLogin(cms, kind, answer, { headers })).status).toBe(200);
    }
  });

  it("limits the challenges of an IP address", async () => {
    const headers = newClientHeaders();
    await exhaustRateLimit(cms, "passkey-challenge", headers["x-forwarded-for"] ?? "", 300);
    const path = accountApiPaths[kind].passkeyLoginChallenge;
    expect((await cms.request(path, { method: "POST", headers })).status).toBe(429);
    await requestLoginChallenge(cms, kind);
  });

  it("gets a challenge that contains no data about an account", async () => {
    const { options } = await requestLoginChallenge(cms, kind);
    expect(options).toEqual({
      rpId: "localhost",
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: passkeyChallengeMs,
      userVerification: "required",
    });
  });
});

describe.each(["customer", "staff"] as const)("registration of a passkey of a %s", (kind) => {
  let person: TestAccount;
  beforeAll(async () => {
    person = await newPersonInHook(kind);
  });

  async function expectRejection(passkey: PasskeyAnswer): Promise<void> {
    const response = await sendNewPasskey(cms, kind, { ...person, passkey });
    expect(await readFailure(response)).toMatchObject(rejected);
    expect(await rowsOf("passkeys", person)).toEqual([]);
  }

  it("has options with the names of the site and the account", async () => {
    const owner = await newPerson[kind]();
    const { authenticator } = await addPasskey(cms, kind, owner);
    const { options } = await requestCreationChallenge(cms, kind, owner);
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Araucária Cloud" },
      user: {
        id: Buffer.from(owner.id.replaceAll("-", ""), "hex").toString("base64url"),
        name: owner.email,
        displayName: kind === "customer" ? "Ana Souza" : "admin",
      },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [
        { id: authenticator.credentialId, type: "public-key", transports: ["internal", "hybrid"] },
      ],
    });
  });

  it.each<[string, AuthenticatorDeviations]>([
    ["another origin", { origin: "https://evil.example" }],
    ["another domain", { rpId: "evil.example" }],
    ["no user verification", { isUnverified: true }],
    ["the type of a login", { type: "webauthn.get" }],
    ["another challenge", { challenge: Buffer.alloc(32).toString("base64url") }],
    ["an attestation certificate", { attestation: createAttestationCertificate() }],
  ])("is rejected with %s", async (_, deviations) => {
    const challenge = await requestCreationChallenge(cms, kind, person);
    await expectRejection(createAuthenticator().create(challenge, deviations));
  });

  it("accepts a self attestation", async () => {
    const owner = await newPerson[kind]();
    const challenge = await requestCreationChallenge(cms, kind, owner);
    const passkey = createAuthenticator().create(challenge, { attestation: "self" });
    expect((await sendNewPasskey(cms, kind, { ...owner, passkey })).status).toBe(201);
  });

  it("is rejected with an expired challenge, or a challenge for another purpose", async () => {
    const own = await requestCreationChallenge(cms, kind, person);
    const purpose = { kind, accountId: person.id };
    const late = await oldChallenge(own, purpose, passkeyChallengeMs + 1_000);
    await expectRejection(createAuthenticator().create(late));
    const stranger = await newPerson[kind]();
    const foreign = await newPerson[otherKind[kind]]();
    for (const { token, options } of [
      await requestCreationChallenge(cms, kind, stranger),
      await requestCreationChallenge(cms, otherKind[kind], foreign),
      await requestLoginChallenge(cms, kind),
    ]) {
      const { challenge } = options;
      const asked = { token, options: { ...own.options, challenge } };
      await expectRejection(createAuthenticator().create(asked));
    }
  });

  it("is rejected with the credential id of an existing passkey", async () => {
    const { credentialId } = (await addPasskey(cms, kind, await newPerson[kind]())).authenticator;
    const challenge = await requestCreationChallenge(cms, kind, person);
    await expectRejection(createAuthenticator({ credentialId }).create(challenge));
  });

  it("requires a name, and a session that was confirmed in the last ten minutes", async () => {
    const owner = await newPerson[kind]();
    const { cookie } = owner;
    const passkey = createAuthenticator().create(await requestCreationChallenge(cms, kind, owner));
    const nameless = await sendNewPasskey(cms, kind, { cookie, passkey, name: " " });
    expect(await readFailure(nameless)).toMatchObject({
      status: 400,
      fields: { name: "required" },
    });
    const { passkey: existing } = await addPasskey(cms, kind, owner);
    await age(owner, 11);
    for (const response of [
      await sendNewPasskey(cms, kind, { cookie, passkey }),
      await cms.request(accountApiPaths[kind].passkeyChallenge, { method: "POST", cookie }),
      await remove(kind, existing.id, cookie),
    ]) {
      expect(await readFailure(response)).toMatchObject({
        status: 403,
        code: "confirmation-required",
      });
    }
    expect(await listOf(kind, cookie)).toEqual([existing]);
  });

  it(`is rejected beyond ${maxPasskeys} passkeys per account`, async () => {
    const owner = await newPerson[kind]();
    await cms.query(
      `insert into passkeys (id, ${kind}_id, credential_id, public_key, sign_count, transports,
         is_synced, name, last_challenge_at)
       select gen_random_uuid(), '${owner.id}', gen_random_uuid(), '', 0, '{}', false, n, now()
       from generate_series(1, ${maxPasskeys - 2}) n`,
    );
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () =>
        createAuthenticator().create(await requestCreationChallenge(cms, kind, owner)),
      ),
    );
    const added = await Promise.all(
      answers.map((passkey) => sendNewPasskey(cms, kind, { ...owner, passkey })),
    );
    expect(added.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    const refused = added.find(({ status }) => status === 409) as Response;
    expect(await readFailure(refused)).toMatchObject({ code: "too-many-passkeys" });
    expect(await rowsOf("passkeys", owner)).toHaveLength(maxPasskeys);
  });

  it("creates only one set of recovery codes if an authenticator app is added concurrently", async () => {
    const owner = await newPerson[kind]();
    const { cookie } = owner;
    const secret = await startEnrolment(cms, kind, owner);
    const secondFactorCode = await createTotpCode(secret);
    const passkey = createAuthenticator().create(await requestCreationChallenge(cms, kind, owner));
    const responses = await whileLocked(kind, owner, [
      () => sendNewPasskey(cms, kind, { ...owner, passkey }),
      () =>
        cms.request(accountApiPaths[kind].confirmSecondFactor, {
          cookie,
          body: { secondFactorCode },
        }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([201, 200]);
    const bodies = (await Promise.all(responses.map((response) => response.json()))) as {
      recoveryCodes?: string[];
    }[];
    const shown = bodies.flatMap(({ recoveryCodes = [] }) => recoveryCodes);
    expect(shown).toHaveLength(10);
    expect(await rowsOf("recovery_codes", owner)).toHaveLength(10);
    expect((await logIn(kind, owner, { code: shown[0] ?? "" })).status).toBe(200);
  });

  it("is rejected if the session ends during the request", async () => {
    const owner = await newPerson[kind]();
    const passkey = createAuthenticator().create(await requestCreationChallenge(cms, kind, owner));
    const [added] = await whileLocked(
      kind,
      owner,
      [() => sendNewPasskey(cms, kind, { ...owner, passkey })],
      `delete from sessions where ${kind}_id = '${owner.id}'`,
    );
    expect(added?.status).toBe(401);
    expect(await rowsOf("passkeys", owner)).toEqual([]);
  });

  it("requires the password if the account has no second factor", async () => {
    const owner = await newPerson[kind]();
    const { cookie, password } = owner;
    const send = async (given?: string) => {
      const passkey = createAuthenticator().create(
        await requestCreationChallenge(cms, kind, owner),
      );
      return sendNewPasskey(cms, kind, { cookie, passkey, password: given });
    };
    const refusals = [
      [undefined, "required"],
      [`${password}x`, "wrong"],
    ] as const;
    for (const [given, problem] of refusals) {
      expect(await readFailure(await send(given))).toMatchObject({
        status: 400,
        code: "invalid",
        fields: { currentPassword: problem },
      });
    }
    expect(await rowsOf("passkeys", owner)).toEqual([]);
    expect((await send(password)).status).toBe(201);
    expect((await send()).status).toBe(201);
    const withApp = await newPerson[kind]();
    await addSecondFactor(cms, kind, withApp);
    const passkey = createAuthenticator().create(
      await requestCreationChallenge(cms, kind, withApp),
    );
    const added = await sendNewPasskey(cms, kind, { cookie: withApp.cookie, passkey });
    expect(added.status).toBe(201);
  });

  it("requires the password if the last second factor is removed during the request", async () => {
    const owner = await newPerson[kind]();
    const { cookie } = owner;
    await addPasskey(cms, kind, owner);
    const passkey = createAuthenticator().create(await requestCreationChallenge(cms, kind, owner));
    const [added] = await whileLocked(
      kind,
      owner,
      [() => sendNewPasskey(cms, kind, { cookie, passkey })],
      `delete from passkeys where ${kind}_id = '${owner.id}'`,
    );
    expect(await readFailure(added as Response)).toMatchObject({
      status: 400,
      fields: { currentPassword: "required" },
    });
    expect(await rowsOf("passkeys", owner)).toEqual([]);
  });
});

describe.each(["customer", "staff"] as const)("lost passkeys of a %s", (kind) => {
  it("are removed by an administrator, with authenticator app, recovery codes and sessions", async () => {
    const admin = await newStaff(cms, "admin");
    const person = await newPerson[kind]();
    expect((await reset(kind, person, admin)).status).toBe(404);
    const { authenticator } = await addPasskey(cms, kind, person);
    await addPasskey(cms, kind, person);
    await addSecondFactor(cms, kind, person);
    expect((await reset(kind, person, admin)).status).toBe(200);
    for (const table of ["passkeys", "second_factors", "recovery_codes", "sessions"]) {
      expect(await rowsOf(table, person)).toEqual([]);
    }
    expect(await readFailure(await logInBy(kind, authenticator))).toMatchObject(rejected);
    expect((await logIn(kind, person)).status).toBe(200);
    expect(await waitForMessageTo(person.email, /nossa equipe desativou/)).toContain("passkeys");
  });

  it("leave no session after a login that runs while an administrator removes the passkeys", async () => {
    const admin = await newStaff(cms, "admin");
    for (const isLoginFirst of [true, false]) {
      const person = await newPerson[kind]();
      const { authenticator } = await addPasskey(cms, kind, person);
      const answer = authenticator.get(await requestLoginChallenge(cms, kind));
      const calls = [() => sendPasskeyLogin(cms, kind, answer), () => reset(kind, person, admin)];
      const responses = await whileLocked(kind, person, isLoginFirst ? calls : calls.toReversed());
      expect(responses.map(({ status }) => status)).toEqual(isLoginFirst ? [200, 200] : [200, 401]);
      expect(await rowsOf("passkeys", person)).toEqual([]);
      expect(await rowsOf("sessions", person)).toEqual([]);
      const devices = await rowsOf("familiar_senders", person);
      expect(devices).not.toContainEqual(expect.objectContaining({ passed_second_factor: true }));
    }
  });

  it("are shown as a second factor in the lists of the panel", async () => {
    const admin = await newStaff(cms, "admin");
    const person = await newPerson[kind]();
    const isShown = async () => {
      const path = kind === "customer" ? adminApi.user(person.id) : adminApi.staff;
      const body: unknown = await (await cms.request(path, { cookie: admin.cookie })).json();
      const all = (Array.isArray(body) ? body : [body]) as Record<string, unknown>[];
      return all.find(({ id }) => id === person.id)?.hasSecondFactor;
    };
    expect(await isShown()).toBe(false);
    await addPasskey(cms, kind, person);
    expect(await isShown()).toBe(true);
  });
});

it("a passkey is rejected while its staff account is disabled", async () => {
  const admin = await newStaff(cms, "admin");
  const person = await newStaff(cms, "editor");
  const { authenticator } = await addPasskey(cms, "staff", person);
  const answer = authenticator.get(await requestLoginChallenge(cms, "staff"));
  const disable = (disabled: boolean) =>
    cms.request(adminApi.staffAccount(person.id), {
      method: "PATCH",
      body: { disabled },
      cookie: admin.cookie,
    });
  expect((await disable(true)).status).toBe(200);
  expect(await readFailure(await sendPasskeyLogin(cms, "staff", answer))).toMatchObject(rejected);
  expect((await disable(false)).status).toBe(200);
  expect((await sendPasskeyLogin(cms, "staff", answer)).status).toBe(200);
});

it("a passkey is rejected if its staff account is disabled during the login", async () => {
  const person = await newStaff(cms, "editor");
  const { authenticator } = await addPasskey(cms, "staff", person);
  const answer = authenticator.get(await requestLoginChallenge(cms, "staff"));
  const disable = `update staff set disabled_at = now() where id = '${person.id}'`;
  const login = () => sendPasskeyLogin(cms, "staff", answer);
  const [response] = await whileLocked("staff", person, [login], disable);
  expect(await readFailure(response as Response)).toMatchObject(rejected);
});

it("a customer's passkey is part of the data export, and is deleted with the account", async () => {
  const person = await newPerson.customer();
  const { authenticator, passkey } = await addPasskey(cms, "customer", person);
  const text = await (await cms.request(authApi.export, { cookie: person.cookie })).text();
  const { id, ...listed } = passkey;
  const exported = exportResponse.parse(JSON.parse(text));
  expect(exported).toMatchObject({ passkeys: [listed], recoveryCodesLeft: 10 });
  expect(exported.secondFactor).toBeUndefined();
  expect(text).not.toContain(id);
  expect(text).not.toContain(authenticator.credentialId);
  const admin = await newStaff(cms, "admin");
  await cms.request(adminApi.user(person.id), { method: "DELETE", cookie: admin.cookie });
  expect(await readFailure(await logInBy("customer", authenticator))).toMatchObject(rejected);
  expect(await rowsOf("passkeys", person)).toEqual([]);
  expect(await rowsOf("recovery_codes", person)).toEqual([]);
});

it("a passkey cannot be added by a customer with an unverified e-mail address", async () => {
  const person = await newCustomer(cms);
  const { cookie } = person;
  const unverified = { status: 403, code: "email-unverified" };
  const challenge = await cms.request(authApi.passkeyChallenge, { method: "POST", cookie });
  expect(await readFailure(challenge)).toMatchObject(unverified);
  const passkey = createAuthenticator().create(
    await requestCreationChallenge(cms, "customer", await newPerson.customer()),
  );
  const added = await sendNewPasskey(cms, "customer", { ...person, passkey });
  expect(await readFailure(added)).toMatchObject(unverified);
  await verifyEmail(cms, person);
  await addPasskey(cms, "customer", person);
});

it("at most ten notices about passkeys are sent a day, not counting the removal of the last second factor", async () => {
  const person = await newPerson.customer();
  await exhaustRateLimit(cms, "passkey-notice", `customer ${person.id}`, 9);
  const { passkey } = await addPasskey(cms, "customer", person);
  await waitForMessageTo(person.email, /passkey acaba de ser adicionada/);
  const second = await addPasskey(cms, "customer", person);
  for (const { id } of [passkey, second.passkey]) {
    expect((await remove("customer", id, person.cookie)).status).toBe(200);
  }
  await waitForMessageTo(person.email, /última passkey/);
  expect(await findMessagesTo(person.email, /passkey acaba de ser adicionada/)).toHaveLength(1);
  expect(await findMessagesTo(person.email, /Uma passkey foi removida/)).toEqual([]);
});

describe("an existing passkey", () => {
  async function resetPassword(kind: AccountKind, { id }: TestAccount): Promise<void> {
    const { createAccountLink } = await import("../src/accounts/credentials/account-links.ts");
    const screen = kind === "customer" ? "customerReset" : "staffReset";
    const link = { kind, id, screen, locale: "pt-BR" } as const;
    const token = findTokenInEmail(await createAccountLink(database(cms.payload), link));
    const done = await cms.request(accountApiPaths[kind].resetPassword, {
      body: { token, password: "uma senha nova" },
      headers: newClientHeaders(),
    });
    expect(done.status).toBe(200);
  }

  it.each(["customer", "staff"] as const)(
    "of a %s stays valid when the password is reset by e-mail",
    async (kind) => {
      const person = await newPerson[kind]();
      const { authenticator } = await addPasskey(cms, kind, person);
      await resetPassword(kind, person);
      expect((await logInBy(kind, authenticator)).status).toBe(200);
    },
  );

  it("is deleted if it was added after a change of the e-mail address that is undone", async () => {
    const person = await newVerifiedCustomer(cms);
    const before = await addPasskey(cms, "customer", person);
    const email = createUniqueEmail();
    const changed = await cms.request(authApi.profile, {
      method: "PATCH",
      body: { email, currentPassword: person.password },
      cookie: person.cookie,
      headers: newClientHeaders(),
    });
    expect(changed.status).toBe(200);
    const use = async (path: string, token: string) => {
      const response = await cms.request(path, { body: { token }, headers: newClientHeaders() });
      expect(response.status).toBe(200);
    };
    await use(
      authApi.verifyEmail,
      findTokenInEmail(await waitForMessageTo(email, /confirm-email/)),
    );
    const after = await addPasskey(cms, "customer", person);
    await use(
      authApi.undoEmail,
      findTokenInEmail(await waitForMessageTo(person.email, /undo-email/)),
    );
    expect(await readFailure(await logInBy("customer", before.authenticator))).toMatchObject(
      rejected,
    );
    await resetPassword("customer", person);
    expect((await logInBy("customer", before.authenticator)).status).toBe(200);
    expect(await readFailure(await logInBy("customer", after.authenticator))).toMatchObject(
      rejected,
    );
  });
});

it("the migration of passkeys keeps the recovery codes of authenticator apps", async () => {
  const { down, up } = await import("../src/migrations/20261129_030000_passkeys.ts");
  const args = { db: cms.ownerDatabase, payload: cms.payload } as never;
  const withApp = {
    customer: await newPerson.customer(),
    staff: await newPerson.staff(),
  };
  const withPasskey = await newPerson.customer();
  await addPasskey(cms, "customer", withPasskey);
  const factors = {
    customer: await addSecondFactor(cms, "customer", withApp.customer),
    staff: await addSecondFactor(cms, "staff", withApp.staff),
  };
  await down(args);
  await up(args);
  await cms.grantTables();
  for (const kind of ["customer", "staff"] as const) {
    const [code = ""] = factors[kind].recoveryCodes;
    expect(await rowsOf("recovery_codes", withApp[kind])).toHaveLength(10);
    expect((await logIn(kind, withApp[kind], { code })).status).toBe(200);
  }
  expect(await rowsOf("recovery_codes", withPasskey)).toEqual([]);
});
