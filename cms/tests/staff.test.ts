import { adminApi, type StaffAccount } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, readSessionCookie, siteOrigin, startCms } from "./support/cms.ts";
import {
  countPasswordHashes,
  createBasicHeaders,
  createUniqueEmail,
  findTokenInEmail,
  newClientHeaders,
  newCustomer,
  newStaff,
  readFailure,
  type TestAccount,
  waitForMessageTo,
} from "./support/people.ts";

let cms: RunningCms;
let other: string;
let admin: TestAccount;
beforeAll(async () => {
  cms = await startCms();
  other = await cms.startAnother();
  admin = await newStaff(cms, "admin");
});
afterAll(() => cms?.stop());

function update(who: TestAccount, id: string, body: unknown, at = cms.url) {
  return cms.request(adminApi.staffAccount(id), { method: "PATCH", body, cookie: who.cookie, at });
}

function invite(body: unknown, who = admin) {
  return cms.request(adminApi.staff, { body, cookie: who.cookie });
}

async function accountOf(id: string): Promise<StaffAccount | undefined> {
  const response = await cms.request(adminApi.staff, { cookie: admin.cookie });
  return ((await response.json()) as StaffAccount[]).find((account) => account.id === id);
}

async function isLoggedIn({ cookie }: Pick<TestAccount, "cookie">): Promise<boolean> {
  const response = await cms.request("/api/staff/me", { cookie });
  return ((await response.json()) as { user: unknown }).user !== null;
}

describe("the only administrator", () => {
  it("cannot be demoted or disabled", async () => {
    for (const change of [{ role: "editor" }, { disabled: true }]) {
      expect(await readFailure(await update(admin, admin.id, change))).toMatchObject({
        status: 409,
        code: "last-administrator",
      });
    }
    // An administrator who has not accepted the invitation does not count as another administrator.
    const invited = await invite({ name: "Bia", email: createUniqueEmail(), role: "admin" });
    expect(invited.status).toBe(201);
    expect((await update(admin, admin.id, { disabled: true })).status).toBe(409);
    expect(await accountOf(admin.id)).toMatchObject({ role: "admin", status: "active" });
  });

  it("remains if two administrators demote each other concurrently in two processes", async () => {
    for (let round = 0; round < 4; round += 1) {
      const second = await newStaff(cms, "admin");
      const responses = await Promise.all([
        update(admin, second.id, round % 2 ? { role: "editor" } : { disabled: true }),
        update(second, admin.id, round % 2 ? { disabled: true } : { role: "editor" }, other),
      ]);
      // The slower call fails: its session has ended, or it would demote the last administrator.
      const [first, last] = responses.map(({ status }) => status).toSorted();
      expect(first).toBe(200);
      expect([401, 403, 409]).toContain(last);
      const { rows } = await cms.query(
        "select 1 from staff where role = 'admin' and disabled_at is null and name = 'admin'",
      );
      expect(rows).toHaveLength(1);
      if (responses[1]?.ok) {
        admin = second;
      }
    }
  });
});

describe("an invitation", () => {
  it("creates an account, whose owner sets the password once with the e-mailed link", async () => {
    const email = createUniqueEmail();
    const invited = await invite({ name: "Bia", email, locale: "en-US" });
    expect(await invited.json()).toMatchObject({ email, role: "editor", status: "invited" });
    const message = await waitForMessageTo(email);
    expect(message).toContain("Subject: Your invitation to the team");
    expect(message).toContain("/en/admin/invite?token=");
    const accept = (token: string) =>
      cms.request(adminApi.acceptInvite, { body: { token, password: "uma senha boa" } });
    expect((await accept(findTokenInEmail(message))).status).toBe(200);
    expect((await accept(findTokenInEmail(message))).status).toBe(400);
    const login = await cms.request(adminApi.login, { body: { email, password: "uma senha boa" } });
    expect(await login.json()).toMatchObject({ admin: { email, role: "editor" } });
  });

  it("can be sent again until it is accepted, and is rejected for an active account", async () => {
    const email = createUniqueEmail();
    const first = (await (await invite({ name: "Bia", email })).json()) as { id: string };
    const again = await invite({ name: "Bia", email, role: "admin" });
    expect(again.status).toBe(201);
    expect(await again.json()).toMatchObject({ id: first.id, role: "admin" });
    expect(await readFailure(await invite({ name: "Bia", email: admin.email }))).toMatchObject({
      status: 409,
      code: "email-taken",
    });
  });

  it("cannot be accepted after the account was disabled, even if it is enabled again", async () => {
    const email = createUniqueEmail();
    const { id } = (await (await invite({ name: "Bia", email })).json()) as { id: string };
    const token = findTokenInEmail(await waitForMessageTo(email));
    for (const disabled of [true, false]) {
      expect((await update(admin, id, { disabled })).status).toBe(200);
      const body = { token, password: "senha boa" };
      expect((await cms.request(adminApi.acceptInvite, { body })).status).toBe(400);
    }
  });
});

describe("a demotion or deactivation", () => {
  it("takes effect immediately on both processes, and ends every session", async () => {
    const second = await newStaff(cms, "admin");
    const verify = (at: string) =>
      cms.request(adminApi.verify, {
        at,
        headers: { ...createBasicHeaders(second), ...newClientHeaders() },
      });
    expect((await verify(other)).status).toBe(200);
    expect((await update(admin, second.id, { role: "editor" })).status).toBe(200);
    for (const at of [cms.url, other]) {
      expect((await cms.request(adminApi.verify, { at, cookie: second.cookie })).status).toBe(401);
      expect((await verify(at)).status).toBe(403);
    }
    expect((await update(admin, second.id, { disabled: true })).status).toBe(200);
    for (const at of [cms.url, other]) {
      expect((await verify(at)).status).toBe(401);
    }
    const login = await cms.request(adminApi.login, { body: second, headers: newClientHeaders() });
    expect(await readFailure(login)).toMatchObject({
      status: 401,
      code: "invalid-credentials",
      error: "Credenciais inválidas",
    });
    expect((await update(admin, second.id, { disabled: false })).status).toBe(200);
    const back = await cms.request(adminApi.login, { body: second, headers: newClientHeaders() });
    expect(back.status).toBe(200);
  });

  it("applies to the sessions of concurrent logins, which have the new role", async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await newStaff(cms, "admin");
      const [demoted, ...logins] = await Promise.all([
        update(admin, person.id, { role: "editor" }, other),
        ...Array.from({ length: 6 }, () =>
          cms.request(adminApi.login, { body: person, headers: newClientHeaders() }),
        ),
      ]);
      expect(demoted?.status).toBe(200);
      expect(logins.map(({ status }) => status)).toEqual(Array(6).fill(200));
      for (const cookie of logins.map(readSessionCookie)) {
        const { status } = await cms.request(adminApi.verify, { cookie });
        expect([401, 403]).toContain(status);
      }
    }
  });

  it("ends the sessions of concurrent logins", async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await newStaff(cms, "editor");
      const [disabled, ...logins] = await Promise.all([
        update(admin, person.id, { disabled: true }, other),
        ...Array.from({ length: 6 }, () =>
          cms.request(adminApi.login, { body: person, headers: newClientHeaders() }),
        ),
      ]);
      expect(disabled?.status).toBe(200);
      const cookies = logins.filter(({ ok }) => ok).map(readSessionCookie);
      const alive = await Promise.all(cookies.map((cookie) => isLoggedIn({ cookie })));
      expect(alive).not.toContain(true);
    }
  });
});

describe("a failed login to the panel", () => {
  const logIn = (
    { email, password }: Pick<TestAccount, "email" | "password">,
    headers = newClientHeaders(),
  ) => cms.request(adminApi.login, { body: { email, password }, headers });

  it("has the same response and cost for an unknown address, a wrong password and a disabled account", async () => {
    const [person, closed] = [await newStaff(cms, "editor"), await newStaff(cms, "editor")];
    expect((await update(admin, closed.id, { disabled: true })).status).toBe(200);
    const attempts = {
      unknown: { email: createUniqueEmail(), password: "não é esta" },
      wrong: { ...person, password: "não é esta" },
      closed,
    };
    // Each attempt must compute a hash, because a response without a hash would be noticeably faster.
    for (const [name, attempt] of Object.entries(attempts)) {
      const before = await countPasswordHashes();
      const response = await logIn(attempt);
      expect(`${response.status} ${await response.text()}`, name).toBe(
        '401 {"error":"Credenciais inválidas","code":"invalid-credentials"}',
      );
      expect((await countPasswordHashes()) - before, name).toBe(1);
    }
  });

  it("counts towards the limit of its client only, on both processes", async () => {
    const person = await newStaff(cms, "admin");
    const attacker = newClientHeaders();
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const body = { ...person, password: "não é esta" };
      const at = count % 2 ? other : cms.url;
      statuses.push((await cms.request(adminApi.login, { at, body, headers: attacker })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await logIn(person, attacker)).status).toBe(429);
    const withBasic = { ...createBasicHeaders(person), ...attacker };
    expect((await cms.request(adminApi.verify, { headers: withBasic })).status).toBe(429);
    expect((await logIn(person)).status).toBe(200);
  });
});

describe("a staff session", () => {
  it("is shared by the panel and the CMS, and ends in both", async () => {
    const person = await newStaff(cms, "admin");
    const [, token] = person.cookie.split("=");
    expect(person.cookie).toBe(`staff-session=${token}`);
    expect(await isLoggedIn(person)).toBe(true);
    const logout = await cms.request("/api/staff/logout", {
      method: "POST",
      cookie: person.cookie,
    });
    expect(logout.headers.getSetCookie()[0]).toMatch(/^staff-session=; .*Max-Age=0/);
    expect(await isLoggedIn(person)).toBe(false);
    expect((await cms.request(adminApi.verify, { cookie: person.cookie })).status).toBe(401);
  });

  it("cannot be ended by another site, in the browser or on the server", async () => {
    const person = await newStaff(cms, "editor");
    for (const path of ["/api/staff/logout", adminApi.logout]) {
      const logout = await cms.request(path, {
        method: "POST",
        headers: { cookie: person.cookie, origin: "https://evil.example" },
      });
      expect(await readFailure(logout)).toMatchObject({ status: 403, code: "cross-site" });
      expect(logout.headers.getSetCookie()).toEqual([]);
    }
    expect(await isLoggedIn(person)).toBe(true);
  });

  it("ends when its browser logs in again, without ending other sessions", async () => {
    const [person, colleague] = [await newStaff(cms, "editor"), await newStaff(cms, "editor")];
    const body = { email: person.email, password: person.password };
    const elsewhere = readSessionCookie(
      await cms.request(adminApi.login, { body, headers: newClientHeaders() }),
    );
    const again = await cms.request(adminApi.login, { body, cookie: person.cookie });
    expect(await isLoggedIn(person)).toBe(false);
    expect(await isLoggedIn({ cookie: readSessionCookie(again) })).toBe(true);
    expect(await isLoggedIn({ cookie: elsewhere })).toBe(true);
    expect(await isLoggedIn(colleague)).toBe(true);
  });

  it("ends if the account is disabled in the database", async () => {
    const person = await newStaff(cms, "editor");
    await cms.query(`update staff set disabled_at = now() where id = '${person.id}'`);
    expect(await isLoggedIn(person)).toBe(false);
  });

  it("is independent of a customer's session in the same browser", async () => {
    const [person, customer] = [await newStaff(cms, "admin"), await newCustomer(cms)];
    const cookie = `${customer.cookie}; ${person.cookie}`;
    expect((await cms.request("/api/auth/status", { cookie })).status).toBe(200);
    expect((await cms.request(adminApi.verify, { cookie })).status).toBe(200);
    await cms.request(adminApi.logout, { method: "POST", cookie });
    expect((await cms.request("/api/auth/status", { cookie })).status).toBe(200);
    expect((await cms.request(adminApi.verify, { cookie })).status).toBe(401);
  });

  it("is ignored by Payload's own endpoints in requests from another site", async () => {
    const { cookie } = admin;
    const me = async (headers: Record<string, string>) =>
      ((await (await cms.request("/api/staff/me", { headers })).json()) as { user: unknown }).user;
    expect(await me({ cookie, origin: siteOrigin })).toMatchObject({ email: admin.email });
    expect(await me({ cookie, origin: "https://evil.example" })).toBeNull();
    expect(await me({ cookie, origin: "null" })).toBeNull();
    expect(await me({ cookie, "sec-fetch-site": "cross-site" })).toBeNull();
    for (const headers of [
      { cookie },
      { cookie, origin: "https://evil.example" },
      { cookie, origin: "null" },
    ] as Record<string, string>[]) {
      const changed = await cms.request("/api/globals/site-settings", { body: {}, headers });
      expect(changed.status).toBe(403);
    }
  });

  it("cannot be replaced by a signed or unsigned JWT", async () => {
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
    const claims = Buffer.from(
      JSON.stringify({ id: admin.id, collection: "staff", email: admin.email }),
    ).toString("base64url");
    const { createHmac } = await import("node:crypto");
    const signed = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString("base64url");
    const signature = createHmac("sha256", cms.payload.secret)
      .update(`${signed}.${claims}`)
      .digest("base64url");
    for (const token of [`${header}.${claims}.`, `${signed}.${claims}.${signature}`]) {
      for (const headers of [
        { authorization: `JWT ${token}` },
        { authorization: `Bearer ${token}` },
        { cookie: `payload-token=${token}`, origin: siteOrigin },
        { cookie: `staff-session=${token}`, origin: siteOrigin },
      ] as Record<string, string>[]) {
        const me = await cms.request("/api/staff/me", { headers });
        expect(await me.json()).toMatchObject({ user: null });
      }
    }
  });

  it("allows changes only of the user's own name in the CMS", async () => {
    const person = await newStaff(cms, "editor");
    const change = { name: "Outro", role: "admin", email: createUniqueEmail(), disabledAt: null };
    const changed = await cms.request(`/api/staff/${person.id}`, {
      method: "PATCH",
      body: change,
      cookie: person.cookie,
    });
    expect(changed.status).toBe(200);
    expect(await accountOf(person.id)).toMatchObject({
      name: "Outro",
      role: "editor",
      email: person.email,
    });
    for (const [name, stored] of [
      ["\u202eOutra\u202c  Pessoa", "Outra Pessoa"],
      ["\u200b\u200b\u200b", undefined],
    ]) {
      const { status } = await cms.request(`/api/staff/${person.id}`, {
        method: "PATCH",
        body: { name },
        cookie: person.cookie,
      });
      expect(status).toBe(stored === undefined ? 400 : 200);
    }
    expect(await accountOf(person.id)).toMatchObject({ name: "Outra Pessoa" });
    const others = await cms.request(`/api/staff/${admin.id}`, {
      method: "PATCH",
      body: { name: "X" },
      cookie: person.cookie,
    });
    expect([403, 404]).toContain(others.status);
  });
});

describe("an account created by the operator", () => {
  it("is rejected with a common password, the e-mail address or the brand name as password", async () => {
    const { createStaff } = await import("../src/accounts/staff/create-staff.ts");
    const create = (password: string) =>
      createStaff(cms.payload, {
        email: "mariana.tavares@example.com",
        name: "Mariana",
        role: "editor",
        password,
      });
    const brand = await cms.payload.findGlobal({ slug: "site-settings", depth: 0 });
    const [firstWord = ""] = brand.brandName.split(" ");
    for (const password of ["mariana.tavares1", `${firstWord}2026`, "senha123"]) {
      expect(await create(password)).toEqual({ ok: false, code: "too-common" });
    }
    expect(await create("quatro garfos no varal")).toMatchObject({ ok: true });
  });
});
