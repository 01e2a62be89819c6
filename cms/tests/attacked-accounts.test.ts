import { type AccountKind, adminApi, authApi } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import { exhaustRateLimit } from "./support/limits.ts";
import {
  createBasicHeaders,
  createUniqueEmail,
  findMessagesTo,
  findTokenInEmail,
  newClientHeaders,
  newCustomer,
  newStaff,
  readDeviceCookie,
  type TestAccount,
  waitForMessageTo,
} from "./support/people.ts";

let cms: RunningCms;
/** URL of another process on the same database. The cache of that process contains no credentials. */
let other: string;
beforeAll(async () => {
  cms = await startCms();
  other = await cms.startAnother();
});
afterAll(() => cms?.stop());

type Headers = Record<string, string>;
type Credentials = Pick<TestAccount, "email" | "password">;

function logIn({ email, password }: Credentials, headers: Headers, at = other) {
  return cms.request(authApi.login, { at, body: { email, password }, headers });
}

/** Uses up the login limit of the account, as wrong passwords from many IP addresses would. */
function attack(kind: AccountKind, { email }: Pick<TestAccount, "email">, points = 100) {
  return exhaustRateLimit(cms, "login-account", `${kind} ${email}`, points);
}

/** Creates a customer with one known device at a known IP address. */
async function newResident() {
  const person = await newCustomer(cms);
  const home = newClientHeaders();
  const login = await logIn(person, home, cms.url);
  return { person, home, browser: { cookie: readDeviceCookie(login) } };
}

const wrong = (person: Credentials) => ({ ...person, password: "não é esta" });

describe("an account under attack", () => {
  it("accepts logins only from known devices and known IP addresses", async () => {
    const { person, home, browser } = await newResident();
    await attack("customer", person);
    expect((await logIn(person, newClientHeaders())).status).toBe(401);
    expect((await logIn(person, { ...newClientHeaders(), ...browser })).status).toBe(200);
    expect((await logIn(person, home)).status).toBe(200);
    // A known client also needs the right password.
    expect((await logIn(wrong(person), { ...newClientHeaders(), ...browser })).status).toBe(401);
    const strangers = await newResident();
    expect((await logIn(person, { ...newClientHeaders(), ...strangers.browser })).status).toBe(401);
  });

  it("rejects logins from an IP address from which nobody has logged in for 90 days", async () => {
    const { person, home, browser } = await newResident();
    await attack("customer", person);
    await cms.query(`update familiar_senders set seen_at = now() - interval '91 days'
      where customer_id = '${person.id}'`);
    expect((await logIn(person, home)).status).toBe(401);
    expect((await logIn(person, { ...newClientHeaders(), ...browser })).status).toBe(200);
  });

  it("rejects logins of unknown clients for a day after a thousand wrong passwords", async () => {
    const { person, home } = await newResident();
    await exhaustRateLimit(cms, "login-account-day", `customer ${person.email}`, 1_000);
    expect((await logIn(person, newClientHeaders())).status).toBe(401);
    expect((await logIn(person, home)).status).toBe(200);
  });

  it("counts each wrong password of unknown clients once, and no wrong password of known devices", async () => {
    const { person, home, browser } = await newResident();
    await cms.query(`update customers set email_verified_at = now() where id = '${person.id}'`);
    const key = `customer ${person.email}`;
    await logIn(wrong(person), newClientHeaders());
    await logIn(wrong(person), newClientHeaders());
    await logIn(wrong(person), home);
    await logIn(wrong(person), { ...newClientHeaders(), ...browser });
    const { hashVisitorKey } = await import("../src/platform/rate-limit.ts");
    const { rows } = await cms.query<{ points: number }>(
      `select points from rate_limits where key like 'login-account%:${hashVisitorKey(cms.payload, key)}'`,
    );
    expect(rows).toEqual([{ points: 2 }, { points: 2 }]);
  });

  it("accepts Basic authentication from known IP addresses", async () => {
    const person = await newCustomer(cms);
    const server = newClientHeaders();
    const status = (headers: Headers) =>
      cms.request(authApi.status, {
        at: other,
        headers: { ...createBasicHeaders(person), ...headers },
      });
    expect((await status(server)).status).toBe(200);
    await attack("customer", person);
    await cms.query("update familiar_senders set seen_at = seen_at - interval '89 days'");
    const another = await cms.startAnother();
    const later = () =>
      cms.request(authApi.status, {
        at: another,
        headers: { ...createBasicHeaders(person), ...server },
      });
    expect((await later()).status).toBe(200);
    expect((await status(newClientHeaders())).status).toBe(401);
    // The login updated the last use of the device, so the device is deleted later.
    const { rows } = await cms.query(`select 1 from familiar_senders
      where customer_id = '${person.id}' and seen_at > now() - interval '1 hour'`);
    expect(rows).toHaveLength(1);
  });

  it("accepts logins of the client that set a new password with a reset link", async () => {
    const person = await newCustomer(cms);
    await attack("customer", person);
    await cms.request(authApi.forgotPassword, {
      body: { email: person.email },
      headers: newClientHeaders(),
    });
    const body = {
      token: findTokenInEmail(await waitForMessageTo(person.email, /auth.reset/)),
      password: "senha redefinida",
    };
    const hotel = newClientHeaders();
    const reset = await cms.request(authApi.resetPassword, { body, headers: hotel });
    expect(reset.status).toBe(200);
    const renewed = { ...person, password: "senha redefinida" };
    expect((await logIn(renewed, hotel)).status).toBe(200);
    const cookie = readDeviceCookie(reset);
    expect((await logIn(renewed, { ...newClientHeaders(), cookie })).status).toBe(200);
    expect((await logIn(renewed, newClientHeaders())).status).toBe(401);
  });

  it("accepts, after a password change, only logins of the client that changed the password", async () => {
    const { person, home, browser } = await newResident();
    const office = newClientHeaders();
    const login = await logIn(person, office);
    const change = await cms.request(authApi.password, {
      body: { currentPassword: person.password, password: "outra senha boa" },
      cookie: `${login.headers.getSetCookie()[0]?.split(";")[0]}; ${readDeviceCookie(login)}`,
      headers: office,
    });
    expect(change.status).toBe(200);
    const changed = { ...person, password: "outra senha boa" };
    await attack("customer", person);
    expect((await logIn(changed, home)).status).toBe(401);
    expect((await logIn(changed, { ...newClientHeaders(), ...browser })).status).toBe(401);
    expect((await logIn(changed, office)).status).toBe(200);
    const cookie = readDeviceCookie(change);
    expect((await logIn(changed, { ...newClientHeaders(), cookie })).status).toBe(200);
  });

  it("applies the same rules to administrators, at login and for Basic authentication", async () => {
    const admin = await newStaff(cms, "admin");
    const office = newClientHeaders();
    const login = (headers: Headers) =>
      cms.request(adminApi.login, { at: other, body: admin, headers });
    const cookie = readDeviceCookie(await login(office));
    expect(cookie).toMatch(/^staff-device=/);
    await attack("staff", admin);
    expect((await login(newClientHeaders())).status).toBe(401);
    expect((await login({ ...newClientHeaders(), cookie })).status).toBe(200);
    const headers = { ...createBasicHeaders(admin), ...office };
    expect((await cms.request(adminApi.verify, { at: other, headers })).status).toBe(200);
  });

  it("notifies the owner once a day, and sends no e-mail to addresses without an account", async () => {
    const [person, nobody] = [
      await newCustomer(cms),
      { email: createUniqueEmail(), password: "x" },
    ];
    for (const target of [person, nobody, person]) {
      await attack("customer", target, 99);
      expect((await logIn(wrong(target), newClientHeaders(), cms.url)).status).toBe(401);
    }
    const attacked = /Subject: Muitas senhas erradas na sua conta/;
    await waitForMessageTo(person.email, attacked);
    const second = await newCustomer(cms);
    await attack("customer", second, 99);
    await logIn(wrong(second), newClientHeaders(), cms.url);
    await waitForMessageTo(second.email, attacked);
    expect(await findMessagesTo(person.email, attacked)).toHaveLength(1);
    expect(await findMessagesTo(nobody.email, /./)).toEqual([]);
  });
});

describe("a known device", () => {
  it("is not limited by failed logins of other clients at its IP address", async () => {
    const { person, home, browser } = await newResident();
    for (let count = 0; count < 10; count += 1) {
      expect((await logIn(wrong(person), home)).status).toBe(401);
    }
    expect((await logIn(person, home)).status).toBe(429);
    expect((await logIn(person, { ...home, ...browser })).status).toBe(200);
  });

  it("is rejected after ten failed logins, whatever its IP address", async () => {
    const { person, home, browser } = await newResident();
    for (let count = 0; count < 10; count += 1) {
      const response = await logIn(wrong(person), { ...newClientHeaders(), ...browser });
      expect(response.status).toBe(401);
    }
    const refused = await logIn(person, { ...newClientHeaders(), ...browser });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await logIn(person, home)).status).toBe(200);
  });

  it("stays known across logins for a year, as one of at most twenty devices", async () => {
    const { person, browser } = await newResident();
    const again = await logIn(person, { ...newClientHeaders(), ...browser });
    expect(readDeviceCookie(again)).toBe(browser.cookie);
    const planted = { cookie: `customer-device=${"a".repeat(43)}` };
    const response = await logIn(person, { ...newClientHeaders(), ...planted });
    expect(readDeviceCookie(response)).not.toBe(planted.cookie);
    await cms.query(`update familiar_senders set seen_at = now() - interval '366 days'
      where customer_id = '${person.id}'`);
    await attack("customer", person);
    expect((await logIn(person, { ...newClientHeaders(), ...browser })).status).toBe(401);
    await attack("customer", person, 0);
    for (let count = 0; count < 21; count += 1) {
      await logIn(person, newClientHeaders());
    }
    const { rows } = await cms.query<{ count: number }>(`select count(*)::int from familiar_senders
      where customer_id = '${person.id}' group by is_device`);
    expect(rows).toEqual([{ count: 20 }, { count: 20 }]);
  });
});
