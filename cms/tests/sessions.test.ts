import { type AccountSession, adminApi, sessionsResponse } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, readSessionCookie, startCms } from "./support/cms.ts";
import {
  createBasicHeaders,
  newClientHeaders,
  newCustomer,
  newStaff,
  type TestAccount,
} from "./support/people.ts";
import { accountApiPaths } from "./support/second-factors.ts";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

describe.each(["customer", "staff"] as const)("sessions of a %s", (kind) => {
  const paths = accountApiPaths[kind];
  const newPerson = () => (kind === "customer" ? newCustomer(cms) : newStaff(cms, "writer"));

  /** Logs in with another browser; returns its cookie. */
  async function logIn({ email, password }: TestAccount, headers: Record<string, string> = {}) {
    const login = await cms.request(paths.login, {
      body: { email, password },
      headers: { ...newClientHeaders(), ...headers },
    });
    expect(login.status).toBe(200);
    return readSessionCookie(login);
  }

  async function list(cookie: string): Promise<AccountSession[]> {
    const response = await cms.request(paths.sessions, { cookie });
    expect(response.status).toBe(200);
    return sessionsResponse.parse(await response.json()).sessions;
  }

  async function ownId(cookie: string): Promise<string> {
    return (await list(cookie)).find(({ isCurrent }) => isCurrent)?.id ?? "";
  }

  async function statusOf(cookie: string): Promise<number> {
    return (await cms.request(paths.secondFactor, { cookie })).status;
  }

  const end = (id: string, cookie: string) =>
    cms.request(paths.session(id), { method: "DELETE", cookie });

  it("are listed with device, network and times, most recently used first", async () => {
    const person = await newPerson();
    const phone = await logIn(person, {
      "user-agent": iphone,
      "x-forwarded-for": "2001:db8:7:1:a:b:c:d",
    });
    const desktop = await logIn(person, {
      "user-agent": firefox,
      "x-forwarded-for": "198.51.100.7",
    });
    await cms.query(
      `update sessions set last_used_at = now() - interval '1 hour' where id = '${await ownId(phone)}'`,
    );
    const sessions = await list(desktop);
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({
      browser: "Firefox",
      system: "Linux",
      network: "198.51.100.7",
      isCurrent: true,
    });
    expect(sessions[1]).toMatchObject({ browser: null, system: null, isCurrent: false });
    expect(sessions[2]).toMatchObject({
      browser: "Safari",
      system: "iOS",
      network: "2001:db8:7:1::/64",
      isCurrent: false,
    });
    expect(Date.parse(sessions[2]?.lastUsedAt ?? "")).toBeLessThan(
      Date.parse(sessions[2]?.createdAt ?? ""),
    );
  });

  it("are listed without tokens and token hashes", async () => {
    const person = await newPerson();
    const response = await cms.request(paths.sessions, { cookie: person.cookie });
    const text = await response.text();
    const { rows } = await cms.query<{ token_hash: string }>(
      `select token_hash from sessions where '${person.id}' in (customer_id::text, staff_id::text)`,
    );
    expect(rows).toHaveLength(1);
    for (const secret of [rows[0]?.token_hash, person.cookie.split("=")[1]]) {
      expect(text).not.toContain(secret);
    }
  });

  it("are not listed once they have expired", async () => {
    const person = await newPerson();
    const other = await logIn(person);
    await cms.query(`update sessions set expires_at = now() where id = '${await ownId(other)}'`);
    expect(await list(person.cookie)).toHaveLength(1);
  });

  it("are listed for Basic authentication, without a current session", async () => {
    const person = await newPerson();
    const response = await cms.request(paths.sessions, {
      headers: { ...createBasicHeaders(person), ...newClientHeaders() },
      // Sends the session's cookie too. The credentials take precedence over the cookie.
      cookie: person.cookie,
    });
    const { sessions } = sessionsResponse.parse(await response.json());
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false]);
  });

  it("can be ended one by one", async () => {
    const person = await newPerson();
    const [ended, kept] = [await logIn(person), await logIn(person)];
    const id = await ownId(ended);
    expect((await end(id, person.cookie)).status).toBe(200);
    expect(await Promise.all([person.cookie, ended, kept].map(statusOf))).toEqual([200, 401, 200]);
    const again = await end(id, person.cookie);
    expect(again.status).toBe(404);
  });

  it("of another account cannot be listed or ended", async () => {
    const [person, stranger] = [await newPerson(), await newPerson()];
    // Tests accounts of both kinds, because the id must be valid for its owner only.
    const other = kind === "customer" ? await newStaff(cms, "admin") : await newCustomer(cms);
    const id = await ownId(person.cookie);
    expect((await list(stranger.cookie)).map((session) => session.id)).not.toContain(id);
    expect((await end(id, stranger.cookie)).status).toBe(404);
    const otherPaths = accountApiPaths[kind === "customer" ? "staff" : "customer"];
    const fromOther = await cms.request(otherPaths.session(id), {
      method: "DELETE",
      cookie: other.cookie,
    });
    expect(fromOther.status).toBe(404);
    await cms.request(paths.endOtherSessions, { method: "POST", cookie: stranger.cookie });
    expect(await statusOf(person.cookie)).toBe(200);
  });

  it.each(["00000000-0000-4000-8000-000000000000", "x", "end-all"])(
    "are not affected by a request to end the unknown id %s",
    async (id) => {
      const person = await newPerson();
      expect((await end(id, person.cookie)).status).toBe(404);
      expect(await statusOf(person.cookie)).toBe(200);
    },
  );

  it("can be ended all at once, except the current session", async () => {
    const person = await newPerson();
    const others = [await logIn(person), await logIn(person)];
    const response = await cms.request(paths.endOtherSessions, {
      method: "POST",
      cookie: person.cookie,
    });
    expect(response.status).toBe(200);
    // The response sets no cookie, because the browser stays logged in.
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await Promise.all([person.cookie, ...others].map(statusOf))).toEqual([200, 401, 401]);
    expect(await list(person.cookie)).toHaveLength(1);
  });

  it("cannot be ended by requests from other sites", async () => {
    const person = await newPerson();
    const other = await logIn(person);
    const headers = { origin: "https://evil.example" };
    const id = await ownId(other);
    const ending = await cms.request(paths.session(id), {
      method: "DELETE",
      cookie: person.cookie,
      headers,
    });
    const endingOthers = await cms.request(paths.endOtherSessions, {
      method: "POST",
      cookie: person.cookie,
      headers,
    });
    expect([ending.status, endingOthers.status]).toEqual([403, 403]);
    expect(await statusOf(other)).toBe(200);
  });

  it("stay ended even if concurrent calls used them", async () => {
    const person = await newPerson();
    const used = await logIn(person);
    const id = await ownId(used);
    // Makes the last use old enough that each call would update it.
    await cms.query(
      `update sessions set last_used_at = now() - interval '6 minutes' where id = '${id}'`,
    );
    const [ending, ...statuses] = await Promise.all([
      end(id, person.cookie),
      ...Array.from({ length: 12 }, () => statusOf(used)),
    ]);
    expect(ending.status).toBe(200);
    expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
    expect(await statusOf(used)).toBe(401);
    const { rows } = await cms.query(`select 1 from sessions where id = '${id}'`);
    expect(rows).toEqual([]);
  });

  it("are reduced to at most one if several browsers concurrently end all other sessions", async () => {
    const person = await newPerson();
    const cookies = [person.cookie, await logIn(person), await logIn(person)];
    const answers = await Promise.all(
      cookies.map((cookie) => cms.request(paths.endOtherSessions, { method: "POST", cookie })),
    );
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
    const statuses = await Promise.all(cookies.map(statusOf));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  });
});

it("a session of the CMS's screens ends when the panel ends all other sessions", async () => {
  const editor = await newStaff(cms, "editor");
  const login = await cms.request(adminApi.login, {
    body: { email: editor.email, password: editor.password },
    headers: newClientHeaders(),
  });
  const cookie = readSessionCookie(login);
  const me = async () =>
    ((await (await cms.request("/api/staff/me", { cookie })).json()) as { user: unknown }).user;
  expect(await me()).toMatchObject({ id: editor.id });
  await cms.request(adminApi.endOtherSessions, { method: "POST", cookie: editor.cookie });
  expect(await me()).toBeNull();
});
