import { authApi, leadsApi, linkTokenHeader, previewApi, scheduleApi } from "contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import { exhaustRateLimit } from "./support/limits.ts";
import {
  createRegistration,
  createUniqueEmail,
  findMessagesTo,
  newClientHeaders,
  newCustomer,
  newStaff,
  readDeviceCookie,
  readFailure,
  waitForMessageTo,
} from "./support/people.ts";

/**
 * Tests limits of docs/accounts.md that no other test exceeds by requests. Each test uses up its limit except for one
 * request, and expects that the second of two more requests is rejected.
 */

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

type Headers = Record<string, string>;

function addressOf(headers: Headers): string {
  return headers["x-forwarded-for"] ?? "";
}

async function expectRefused(response: Response): Promise<void> {
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await readFailure(response)).toMatchObject({ status: 429, code: "rate-limited" });
}

it("limits registrations to 100 per hour and IP address", async () => {
  const headers = newClientHeaders();
  const register = (from: Headers) =>
    cms.request(authApi.register, { body: createRegistration(), headers: from });
  await exhaustRateLimit(cms, "register", addressOf(headers), 99);
  expect((await register(headers)).status).toBe(201);
  await expectRefused(await register(headers));
  expect((await register(newClientHeaders())).status).toBe(201);
});

it("limits failed logins to a hundred per IP address, except for known devices", async () => {
  const person = await newCustomer(cms);
  const headers = newClientHeaders();
  const logIn = (body: { email: string; password: string }, more: Headers = {}) =>
    cms.request(authApi.login, { body, headers: { ...headers, ...more } });
  const known = { cookie: readDeviceCookie(await logIn(person)) };
  await exhaustRateLimit(cms, "login-address", addressOf(headers), 99);
  expect((await logIn({ email: createUniqueEmail(), password: "não é esta" })).status).toBe(401);
  await expectRefused(await logIn(person));
  expect((await logIn(person, known)).status).toBe(200);
  const elsewhere = await cms.request(authApi.login, { body: person, headers: newClientHeaders() });
  expect(elsewhere.status).toBe(200);
});

it("limits requests for e-mailed links to thirty per IP address in 15 minutes", async () => {
  const headers = newClientHeaders();
  const forget = (from: Headers) =>
    cms.request(authApi.forgotPassword, { body: { email: createUniqueEmail() }, headers: from });
  await exhaustRateLimit(cms, "account-link", addressOf(headers), 29);
  expect((await forget(headers)).status).toBe(200);
  await expectRefused(await forget(headers));
  expect((await forget(newClientHeaders())).status).toBe(200);
});

it("limits checks of e-mailed links to 100 per IP address, without affecting requests for new links", async () => {
  const headers = newClientHeaders();
  const open = (from: Headers) =>
    cms.request(authApi.passwordLink, { headers: { ...from, [linkTokenHeader]: "nenhum" } });
  await exhaustRateLimit(cms, "opened-link", addressOf(headers), 99);
  expect((await open(headers)).status).toBe(400);
  await expectRefused(await open(headers));
  expect((await open(newClientHeaders())).status).toBe(400);
  const forget = await cms.request(authApi.forgotPassword, {
    body: { email: createUniqueEmail() },
    headers,
  });
  expect(forget.status).toBe(200);
});

it("sends at most five reset links per account and hour, with an unchanged response afterwards", async () => {
  const [person, other] = [await newCustomer(cms), await newCustomer(cms)];
  const link = /\/auth\/reset\?token=/;
  const forget = async ({ email }: { email: string }) => {
    const response = await cms.request(authApi.forgotPassword, {
      body: { email },
      headers: newClientHeaders(),
    });
    return [response.status, await response.json()];
  };
  await exhaustRateLimit(cms, "reset-message", `customer ${person.email}`, 4);
  const first = await forget(person);
  await waitForMessageTo(person.email, link);
  expect(await forget(person)).toEqual(first);
  // Waits for the e-mail to another account. An e-mail of the sixth request would have arrived before that e-mail.
  expect(await forget(other)).toEqual(first);
  await waitForMessageTo(other.email, link);
  expect(await findMessagesTo(person.email, link)).toHaveLength(1);
});

it("limits changes of the e-mail address to ten per account and hour", async () => {
  const person = await newCustomer(cms);
  const change = () =>
    cms.request(authApi.profile, {
      method: "PATCH",
      body: { email: createUniqueEmail(), currentPassword: person.password },
      cookie: person.cookie,
    });
  await exhaustRateLimit(cms, "email-change", person.id, 9);
  expect((await change()).status).toBe(200);
  await expectRefused(await change());
});

it("limits consents to 120 per IP address in ten minutes", async () => {
  const headers = newClientHeaders();
  const consent = (from: Headers) =>
    cms.request(leadsApi.consents, {
      body: { choice: "accepted", textVersion: "2026-11-22", locale: "pt-BR" },
      headers: from,
    });
  await exhaustRateLimit(cms, "consent", addressOf(headers), 119);
  expect((await consent(headers)).status).toBe(204);
  await expectRefused(await consent(headers));
  expect((await consent(newClientHeaders())).status).toBe(204);
});

it.each([
  ["preview links to 200", "preview-links", previewApi.links, 199],
  ["schedules to 500", "schedules", scheduleApi.schedules, 499],
])(
  "limits %s a day per staff account, and gives the reason in the user's language",
  async (_, limit, path, used) => {
    const editor = await newStaff(cms, "editor");
    const page = await cms.payload.create({
      collection: "pages",
      data: { title: "Limite", slug: `limite-${limit}` },
      draft: true,
    });
    const body = {
      kind: "pages",
      id: page.id,
      locale: "pt-BR",
      ...(limit === "schedules" ? { action: "publish", time: "2036-12-01T00:00" } : { hours: 1 }),
    };
    const create = (cookie: string) =>
      cms.request(path, { body, cookie, headers: { "accept-language": "es" } });
    await exhaustRateLimit(cms, limit, editor.id, used);
    expect((await create(editor.cookie)).status).toBe(201);
    const refused = await create(editor.cookie);
    expect(await refused.clone().json()).toMatchObject({
      error: expect.stringMatching(/el límite/),
    });
    await expectRefused(refused);
    const other = await newStaff(cms, "editor");
    expect((await create(other.cookie)).status).toBe(201);
  },
);
