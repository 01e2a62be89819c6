import { availableParallelism } from "node:os";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import { adminApi, authApi, authStatusResponse, exportResponse, linkTokenHeader } from "contracts";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { database, inTransaction } from "../src/platform/database.ts";
import {
  type RequestOptions,
  type RunningCms,
  readSessionCookie,
  startCms,
} from "./support/cms.ts";
import {
  countPasswordHashes,
  createBasicHeaders,
  createRegistration,
  createUniqueEmail,
  findMessagesTo,
  findTokenInEmail,
  newClientHeaders,
  newCustomer,
  newVerifiedCustomer,
  readFailure,
  type TestAccount,
  waitForMessageTo,
} from "./support/people.ts";

let cms: RunningCms;
/** URL of another process on the same database. */
let other: string;
beforeAll(async () => {
  cms = await startCms();
  other = await cms.startAnother();
});
afterAll(() => cms?.stop());

function register(body: unknown) {
  return cms.request(authApi.register, { body, headers: newClientHeaders() });
}

function logIn(
  { email, password }: Pick<TestAccount, "email" | "password">,
  headers = newClientHeaders(),
) {
  return cms.request(authApi.login, { body: { email, password }, headers });
}

async function isLoggedIn(cookie: string): Promise<boolean[]> {
  const responses = await Promise.all([
    cms.request(authApi.status, { cookie }),
    cms.request(authApi.status, { cookie, at: other }),
  ]);
  return responses.map(({ ok }) => ok);
}

const onBoth = [true, true];
const onNeither = [false, false];

describe("registration", () => {
  it.each([
    ["fullname", "", "Nome completo é obrigatório"],
    ["fullname", "An", "Nome deve ter no mínimo 3 caracteres"],
    ["email", "", "E-mail é obrigatório"],
    ["email", "ana@", "E-mail inválido"],
    ["phone", "", "Telefone é obrigatório"],
    ["phone", "123456789", "Telefone inválido"],
    ["phone", "----------", "Telefone inválido"],
    ["phone", "(20) 95550-0142", "Telefone inválido"],
    ["fullname", "\u200b\u200b\u200b", "Nome completo é obrigatório"],
    ["password", "", "Senha é obrigatória"],
    ["password", "12345", "A senha deve ter no mínimo 6 caracteres"],
  ])("rejects %s %j with the message %j", async (field, value, words) => {
    const response = await register({ ...createRegistration(), [field]: value });
    expect(await readFailure(response)).toMatchObject({
      status: 400,
      code: "invalid",
      fields: { [field]: expect.any(String) },
      error: words,
    });
  });

  it.each([
    "123456",
    "PASSWORD",
    "qwerty123",
    "ｐａｓｓｗｏｒｄ",
    "senha123",
    "mudar123",
    "Araucaria1",
  ])("rejects the common password %s", async (password) => {
    expect(await readFailure(await register({ ...createRegistration(), password }))).toMatchObject({
      status: 400,
      fields: { password: "too-common" },
    });
  });

  it("gets the same response five times for concurrent requests with one e-mail address, and only one account gets the address", async () => {
    const email = createUniqueEmail();
    const registered = Array.from({ length: 5 }, (_, index) => ({
      ...createRegistration(),
      email: index % 2 ? email : ` ${email.toUpperCase()} `,
    }));
    const responses = await Promise.all(registered.map(register));
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(201));
    const { rows } = await cms.query(
      `select is_duplicate from customers where email = '${email}' order by is_duplicate`,
    );
    expect(rows.map((row) => (row as { is_duplicate: boolean }).is_duplicate)).toEqual([
      false,
      ...Array(4).fill(true),
    ]);
    const logins = await Promise.all(registered.map((body) => logIn({ ...body, email })));
    expect(logins.map(({ status }) => status)).toEqual(Array(5).fill(200));
  });

  it("ignores unknown fields of the request", async () => {
    const body = createRegistration();
    const id = "019c0000-0000-7000-8000-000000000000";
    const extra = JSON.parse(
      `{"role":"admin","id":"${id}","_verified":true,"hash":"x","sessions":[{"id":"x"}],
        "deletionRequestedAt":"2026-01-01","created_at":"2020-01-01","__proto__":{"role":"admin"},
        "constructor":{"prototype":{"role":"admin"}}}`,
    );
    expect((await register({ ...extra, ...body })).status).toBe(201);
    const { rows } = await cms.query<Record<string, unknown>>(
      `select c.*, p.hash from customers c join passwords p on p.customer_id = c.id
       where email = '${body.email}'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ fullname: body.fullname, deletion_requested_at: null });
    expect(rows[0]?.id).not.toBe(id);
    expect(rows[0]?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/);
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/);
    const { rows: staff } = await cms.query("select 1 from staff");
    expect(staff).toEqual([]);
  });
});

describe("a login", () => {
  it("requires the right password, and accepts any spelling of the e-mail address", async () => {
    const person = await newCustomer(cms);
    expect((await logIn({ ...person, email: person.email.toUpperCase() })).status).toBe(200);
    expect((await logIn({ ...person, password: `${person.password} ` })).status).toBe(401);
    for (const email of ["' or 1=1 --", '{"$ne":null}', "%"]) {
      expect((await logIn({ ...person, email })).status).toBe(400);
    }
  });

  it("sets an HttpOnly, SameSite cookie with a new token each time", async () => {
    const person = await newCustomer(cms);
    const response = await logIn(person);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^customer-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
      ),
      expect.stringMatching(
        /^customer-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/,
      ),
    ]);
    expect(readSessionCookie(response)).not.toBe(person.cookie);
    const fixed = `customer-session=${"a".repeat(43)}`;
    const withFixed = await cms.request(authApi.login, { body: person, cookie: fixed });
    expect(readSessionCookie(withFixed)).not.toBe(fixed);
    expect(await isLoggedIn(fixed)).toEqual(onNeither);
  });

  it("succeeds twenty times concurrently, on both processes", async () => {
    const person = await newCustomer(cms);
    const logins = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        cms.request(authApi.login, { body: person, ...(index % 2 ? { at: other } : {}) }),
      ),
    );
    expect(logins.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const cookies = logins.map(readSessionCookie);
    expect(new Set(cookies).size).toBe(20);
    expect(await Promise.all(cookies.map(isLoggedIn))).toEqual(Array(20).fill(onBoth));
    // A login with a session cookie ends the session of that cookie only.
    const [former = "", ...others] = cookies;
    const again = await cms.request(authApi.login, { body: person, cookie: former });
    const left = [...others, readSessionCookie(again)];
    expect(await Promise.all(left.map(isLoggedIn))).toEqual(Array(20).fill(onBoth));
    expect(await isLoggedIn(former)).toEqual(onNeither);
  });

  it("accepts Basic credentials in Latin-1 too", async () => {
    const password = "Sênhãforte99";
    const person = await newCustomer(cms, { password });
    for (const encoding of ["latin1", "utf8"] as const) {
      const credentials = Buffer.from(`${person.email}:${password}`, encoding).toString("base64");
      const headers = { authorization: `Basic ${credentials}`, ...newClientHeaders() };
      expect((await cms.request(authApi.status, { headers })).status, encoding).toBe(200);
    }
  });

  it("sends a Basic challenge to API clients, and none to browsers", async () => {
    const challenge = async (path: string, headers: Record<string, string> = {}) =>
      (await cms.request(path, { headers })).headers.get("www-authenticate");
    expect(await challenge(authApi.status)).toBe('Basic realm="customer", charset="UTF-8"');
    expect(await challenge(adminApi.verify)).toBe('Basic realm="staff", charset="UTF-8"');
    const wrong = {
      ...createBasicHeaders({ email: createUniqueEmail(), password: "não é esta" }),
      ...newClientHeaders(),
    };
    expect(await challenge(authApi.status, wrong)).toContain("UTF-8");
    for (const headers of [
      { "sec-fetch-site": "same-origin" },
      { "user-agent": "Mozilla/5.0 (iPhone)" },
      { cookie: "x=y" },
    ] as Record<string, string>[]) {
      expect(await challenge(authApi.status, headers)).toBeNull();
    }
    expect(await challenge(authApi.register, wrong)).toBeNull();
  });

  it("is rejected if Basic and body have different credentials", async () => {
    const [ana, bia] = await Promise.all([newCustomer(cms), newCustomer(cms)]);
    const both = (header: TestAccount, body: TestAccount) =>
      cms.request(authApi.login, {
        body,
        headers: { ...createBasicHeaders(header), ...newClientHeaders() },
      });
    expect((await both(ana, ana)).status).toBe(200);
    expect((await both(ana, bia)).status).toBe(401);
    const alone = await cms.request(authApi.login, {
      method: "POST",
      headers: { ...createBasicHeaders(ana), ...newClientHeaders() },
    });
    expect(alone.status).toBe(200);
    expect((await cms.request(authApi.login, { method: "POST" })).status).toBe(401);
  });
});

describe("a failed login", () => {
  it("has the same response and cost for an unknown address, a wrong password and an account under attack", async () => {
    const [person, attacked] = await Promise.all([newCustomer(cms), newCustomer(cms)]);
    const { hashVisitorKey } = await import("../src/platform/rate-limit.ts");
    const key = hashVisitorKey(cms.payload, `customer ${attacked.email}`);
    await cms.query(
      `insert into rate_limits values ('login-account:${key}', 500, ${Date.now() + 3_600_000})`,
    );
    const attempts = {
      unknown: () => logIn({ email: createUniqueEmail(), password: "não é esta" }),
      wrong: () => logIn({ ...person, password: "não é esta" }),
      // Sends the right password from a client that the account does not know.
      attacked: () => logIn(attacked),
    };
    // Each attempt must compute a hash, because a response without a hash would be noticeably faster.
    for (const [name, attempt] of Object.entries(attempts)) {
      const before = await countPasswordHashes();
      const response = await attempt();
      expect(`${response.status} ${await response.text()}`, name).toBe(
        '401 {"error":"E-mail ou senha inválidos","code":"invalid-credentials"}',
      );
      expect((await countPasswordHashes()) - before, name).toBe(1);
    }
  });

  it("counts towards the limit of its client only, on both processes", async () => {
    const person = await newCustomer(cms);
    const attacker = newClientHeaders();
    const guess = (at?: string) =>
      cms.request(authApi.login, {
        body: { ...person, password: "não é esta" },
        headers: attacker,
        ...(at ? { at } : {}),
      });
    for (let count = 0; count < 10; count += 1) {
      expect((await guess(count % 2 ? other : undefined)).status).toBe(401);
    }
    for (const at of [cms.url, other]) {
      const refused = await guess(at);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    // Rejects the attacker even with the right password. Other clients, and the attacker's logins to other accounts,
    // are not affected.
    expect((await logIn(person, attacker)).status).toBe(429);
    expect((await logIn(person)).status).toBe(200);
    expect((await logIn(await newCustomer(cms), attacker)).status).toBe(200);
  });

  it("counts towards the limit for unknown e-mail addresses too", async () => {
    const email = createUniqueEmail();
    const headers = newClientHeaders();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await logIn({ email, password: "não é esta" }, headers)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it("counts towards the limit in concurrent attempts too, after which the right password is rejected", async () => {
    const person = await newCustomer(cms);
    const headers = newClientHeaders();
    const passwords = Array.from({ length: 61 }, (_, index) => `palpite ${index}`);
    passwords[40] = person.password;
    const responses = await Promise.all(
      passwords.map((password) => logIn({ ...person, password }, headers)),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.slice(31)).toEqual(Array(30).fill(429));
    expect(statuses.filter((status) => status !== 429)).toEqual(Array(10).fill(401));
    const texts = await Promise.all(responses.slice(31).map((response) => response.text()));
    expect(new Set(texts).size).toBe(1);
    // Counts attempts towards the limit per IP address too. The owner can still log in from another IP address.
    const { rows } = await cms.query<{ points: number }>(
      `select points from rate_limits where key like 'login-address:%' order by expire desc limit 1`,
    );
    expect(rows[0]?.points).toBeLessThanOrEqual(10 + 2 * availableParallelism());
    expect((await logIn(person)).status).toBe(200);
  });
});

describe("a session", () => {
  it("ends at logout, while other sessions of the account continue", async () => {
    const person = await newCustomer(cms);
    const second = readSessionCookie(await logIn(person));
    expect(await isLoggedIn(person.cookie)).toEqual(onBoth);
    const response = await cms.request(authApi.logout, { method: "POST", cookie: person.cookie });
    expect(response.headers.getSetCookie()).toEqual([
      "customer-session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
    ]);
    // The header must not contain "cookies" or "storage", which would delete the known device and the cookie consent.
    expect(response.headers.get("clear-site-data")).toBe('"cache"');
    expect(await isLoggedIn(person.cookie)).toEqual(onNeither);
    expect(await isLoggedIn(second)).toEqual(onBoth);
  });

  it("ends when its browser logs in again, to any account", async () => {
    const [person, housemate] = [await newCustomer(cms), await newCustomer(cms)];
    const elsewhere = readSessionCookie(await logIn(person));
    const over = (cookie: string, { email, password }: TestAccount) =>
      cms.request(authApi.login, {
        body: { email, password },
        cookie,
        headers: newClientHeaders(),
      });
    const wrong = await over(person.cookie, { ...person, password: "não é esta" });
    expect(wrong.status).toBe(401);
    expect(await isLoggedIn(person.cookie)).toEqual(onBoth);
    const second = readSessionCookie(await over(person.cookie, person));
    expect(await isLoggedIn(person.cookie)).toEqual(onNeither);
    const third = readSessionCookie(await over(second, housemate));
    expect(await isLoggedIn(second)).toEqual(onNeither);
    // Concurrent logins with one cookie end the cookie's session. Each response sets the cookie of a separate new
    // session.
    const responses = await Promise.all(Array.from({ length: 4 }, () => over(third, housemate)));
    expect(await isLoggedIn(third)).toEqual(onNeither);
    for (const cookie of [...responses.map(readSessionCookie), housemate.cookie, elsewhere]) {
      expect(await isLoggedIn(cookie)).toEqual(onBoth);
    }
  });

  it("ends when the owner ends all sessions", async () => {
    const person = await newCustomer(cms);
    const second = readSessionCookie(await logIn(person));
    const stranger = await newCustomer(cms);
    await cms.request(authApi.endSessions, { method: "POST", cookie: second });
    expect(await Promise.all([person.cookie, second].map(isLoggedIn))).toEqual([
      onNeither,
      onNeither,
    ]);
    expect(await isLoggedIn(stranger.cookie)).toEqual(onBoth);
  });

  it("ends when it is idle for too long, or when it reaches its maximum age", async () => {
    const [idle, old] = await Promise.all([newCustomer(cms), newCustomer(cms)]);
    await cms.query(
      `update sessions set last_used_at = now() - interval '7 days' where customer_id = '${idle.id}'`,
    );
    await cms.query(`update sessions set expires_at = now() where customer_id = '${old.id}'`);
    expect(await isLoggedIn(idle.cookie)).toEqual(onNeither);
    expect(await isLoggedIn(old.cookie)).toEqual(onNeither);
    await logIn(idle);
    const { rows } = await cms.query(
      `select 1 from sessions where customer_id in ('${idle.id}', '${old.id}')`,
    );
    expect(rows, "the next login removes what is over, anyone's").toHaveLength(1);
  });

  it("is deleted from the browser once it has ended on the server", async () => {
    const person = await newCustomer(cms);
    const cleared = ["customer-session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"];
    const cookiesOf = async (request: RequestOptions) => {
      const response = await cms.request(authApi.status, request);
      return response.headers.getSetCookie();
    };
    expect(await cookiesOf({ cookie: person.cookie })).toEqual([]);
    await cms.query(`update sessions set expires_at = now() where customer_id = '${person.id}'`);
    expect(await cookiesOf({ cookie: person.cookie })).toEqual(cleared);
    expect(await cookiesOf({})).toEqual([]);
    // Does not clear the cookie after a cross-site request or wrong credentials, because these do not prove that the
    // cookie is invalid.
    const { cookie } = person;
    expect(await cookiesOf({ cookie, headers: { origin: "https://evil.example" } })).toEqual([]);
    const wrong = {
      ...createBasicHeaders({ ...person, password: "não é esta" }),
      ...newClientHeaders(),
    };
    expect(await cookiesOf({ cookie, headers: wrong })).toEqual([]);
  });

  it("records the time of its last use at most once in five minutes", async () => {
    const person = await newCustomer(cms);
    const lastUse = async () => {
      const { rows } = await cms.query<{ last_used_at: Date }>(
        `select last_used_at from sessions where customer_id = '${person.id}'`,
      );
      return rows[0]?.last_used_at.getTime() ?? 0;
    };
    const first = await lastUse();
    await isLoggedIn(person.cookie);
    expect(await lastUse()).toBe(first);
    await cms.query(
      `update sessions set last_used_at = now() - interval '4 minutes' where customer_id = '${person.id}'`,
    );
    const recent = await lastUse();
    await isLoggedIn(person.cookie);
    expect(await lastUse()).toBe(recent);
    await cms.query(
      `update sessions set last_used_at = now() - interval '301 seconds' where customer_id = '${person.id}'`,
    );
    await isLoggedIn(person.cookie);
    expect(await lastUse()).toBeGreaterThan(first);
  });

  it("ends if it is the oldest when a login exceeds the limit of twenty sessions", async () => {
    const person = await newCustomer(cms);
    const cookies: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      cookies.push(readSessionCookie(await logIn(person)));
    }
    expect(await isLoggedIn(person.cookie)).toEqual(onNeither);
    expect(await Promise.all(cookies.map(isLoggedIn))).toEqual(Array(20).fill(onBoth));
  });

  it("is stored only as a hash", async () => {
    const person = await newCustomer(cms);
    const token = person.cookie.split("=")[1];
    const { rows } = await cms.query<object>(
      `select * from sessions where customer_id = '${person.id}'`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("a password change", () => {
  const change = (person: TestAccount, password: string, at = cms.url) =>
    cms.request(authApi.password, {
      body: { currentPassword: person.password, password },
      cookie: person.cookie,
      at,
    });

  it("revokes all access with the old password on both processes, and starts a new session", async () => {
    const person = await newCustomer(cms);
    const second = readSessionCookie(await logIn(person));
    const headers = { ...createBasicHeaders(person), ...newClientHeaders() };
    const withBasic = (at: string) => cms.request(authApi.status, { at, headers });
    // Makes both processes cache these credentials.
    for (const at of [cms.url, other]) {
      expect((await withBasic(at)).status).toBe(200);
    }
    const changed = await change(person, "outra senha boa");
    expect(changed.status).toBe(200);
    expect(await Promise.all([person.cookie, second].map(isLoggedIn))).toEqual([
      onNeither,
      onNeither,
    ]);
    expect(await isLoggedIn(readSessionCookie(changed))).toEqual(onBoth);
    for (const at of [cms.url, other]) {
      expect((await withBasic(at)).status).toBe(401);
    }
    expect((await logIn({ ...person, password: "outra senha boa" })).status).toBe(200);
  });

  it("starts no session if the request uses Basic authentication", async () => {
    const person = await newCustomer(cms);
    const changed = await cms.request(authApi.password, {
      body: { currentPassword: person.password, password: "outra senha boa" },
      headers: { ...createBasicHeaders(person), cookie: person.cookie, ...newClientHeaders() },
    });
    expect([changed.status, changed.headers.getSetCookie()]).toEqual([200, []]);
    const { rows } = await cms.query(`select 1 from sessions where customer_id = '${person.id}'`);
    expect(rows).toEqual([]);
  });

  it("requires the current password, and a strong new password", async () => {
    const person = await newCustomer(cms);
    expect(
      await readFailure(await change({ ...person, password: "não é" }, "outra boa")),
    ).toMatchObject({
      status: 400,
      fields: { currentPassword: "wrong" },
      error: "A senha atual não confere",
    });
    expect(await readFailure(await change(person, "123456"))).toMatchObject({
      fields: { password: "too-common" },
    });
    expect(await isLoggedIn(person.cookie)).toEqual(onBoth);
  });

  it("ends the sessions of concurrent logins", async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await newCustomer(cms);
      const [changed, ...logins] = await Promise.all([
        change(person, "outra senha boa", other),
        ...Array.from({ length: 8 }, () => logIn(person)),
      ]);
      expect(changed?.status).toBe(200);
      const cookies = logins.filter(({ ok }) => ok).map(readSessionCookie);
      const alive = (await Promise.all(cookies.map(isLoggedIn))).flat();
      expect(alive).not.toContain(true);
    }
  });

  it("succeeds for only one of two concurrent requests", async () => {
    const person = await newCustomer(cms);
    const responses = await Promise.all([
      change(person, "primeira senha"),
      change(person, "segunda senha", other),
    ]);
    expect(responses.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe("a reset of a forgotten password", () => {
  const resetLink = /\/auth\/reset\?token=/;
  const forget = (email: string) =>
    cms.request(authApi.forgotPassword, { body: { email }, headers: newClientHeaders() });
  const reset = (token: string, password = "senha redefinida", at = cms.url) =>
    cms.request(authApi.resetPassword, {
      at,
      body: { token, password },
      headers: newClientHeaders(),
    });

  it("accepts each link once, and ends every session", async () => {
    const person = await newCustomer(cms);
    expect((await forget(person.email)).status).toBe(200);
    const message = await waitForMessageTo(person.email, resetLink);
    expect(message).toContain("Subject: Crie uma nova senha");
    expect(message).toContain("http://localhost:3000/auth/reset?token=");
    const token = findTokenInEmail(message);
    const stands = async (path: string) => {
      const headers = { ...newClientHeaders(), [linkTokenHeader]: token };
      return (await cms.request(path, { headers })).status;
    };
    // A check of a link does not use up the link. The check of links for staff rejects a customer's link.
    expect(await stands(authApi.passwordLink)).toBe(200);
    expect(await stands(authApi.passwordLink)).toBe(200);
    expect(await stands(adminApi.passwordLink)).toBe(400);
    const attempts = await Promise.all([reset(token), reset(token, "senha redefinida", other)]);
    expect(attempts.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await readFailure(await reset(token))).toMatchObject({
      status: 400,
      code: "invalid-token",
    });
    expect(await stands(authApi.passwordLink)).toBe(400);
    expect(await isLoggedIn(person.cookie)).toEqual(onNeither);
    expect((await logIn(person)).status).toBe(401);
    expect((await logIn({ ...person, password: "senha redefinida" })).status).toBe(200);
  });

  it.each([
    ["en-US", "Create a new password", "/en/auth/reset?token="],
    ["es-ES", "Cree_una_nueva", "/es/auth/reset?token="],
  ] as const)("sends an e-mail in the customer's language (%s)", async (locale, subject, link) => {
    const person = await newCustomer(cms, { locale });
    await forget(person.email);
    const message = await waitForMessageTo(person.email, resetLink);
    expect(message).toContain(subject);
    expect(message).toContain(link);
  });

  it("has the same response for an e-mail address without an account, but creates no link", async () => {
    const [person, email] = [await newCustomer(cms), createUniqueEmail()];
    const responses = await Promise.all([forget(person.email), forget(email)]);
    const texts = await Promise.all(responses.map(async (a) => `${a.status} ${await a.text()}`));
    expect(texts[0]).toBe(texts[1]);
    await waitForMessageTo(person.email, resetLink);
    const { rows } = await cms.query(`select 1 from account_links l
      join customers c on c.id = l.customer_id where c.email = '${email}'`);
    expect(rows).toEqual([]);
  });

  it("rejects links that have expired or are unknown", async () => {
    const person = await newCustomer(cms);
    await forget(person.email);
    const late = findTokenInEmail(await waitForMessageTo(person.email, resetLink));
    await cms.query(
      `update account_links set expires_at = now() where customer_id = '${person.id}'`,
    );
    expect((await reset(late)).status).toBe(400);
    for (const token of ["a".repeat(43), "x"]) {
      expect(await readFailure(await reset(token))).toMatchObject({ code: "invalid-token" });
    }
  });

  it("succeeds for only one of several links that are used concurrently", async () => {
    const { id } = await newCustomer(cms);
    const links = await import("../src/accounts/credentials/account-links.ts");
    const link = { kind: "customer", id, screen: "customerReset", locale: "pt-BR" } as const;
    for (let round = 0; round < 15; round += 1) {
      const urls = await Promise.all(
        Array.from({ length: 6 }, () => links.createAccountLink(database(cms.payload), link)),
      );
      const taken = await Promise.all(
        urls.map((url) =>
          inTransaction(cms.payload, (transaction) =>
            links.consumeAccountLink(transaction, {
              kind: "customer",
              token: findTokenInEmail(url),
              purpose: "password",
            }),
          ),
        ),
      );
      expect(taken.flatMap((link) => link?.id ?? [])).toEqual([id]);
    }
  });

  it("deletes the expired links of all accounts when a link is created", async () => {
    const [late, person] = await Promise.all([newCustomer(cms), newCustomer(cms)]);
    for (const { email } of [late, person]) {
      await waitForMessageTo(email, /confirm-email/);
    }
    await forget(late.email);
    await waitForMessageTo(late.email, resetLink);
    await cms.query("update account_links set expires_at = now()");
    await forget(person.email);
    await waitForMessageTo(person.email, resetLink);
    const { rows } = await cms.query("select customer_id from account_links");
    expect(rows).toEqual([{ customer_id: person.id }]);
  });

  it("cannot change the password of staff", async () => {
    const person = await newCustomer(cms);
    await forget(person.email);
    const token = findTokenInEmail(await waitForMessageTo(person.email, resetLink));
    const asStaff = await cms.request("/api/admin/reset-password", {
      body: { token, password: "senha redefinida" },
    });
    expect(asStaff.status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });
});

describe("a customer's profile", () => {
  const update = (person: TestAccount, body: unknown) =>
    cms.request(authApi.profile, { method: "PATCH", body, cookie: person.cookie });

  it("changes only the requested fields, and only for the session's own account", async () => {
    const [person, stranger] = await Promise.all([newCustomer(cms), newCustomer(cms)]);
    const body = { fullname: "Ana Lima", locale: "en-US", id: stranger.id, role: "admin" };
    const changed = await update(person, body);
    expect(await changed.json()).toMatchObject({
      id: person.id,
      fullname: "Ana Lima",
      locale: "en-US",
    });
    const theirs = await cms.request(authApi.profile, { cookie: stranger.cookie });
    expect(await theirs.json()).toMatchObject({ id: stranger.id, fullname: "Ana Souza" });
  });

  it("keeps concurrent changes of different fields", async () => {
    const person = await newCustomer(cms);
    const client = new Client({ connectionString: cms.database.url });
    await client.connect();
    await client.query("begin");
    await client.query(`update customers set phone = '(21) 99999-0000' where id = '${person.id}'`);
    const renamed = update(person, { fullname: "Ana Lima" });
    const isWaiting = async () => {
      const { rows } = await cms.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'update "customers"%'`,
      );
      return rows.length;
    };
    await expect.poll(isWaiting).toBe(1);
    await client.query("commit");
    await client.end();
    const expected = { fullname: "Ana Lima", phone: "(21) 99999-0000", email: person.email };
    expect(await (await renamed).json()).toMatchObject(expected);
    const kept = await cms.request(authApi.profile, { cookie: person.cookie });
    expect(await kept.json()).toMatchObject(expected);
  });

  it("can be exported, without secrets and without data of other customers", async () => {
    const [person, stranger] = await Promise.all([newCustomer(cms), newCustomer(cms)]);
    const response = await cms.request(authApi.export, { cookie: person.cookie });
    expect(response.headers.get("content-disposition")).toMatch(/^attachment/);
    const text = await response.clone().text();
    const data = exportResponse.parse(await response.json());
    expect(data.user).toMatchObject({ id: person.id, email: person.email });
    expect(data.sessions).toEqual([
      {
        browser: null,
        system: null,
        network: expect.stringMatching(/^203\.0\./),
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ]);
    expect(data.legalNotices).toEqual([]);
    // The registration has recorded its browser and its IP address as known devices.
    expect(data.familiarSenders.map(({ kind }) => kind).toSorted()).toEqual(["address", "browser"]);
    for (const secret of ["argon2", stranger.id, stranger.email, person.cookie.split("=")[1]]) {
      expect(text).not.toContain(secret);
    }
  });

  it("shows a deletion request until the customer withdraws the request", async () => {
    const person = await newVerifiedCustomer(cms);
    const ask = async (method: string) =>
      (await (
        await cms.request(authApi.deletionRequest, { method, cookie: person.cookie })
      ).json()) as {
        deletionRequestedAt: string | null;
      };
    const { deletionRequestedAt } = await ask("POST");
    expect(deletionRequestedAt).not.toBeNull();
    expect(await ask("POST")).toEqual(expect.objectContaining({ deletionRequestedAt }));
    expect(await ask("DELETE")).toMatchObject({ deletionRequestedAt: null });
    for (let time = 0; time < 2; time += 1) {
      expect((await ask("POST")).deletionRequestedAt).not.toBeNull();
      await ask("DELETE");
    }
    const response = await cms.request(authApi.deletionRequest, {
      method: "POST",
      cookie: person.cookie,
    });
    expect(await readFailure(response)).toMatchObject({ status: 429, code: "rate-limited" });
    const { rows } = await cms.query(`select 1 from leads where email = '${person.email}'`);
    expect(rows, "sales is told three times a day").toHaveLength(3);
    const withdrawn = /foi retirado na área do cliente/;
    await expect.poll(async () => (await findMessagesTo(person.email, withdrawn)).length).toBe(3);
  });
});

describe("the session status endpoint", () => {
  it("makes no query without credentials, and one indexed query with a session", async () => {
    const person = await newCustomer(cms);
    const { pool } = cms.payload.db as unknown as PostgresAdapter;
    const query = vi.spyOn(pool, "query");
    let calls: unknown[][] = [];
    const countQueries = async () => {
      query.mockClear();
      const anonymous = await cms.request(authApi.status);
      expect(anonymous.status).toBe(401);
      expect(await anonymous.json()).toEqual({
        authenticated: false,
        error: "Não autenticado",
        code: "unauthenticated",
      });
      expect(query).not.toHaveBeenCalled();
      const known = await cms.request(authApi.status, { cookie: person.cookie });
      expect(authStatusResponse.parse(await known.json()).user.id).toBe(person.id);
      calls = [...query.mock.calls];
      expect(calls).toHaveLength(1);
    };
    try {
      // Waits for a moment without other queries, because e-mails of earlier tests are sent in the background.
      await vi.waitFor(countQueries, { timeout: 30_000 });
    } finally {
      query.mockRestore();
    }
    const [{ text }, values] = calls[0] as [{ text: string }, string[]];
    const client = await pool.connect();
    try {
      // Disables sequential scans, which PostgreSQL prefers for small tables, so that a missing index is noticed.
      await client.query("begin; set local enable_seqscan = off");
      const { rows } = await client.query<Record<"QUERY PLAN", string>>(`explain ${text}`, values);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).toContain("sessions_pkey");
      expect(plan).not.toContain("Seq Scan");
      await client.query("rollback");
    } finally {
      client.release();
    }
  });
});
