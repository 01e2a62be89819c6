import { adminApi, authApi } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, readSessionCookie, startCms } from "./support/cms.ts";
import {
  createBasicHeaders,
  createRegistration,
  findMessagesTo,
  newClientHeaders,
  newCustomer,
  newStaff,
  readDeviceCookie,
  type TestAccount,
  waitForMessageTo,
} from "./support/people.ts";
import { accountApiPaths, addSecondFactor } from "./support/second-factors.ts";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const notice = /um aparelho e uma rede que ela ainda não conhecia/;

describe.each(["customer", "staff"] as const)("notice about a new device of a %s", (kind) => {
  const paths = accountApiPaths[kind];
  const newPerson = () => (kind === "customer" ? newCustomer(cms) : newStaff(cms, "writer"));

  async function logIn(
    { email, password }: Pick<TestAccount, "email" | "password">,
    { cookie, ...headers }: Record<string, string> = {},
  ): Promise<Response> {
    const response = await cms.request(paths.login, {
      body: { email, password },
      headers: { ...newClientHeaders(), "user-agent": firefox, ...headers },
      ...(cookie ? { cookie } : {}),
    });
    expect(response.status, await response.clone().text()).toBe(200);
    return response;
  }

  /** Waits until a notice that mentions the network was sent. Returns all notices. */
  async function noticesUpTo({ email }: TestAccount, network: string): Promise<string[]> {
    await waitForMessageTo(email, new RegExp(network.replaceAll(".", "\\.")));
    return findMessagesTo(email, notice);
  }

  it("contains device, network and time, and a link to the list of sessions", async () => {
    const person = await newPerson();
    await logIn(person, { "x-forwarded-for": "198.51.100.7" });
    const [message, ...others] = await noticesUpTo(person, "198.51.100.7");
    expect(others).toEqual([]);
    expect(message).toContain("Aparelho: Firefox no Linux");
    expect(message).toContain("Endereço IP: 198.51.100.7");
    expect(message).toMatch(/Quando: \d\d\/\d\d\/\d{4}, \d\d:\d\d \(horário de Brasília\)/);
    expect(message).toContain(kind === "customer" ? "/client-area/security" : "/admin/security");
  });

  it("is not sent for the first login, a known browser, a known network or Basic authentication", async () => {
    const person = await newPerson();
    const first = await logIn(person, { "x-forwarded-for": "198.51.100.1" });
    // Logs in from a known browser in a new network, and then from a new browser in a known network.
    await logIn(person, { "x-forwarded-for": "198.51.100.2", cookie: readDeviceCookie(first) });
    await logIn(person, { "x-forwarded-for": "198.51.100.2" });
    const called = await cms.request(paths.secondFactor, {
      headers: { ...createBasicHeaders(person), "x-forwarded-for": "198.51.100.3" },
    });
    expect(called.status).toBe(200);
    await logIn(person, { "x-forwarded-for": "198.51.100.4" });
    const networks = (await noticesUpTo(person, "198.51.100.4")).map(
      (message) => /198\.51\.100\.\d/.exec(message)?.[0],
    );
    expect(networks.toSorted()).toEqual(["198.51.100.1", "198.51.100.4"]);
  });

  it("is sent only after the right code of the second factor", async () => {
    const person = await newPerson();
    const { freshCode } = await addSecondFactor(cms, kind, person);
    const half = await cms.request(paths.login, {
      body: { email: person.email, password: person.password },
      headers: { "x-forwarded-for": "198.51.100.5" },
    });
    expect(half.status).toBe(403);
    const done = await cms.request(paths.loginCode, {
      body: { secondFactorCode: await freshCode() },
      cookie: readSessionCookie(half),
      headers: { "x-forwarded-for": "198.51.100.6" },
    });
    expect(done.status).toBe(200);
    expect(await noticesUpTo(person, "198.51.100.6")).toHaveLength(1);
  });

  it("is sent at most five times a day, even for concurrent logins", async () => {
    const person = await newPerson();
    await Promise.all(Array.from({ length: 8 }, () => logIn(person)));
    await expect.poll(async () => (await findMessagesTo(person.email, notice)).length).toBe(5);
    await logIn(person);
    // Waits for a later e-mail of the queue, to be sure that no notice is waiting.
    await cms.request(paths.forgotPassword, {
      body: { email: person.email },
      headers: newClientHeaders(),
    });
    await waitForMessageTo(person.email, /reset\?token=/);
    expect(await findMessagesTo(person.email, notice)).toHaveLength(5);
  });
});

it("no notice about a new device is sent for a wrong password or the first login of an account", async () => {
  const admin = await newStaff(cms, "admin");
  const account = createRegistration();
  const created = await cms.request(adminApi.users, { body: account, cookie: admin.cookie });
  expect(created.status).toBe(201);
  const login = (password: string) =>
    cms.request(authApi.login, {
      body: { email: account.email, password },
      headers: newClientHeaders(),
    });
  expect((await login("não é esta")).status).toBe(401);
  expect((await login(account.password)).status).toBe(200);
  expect((await login("não é esta")).status).toBe(401);
  await cms.request(authApi.forgotPassword, {
    body: { email: account.email },
    headers: newClientHeaders(),
  });
  await waitForMessageTo(account.email, /reset\?token=/);
  expect(await findMessagesTo(account.email, notice)).toEqual([]);
});

it("a notice about a new device is sent in the language of the account", async () => {
  const person = await newCustomer(cms, { locale: "en-US" });
  await cms.request(authApi.login, { body: person, headers: newClientHeaders() });
  const message = await waitForMessageTo(person.email, /from a device and network/);
  expect(message).toContain("Device: Unknown device");
  expect(message).toContain("/en/client-area/security");
});
