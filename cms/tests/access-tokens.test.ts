import { createHash } from "node:crypto";
import {
  type AccessToken,
  accessTokenPattern,
  adminApi,
  auditEntry,
  authApi,
  createdTokenResponse,
  createPageSchema,
  exportResponse,
  tokensResponse,
} from "contracts";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "../src/platform/database.ts";
import { type RunningCms, startCms } from "./support/cms.ts";
import {
  countPasswordHashes,
  createBasicHeaders,
  createUniqueEmail,
  findMessagesTo,
  findTokenInEmail,
  newClientHeaders,
  newCustomer,
  newStaff,
  newVerifiedCustomer,
  readFailure,
  type TestAccount,
  waitForMessageTo,
} from "./support/people.ts";
import { accountApiPaths, addSecondFactor } from "./support/second-factors.ts";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

const unknownToken = `pat_${"0".repeat(32)}_${"0".repeat(40)}`;

/** Separates a new token from the data that lists show about the token. */
function parts(body: unknown) {
  const { token, ...listed } = createdTokenResponse.parse(body);
  return { token, accessToken: listed };
}

/** Returns the token with a different secret part. */
function withOtherSecret(token: string): string {
  return token.slice(0, -1) + (token.endsWith("0") ? "1" : "0");
}

describe.each(["customer", "staff"] as const)("access token of a %s", (kind) => {
  const paths = accountApiPaths[kind];
  const newPerson = () => (kind === "customer" ? newVerifiedCustomer(cms) : newStaff(cms, "admin"));
  /** A call that reads the caller's own account, and a call that changes data. */
  const own = kind === "customer" ? authApi.profile : adminApi.verify;
  const change =
    kind === "customer"
      ? { path: authApi.profile, method: "PATCH", body: { fullname: "Ana Lima" }, done: 200 }
      : {
          path: adminApi.plans,
          method: "POST",
          body: { name: "Start", price: "49.90", description: "Para começar" },
          done: 201,
        };

  const askFor = (person: TestAccount, changes: object = {}) =>
    cms.request(paths.tokens, {
      body: { name: "Backup", scope: "write", days: 90, ...changes },
      cookie: person.cookie,
      headers: newClientHeaders(),
    });

  async function create(person: TestAccount, changes: object = {}) {
    const response = await askFor(person, changes);
    expect(response.status, await response.clone().text()).toBe(201);
    return parts(await response.json());
  }

  const use = (
    { email }: Pick<TestAccount, "email">,
    token: string,
    {
      path = own,
      headers = newClientHeaders(),
      ...options
    }: {
      path?: string;
      headers?: Record<string, string>;
      method?: string;
      body?: object;
    } = {},
  ) =>
    cms.request(path, {
      ...options,
      headers: { ...headers, ...createBasicHeaders({ email, password: token }) },
    });

  async function statusOf(person: TestAccount, token: string): Promise<number> {
    return (await use(person, token)).status;
  }

  async function list({ cookie }: TestAccount): Promise<AccessToken[]> {
    const response = await cms.request(paths.tokens, { cookie });
    expect(response.status).toBe(200);
    return tokensResponse.parse(await response.json()).tokens;
  }

  const revoke = (id: string, { cookie }: TestAccount) =>
    cms.request(paths.token(id), { method: "DELETE", cookie });

  async function rowsOf({ id }: TestAccount): Promise<Record<string, string>[]> {
    const { rows } = await cms.query<Record<string, string>>(
      `select * from access_tokens where '${id}' in (customer_id::text, staff_id::text)`,
    );
    return rows;
  }

  /** Sets a new password with an e-mailed link. */
  async function reset({ id }: TestAccount, password = "uma senha nova"): Promise<Response> {
    const { createAccountLink } = await import("../src/accounts/credentials/account-links.ts");
    const screen = kind === "customer" ? "customerReset" : "staffReset";
    const link = { kind, id, screen, locale: "pt-BR" } as const;
    const token = findTokenInEmail(await createAccountLink(database(cms.payload), link));
    return cms.request(paths.resetPassword, {
      body: { token, password },
      headers: newClientHeaders(),
    });
  }

  it("is shown once, and stored as a hash", async () => {
    const person = await newPerson();
    const response = await askFor(person, { name: "  Backup   noturno ", scope: "read", days: 30 });
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const { token, accessToken } = parts(await response.json());
    const [, , secret = ""] = accessTokenPattern.exec(token) ?? [];
    expect(secret).toHaveLength(40);
    expect(accessToken).toMatchObject({
      name: "Backup noturno",
      scope: "read",
      lastUsedAt: null,
      network: null,
    });
    const lifetimeMs = Date.parse(accessToken.expiresAt) - Date.parse(accessToken.createdAt);
    expect(lifetimeMs).toBe(30 * 24 * 60 * 60 * 1_000);
    expect(await list(person)).toEqual([accessToken]);
    const [row, ...others] = await rowsOf(person);
    expect(others).toEqual([]);
    expect(row?.secret_hash).toBe(createHash("sha256").update(secret).digest("base64url"));
    const { rows: entries } = await cms.query("select * from audit_log");
    expect(JSON.stringify([row, entries])).not.toContain(secret);
  });

  it("authenticates without a session and without computing a password hash", async () => {
    const person = await newPerson();
    const { token } = await create(person);
    const before = await countPasswordHashes();
    const response = await use(person, token);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    const changed = await use(person, token, change);
    expect(changed.status).toBe(change.done);
    expect(await countPasswordHashes()).toBe(before);
  });

  it("works for an account with a second factor, for which the password alone is rejected", async () => {
    const person = await newPerson();
    await addSecondFactor(cms, kind, person);
    const { token } = await create(person);
    expect(await statusOf(person, token)).toBe(200);
    expect(await readFailure(await use(person, person.password))).toMatchObject({
      status: 403,
      code: "second-factor-required",
    });
  });

  it("cannot change data if its scope is read-only", async () => {
    const person = await newPerson();
    const { token } = await create(person, { scope: "read" });
    expect(await statusOf(person, token)).toBe(200);
    expect(await readFailure(await use(person, token, change))).toMatchObject({
      status: 403,
      code: "token-read-only",
    });
  });

  it("is rejected like a wrong password if it is wrong, unknown, expired, revoked or owned by another account", async () => {
    const [person, stranger] = [await newPerson(), await newPerson()];
    const [valid, expired, revoked, foreign] = [
      await create(person),
      await create(person),
      await create(person),
      await create(stranger),
    ];
    await cms.query(
      `update access_tokens set expires_at = now() where id = '${expired.accessToken.id}'`,
    );
    expect((await revoke(revoked.accessToken.id, person)).status).toBe(200);
    const answer = async (response: Response) => {
      const headers = Object.fromEntries(response.headers);
      delete headers.date;
      delete headers["x-request-id"];
      return { status: response.status, headers, body: await response.json() };
    };
    const wrong = await answer(await use(person, "não é esta"));
    expect(wrong.status).toBe(401);
    const before = await countPasswordHashes();
    for (const [email, token] of [
      [person.email, withOtherSecret(valid.token)],
      [person.email, unknownToken],
      [person.email, expired.token],
      [person.email, revoked.token],
      [person.email, foreign.token],
      [createUniqueEmail(), valid.token],
      [createUniqueEmail(), unknownToken],
    ] as const) {
      expect(await answer(await use({ email }, token))).toEqual(wrong);
    }
    expect(await countPasswordHashes()).toBe(before);
    expect(await statusOf(person, valid.token)).toBe(200);
    expect((await list(person)).map(({ id }) => id)).toEqual([valid.accessToken.id]);
  });

  it("counts towards the limit of wrong passwords if its secret is wrong", async () => {
    const person = await newPerson();
    const { token } = await create(person);
    const headers = newClientHeaders();
    for (let guess = 0; guess < 10; guess++) {
      expect((await use(person, withOtherSecret(token), { headers })).status).toBe(401);
    }
    expect((await use(person, withOtherSecret(token), { headers })).status).toBe(429);
    expect((await use(person, person.password, { headers })).status).toBe(429);
    // Accepts a valid token despite the limit, because a token cannot be guessed.
    expect((await use(person, token, { headers })).status).toBe(200);
  });

  it("cannot be used to log in", async () => {
    const person = await newPerson();
    const { token } = await create(person);
    const inForm = await cms.request(paths.login, {
      body: { email: person.email, password: token },
      headers: newClientHeaders(),
    });
    const inHeader = await use(person, token, { path: paths.login, method: "POST" });
    for (const login of [inForm, inHeader]) {
      expect(login.headers.getSetCookie()).toEqual([]);
      expect(await readFailure(login)).toMatchObject({ status: 401, code: "invalid-credentials" });
    }
  });

  it("is not accepted in place of the password when a session is confirmed", async () => {
    const person = await newPerson();
    const { token } = await create(person);
    const confirmed = await cms.request(paths.confirmation, {
      body: { currentPassword: token },
      cookie: person.cookie,
      headers: newClientHeaders(),
    });
    expect(await readFailure(confirmed)).toMatchObject({ fields: { currentPassword: "wrong" } });
  });

  it("is created only with a recently confirmed session, and never by another access token", async () => {
    const person = await newPerson();
    const { token } = await create(person);
    const body = { name: "Outro", scope: "read", days: 365 };
    const byToken = await use(person, token, { path: paths.tokens, method: "POST", body });
    expect(await readFailure(byToken)).toMatchObject({ status: 403, code: "token-not-accepted" });
    await cms.query(
      `update sessions set confirmed_at = now() - interval '11 minutes'
       where '${person.id}' in (customer_id::text, staff_id::text)`,
    );
    expect(await readFailure(await askFor(person))).toMatchObject({
      status: 403,
      code: "confirmation-required",
    });
    expect(await rowsOf(person)).toHaveLength(1);
  });

  it.each([
    [{ name: " " }, { name: "required" }],
    [{ name: "a".repeat(61) }, { name: "too-long" }],
    [{ scope: "admin" }, { scope: "invalid" }],
    [{ days: 31 }, { days: "invalid" }],
    [{ days: "30" }, { days: "invalid" }],
    [{ days: undefined }, { days: "invalid" }],
  ])("is not created with %j", async (changes, fields) => {
    const person = await newPerson();
    expect(await readFailure(await askFor(person, changes))).toMatchObject({ status: 400, fields });
  });

  it("is limited to 20 per account, even if 25 are created concurrently", async () => {
    const person = await newPerson();
    const answers = await Promise.all(Array.from({ length: 25 }, () => askFor(person)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect(await rowsOf(person)).toHaveLength(20);
    expect(await readFailure(await askFor(person))).toMatchObject({ code: "too-many-tokens" });
    // An expired token no longer counts towards the maximum.
    await cms.query(
      `update access_tokens set expires_at = now() where id = '${(await list(person))[0]?.id}'`,
    );
    expect((await askFor(person)).status).toBe(201);
  });

  it("is listed for and revoked by its owner only", async () => {
    const [person, stranger] = [await newPerson(), await newPerson()];
    const { token, accessToken } = await create(person);
    expect(await list(stranger)).toEqual([]);
    expect((await revoke(accessToken.id, stranger)).status).toBe(404);
    expect((await revoke("x", person)).status).toBe(404);
    expect(await statusOf(person, token)).toBe(200);
    expect((await revoke(accessToken.id, person)).status).toBe(200);
    expect((await revoke(accessToken.id, person)).status).toBe(404);
    expect(await statusOf(person, token)).toBe(401);
    expect(await list(person)).toEqual([]);
  });

  it("shows the time and network of its last use, updated at most once a minute", async () => {
    const person = await newPerson();
    const { token } = await create(person);
    const requestFrom = async (address: string) => {
      const headers = { "x-forwarded-for": address };
      expect((await use(person, token, { headers })).status).toBe(200);
      return (await list(person))[0];
    };
    const first = await requestFrom("2001:db8:7:1:a:b:c:d");
    expect(first?.network).toBe("2001:db8:7:1::/64");
    expect(Date.now() - Date.parse(first?.lastUsedAt ?? "")).toBeLessThan(60_000);
    expect(await requestFrom("198.51.100.7")).toEqual(first);
    await cms.query(
      `update access_tokens set last_used_at = now() - interval '61 seconds'
       where id = '${first?.id}'`,
    );
    expect((await requestFrom("198.51.100.7"))?.network).toBe("198.51.100.7");
  });

  it("stays valid after a password change, and is deleted by a password reset", async () => {
    const person = await newPerson();
    const { token } = await create(person);
    const changed = await cms.request(paths.password, {
      body: { currentPassword: person.password, password: "outra senha boa" },
      cookie: person.cookie,
      headers: newClientHeaders(),
    });
    expect(changed.status).toBe(200);
    expect(await statusOf(person, token)).toBe(200);
    expect((await reset(person)).status).toBe(200);
    expect(await statusOf(person, token)).toBe(401);
    expect(await rowsOf(person)).toEqual([]);
  });

  it("is deleted by a password reset that runs while the token is created", async () => {
    for (let round = 0; round < 4; round++) {
      const person = await newPerson();
      const [done, ...answers] = await Promise.all([
        reset(person),
        ...Array.from({ length: 6 }, () => askFor(person)),
      ]);
      expect(done.status).toBe(200);
      expect(answers.every(({ status }) => status === 201 || status === 401)).toBe(true);
      expect(await rowsOf(person)).toEqual([]);
    }
  });

  it("is not created if the session ends during the request", async () => {
    const person = await newPerson();
    const client = new Client({ connectionString: cms.database.url });
    await client.connect();
    try {
      const accounts = kind === "customer" ? "customers" : "staff";
      await client.query("begin");
      await client.query(`select 1 from ${accounts} where id = '${person.id}' for update`);
      const pending = askFor(person);
      const waiting = () =>
        cms.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
      await expect.poll(async () => (await waiting()).rows.length).toBe(1);
      await client.query(`delete from sessions where ${kind}_id = '${person.id}'`);
      await client.query("commit");
      expect(await readFailure(await pending)).toMatchObject({
        status: 401,
        code: "unauthenticated",
      });
    } finally {
      await client.end();
    }
    expect(await rowsOf(person)).toEqual([]);
  });

  it("is deleted when an administrator resets the second factor", async () => {
    const person = await newPerson();
    await addSecondFactor(cms, kind, person);
    const { token } = await create(person);
    const admin = await newStaff(cms, "admin");
    const path = kind === "customer" ? adminApi.userSecondFactor : adminApi.staffSecondFactor;
    const done = await cms.request(path(person.id), { method: "DELETE", cookie: admin.cookie });
    expect(done.status).toBe(200);
    expect(await statusOf(person, token)).toBe(401);
  });

  it("is reported by e-mail when it is created, even after six rejected attempts to create one", async () => {
    const person = await newPerson();
    await cms.query(
      `insert into access_tokens (id, ${kind}_id, secret_hash, name, scope, expires_at)
       select gen_random_uuid(), '${person.id}', 'x', 'Outro', 'read', now() + interval '1 day'
       from generate_series(1, 20)`,
    );
    for (let rejected = 0; rejected < 6; rejected++) {
      expect((await askFor(person)).status).toBe(409);
    }
    await cms.query("delete from access_tokens where secret_hash = 'x'");
    await create(person);
    await waitForMessageTo(person.email, /token de acesso acaba de ser criado/);
  });

  it("causes an e-mail to its owner when it is created, without the secret, at most five times a day", async () => {
    const person = await newPerson();
    const { token } = await create(person, { name: "Relatório diário", scope: "read" });
    const notice = /token de acesso acaba de ser criado/;
    const message = await waitForMessageTo(person.email, notice);
    expect(message).toContain("Token: Relatório diário");
    expect(message).toContain("Permissão: Só leitura");
    expect(message).toMatch(/Válido até: \d\d\/\d\d\/\d{4}, \d\d:\d\d \(horário de Brasília\)/);
    expect(message).toContain(kind === "customer" ? "/client-area/security" : "/admin/security");
    expect(message).not.toContain(token.slice(0, 20));
    for (let sent = 2; sent <= 5; sent++) {
      await create(person);
      await expect
        .poll(async () => (await findMessagesTo(person.email, notice)).length, { timeout: 5_000 })
        .toBe(sent);
    }
    await create(person);
    // Messages are sent in order, so the message about the new password arrives after all notices.
    await reset(person);
    await waitForMessageTo(person.email, /acaba de ser alterada/);
    expect(await findMessagesTo(person.email, notice)).toHaveLength(5);
  });
});

describe("access token of a customer", () => {
  const create = async ({ cookie }: TestAccount) => {
    const body = { name: "Backup", scope: "write", days: 365 };
    const response = await cms.request(authApi.tokens, { body, cookie });
    return parts(await response.json());
  };

  it("cannot change the account's e-mail address, even if the request contains the password", async () => {
    const person = await newCustomer(cms);
    const { token } = await create(person);
    const response = await cms.request(authApi.profile, {
      method: "PATCH",
      body: { email: createUniqueEmail(), currentPassword: person.password },
      headers: { ...createBasicHeaders({ ...person, password: token }), ...newClientHeaders() },
    });
    expect(await readFailure(response)).toMatchObject({ status: 403, code: "token-not-accepted" });
  });

  it("is listed in the data export, without its id and hash", async () => {
    const person = await newCustomer(cms);
    const { token, accessToken } = await create(person);
    const text = await (await cms.request(authApi.export, { cookie: person.cookie })).text();
    const { accessTokens } = exportResponse.parse(JSON.parse(text));
    const { id, ...listed } = accessToken;
    expect(accessTokens).toEqual([listed]);
    const { rows } = await cms.query<{ secret_hash: string }>(
      `select secret_hash from access_tokens where id = '${id}'`,
    );
    expect(rows).toHaveLength(1);
    for (const secret of [token.slice(-40), rows[0]?.secret_hash, id]) {
      expect(text).not.toContain(secret);
    }
  });

  it("is not named in e-mails to an unverified e-mail address", async () => {
    const person = await newCustomer(cms);
    await create(person);
    const message = await waitForMessageTo(person.email, /token de acesso acaba de ser criado/);
    expect(message).not.toContain("Backup");
  });

  it("is deleted with the account", async () => {
    const person = await newCustomer(cms);
    const { token } = await create(person);
    const admin = await newStaff(cms, "admin");
    const deleted = await cms.request(adminApi.user(person.id), {
      method: "DELETE",
      cookie: admin.cookie,
    });
    expect(deleted.status).toBe(200);
    const response = await cms.request(authApi.profile, {
      headers: { ...createBasicHeaders({ ...person, password: token }), ...newClientHeaders() },
    });
    expect(response.status).toBe(401);
    const { rows } = await cms.query(
      `select 1 from access_tokens where customer_id = '${person.id}'`,
    );
    expect(rows).toEqual([]);
  });

  it("is deleted when the account's former e-mail address is restored", async () => {
    const person = await newVerifiedCustomer(cms);
    const { token } = await create(person);
    const email = createUniqueEmail();
    await cms.request(authApi.profile, {
      method: "PATCH",
      body: { email, currentPassword: person.password },
      cookie: person.cookie,
      headers: newClientHeaders(),
    });
    const proof = findTokenInEmail(await waitForMessageTo(email, /confirm-email/));
    await cms.request(authApi.verifyEmail, { body: { token: proof }, headers: newClientHeaders() });
    const ask = (address: string) =>
      cms.request(authApi.profile, {
        headers: {
          ...createBasicHeaders({ email: address, password: token }),
          ...newClientHeaders(),
        },
      });
    // The token works with the new e-mail address, because a token belongs to the account.
    expect((await ask(email)).status).toBe(200);
    expect((await ask(person.email)).status).toBe(401);
    const undo = findTokenInEmail(await waitForMessageTo(person.email, /undo-email/));
    const undone = await cms.request(authApi.undoEmail, {
      body: { token: undo },
      headers: newClientHeaders(),
    });
    expect(undone.status).toBe(200);
    expect((await ask(person.email)).status).toBe(401);
    const { rows } = await cms.query(
      `select 1 from access_tokens where customer_id = '${person.id}'`,
    );
    expect(rows).toEqual([]);
  });
});

describe("access token of staff", () => {
  let admin: TestAccount;
  beforeAll(async () => {
    admin = await newStaff(cms, "admin");
  });

  const create = async ({ cookie }: TestAccount) => {
    const body = { name: "Relatórios", scope: "write", days: 30 };
    const response = await cms.request(adminApi.tokens, { body, cookie });
    return parts(await response.json());
  };
  const ask = (
    { email }: TestAccount,
    token: string,
    path: string,
    options: { method?: string; body?: object } = {},
  ) =>
    cms.request(path, {
      ...options,
      headers: { ...createBasicHeaders({ email, password: token }), ...newClientHeaders() },
    });
  const updateStaff = (id: string, body: object) =>
    cms.request(adminApi.staffAccount(id), { method: "PATCH", body, cookie: admin.cookie });

  it("has the rights of its owner at the time of the call", async () => {
    const colleague = await newStaff(cms, "admin");
    const { token } = await create(colleague);
    expect((await ask(colleague, token, adminApi.users)).status).toBe(200);
    expect((await updateStaff(colleague.id, { role: "editor" })).status).toBe(200);
    expect(await readFailure(await ask(colleague, token, adminApi.users))).toMatchObject({
      status: 403,
      code: "forbidden",
    });
  });

  it("is revoked when its owner is disabled, and stays revoked when the owner is enabled again", async () => {
    const colleague = await newStaff(cms, "admin");
    const { token } = await create(colleague);
    expect((await updateStaff(colleague.id, { disabled: true })).status).toBe(200);
    expect((await ask(colleague, token, adminApi.verify)).status).toBe(401);
    expect((await updateStaff(colleague.id, { disabled: false })).status).toBe(200);
    expect((await ask(colleague, token, adminApi.verify)).status).toBe(401);
  });

  it("can change a customer's details, but not the e-mail address", async () => {
    const customer = await newVerifiedCustomer(cms);
    const { token } = await create(admin);
    const edit = (body: object) =>
      ask(admin, token, adminApi.user(customer.id), { method: "PATCH", body });
    expect(await readFailure(await edit({ email: createUniqueEmail() }))).toMatchObject({
      status: 403,
      code: "token-not-accepted",
    });
    expect((await edit({ notes: "Prefere e-mail" })).status).toBe(200);
  });

  it("grants no access to the API and screens of the CMS", async () => {
    const { token } = await create(admin);
    const me = await ask(admin, token, "/api/staff/me");
    expect(await me.json()).toMatchObject({ user: null });
    expect((await ask(admin, token, "/api/leads")).status).toBe(403);
  });

  it("is recorded in the audit log when it is created and when it is revoked", async () => {
    const { token, accessToken } = await create(admin);
    const { id, name, scope, expiresAt } = accessToken;
    await cms.request(adminApi.token(id), { method: "DELETE", cookie: admin.cookie });
    const response = await cms.request(`${adminApi.auditLog}?limit=2`, { cookie: admin.cookie });
    const text = await response.text();
    const { docs } = createPageSchema(auditEntry).parse(JSON.parse(text));
    const target = { kind: "staff", id: admin.id };
    expect(docs).toMatchObject([
      { action: "staff.token-revoke", target, before: { name, scope }, after: null },
      { action: "staff.token-create", target, before: null, after: { name, scope, expiresAt } },
    ]);
    expect(text).not.toContain(token.slice(-40));
  });
});
