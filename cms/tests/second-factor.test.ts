import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { type AccountKind, adminApi, authApi, exportResponse, secondFactorState } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, readSessionCookie, startCms } from "./support/cms.ts";
import { exhaustRateLimit } from "./support/limits.ts";
import {
  createBasicHeaders,
  findTokenInEmail,
  newClientHeaders,
  newCustomer,
  newStaff,
  readDeviceCookie,
  readFailure,
  type TestAccount,
  waitForMessageTo,
} from "./support/people.ts";
import {
  accountApiPaths,
  addSecondFactor,
  createTotpCode,
  createWrongTotpCode,
  startEnrolment,
} from "./support/second-factors.ts";

let cms: RunningCms;
let other: string;
beforeAll(async () => {
  cms = await startCms();
  other = await cms.startAnother();
});
afterAll(() => cms?.stop());

type Headers = Record<string, string>;

const newPerson = {
  customer: () => newCustomer(cms),
  staff: () => newStaff(cms, "admin"),
} as const satisfies Record<AccountKind, () => Promise<TestAccount>>;

function logIn(
  kind: AccountKind,
  { email, password }: TestAccount,
  { code, headers = newClientHeaders() }: { code?: string; headers?: Headers } = {},
) {
  const body = { email, password, ...(code ? { secondFactorCode: code } : {}) };
  return cms.request(accountApiPaths[kind].login, { body, headers });
}

/** Returns the cookie of the first step of a login. */
function stepOf(response: Response): string {
  const cookie = response.headers.getSetCookie().find((each) => /-login=[^;]/.test(each));
  return cookie?.split(";")[0] ?? "";
}

function sendCode(kind: AccountKind, cookie: string, code: string, headers = newClientHeaders()) {
  return cms.request(accountApiPaths[kind].loginCode, {
    cookie,
    body: { secondFactorCode: code },
    headers,
  });
}

/** Logs in with a new browser, with password and code. Returns the browser's session and device cookies. */
async function newBrowser(kind: AccountKind, person: TestAccount, code: string) {
  const login = await logIn(kind, person, { code });
  expect(login.status, await login.clone().text()).toBe(200);
  return { session: readSessionCookie(login), device: readDeviceCookie(login) };
}

const wrong = { status: 400, code: "invalid", fields: { secondFactorCode: "wrong" } };
const required = { status: 403, code: "second-factor-required" };

async function auditActions(id: string): Promise<string[]> {
  const { rows } = await cms.query<{ action: string }>(
    `select action from audit_log where target_id = '${id}' order by created_at, id`,
  );
  return rows.map(({ action }) => action);
}

describe.each(["customer", "staff"] as const)("the second factor of a %s", (kind) => {
  const paths = accountApiPaths[kind];
  const readState = async (cookie: string) =>
    secondFactorState.parse(await (await cms.request(paths.secondFactor, { cookie })).json());
  const stateOf = async (cookie: string) => (await readState(cookie)).secondFactor;

  it("is enabled once a code confirmed it, and is stored without readable secret and recovery codes", async () => {
    const person = await newPerson[kind]();
    const secret = await startEnrolment(cms, kind, person);
    expect(await stateOf(person.cookie)).toBeNull();
    expect((await logIn(kind, person)).status).toBe(200);
    const confirm = async (code: string) =>
      cms.request(paths.confirmSecondFactor, {
        cookie: person.cookie,
        body: { secondFactorCode: code },
      });
    expect(await readFailure(await confirm(await createWrongTotpCode(secret)))).toMatchObject(
      wrong,
    );
    const confirmed = await confirm(await createTotpCode(secret));
    const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(10);
    expect(await readState(person.cookie)).toMatchObject({ recoveryCodesLeft: 10 });
    expect(await readFailure(await logIn(kind, person))).toMatchObject(required);
    const { rows } = await cms.query(
      `select * from second_factors f join recovery_codes c
         on '${person.id}' in (c.customer_id::text, c.staff_id::text)
       where '${person.id}' in (f.customer_id::text, f.staff_id::text)`,
    );
    const stored = JSON.stringify(rows);
    expect(rows).toHaveLength(10);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll("-", ""));
    }
    expect(await waitForMessageTo(person.email, /duas etapas está ativa/)).toBeTruthy();
    expect((await readFailure(await confirm(await createTotpCode(secret)))).status).toBe(404);
  });

  it("requires the password to be set up, and is not replaced while it is enabled", async () => {
    const person = await newPerson[kind]();
    const enrol = (currentPassword: string) =>
      cms.request(paths.enrolSecondFactor, {
        cookie: person.cookie,
        body: { currentPassword },
        headers: newClientHeaders(),
      });
    expect(await readFailure(await enrol("não é esta"))).toMatchObject({
      status: 400,
      fields: { currentPassword: "wrong" },
    });
    await addSecondFactor(cms, kind, person);
    expect(await readFailure(await enrol(person.password))).toMatchObject({
      status: 409,
      code: "second-factor-exists",
    });
  });

  it("can be confirmed only within an hour and with the newest QR code", async () => {
    const person = await newPerson[kind]();
    const confirm = async (secret: string) =>
      cms.request(paths.confirmSecondFactor, {
        cookie: person.cookie,
        body: { secondFactorCode: await createTotpCode(secret) },
      });
    const first = await startEnrolment(cms, kind, person);
    const second = await startEnrolment(cms, kind, person);
    expect((await confirm(first)).status).toBe(400);
    const age = (interval: string) =>
      cms.query(`update second_factors set started_at = now() - interval '${interval}'
        where '${person.id}' in (customer_id::text, staff_id::text)`);
    await age("61 minutes");
    expect((await confirm(second)).status).toBe(404);
    await age("59 minutes");
    expect((await confirm(second)).status).toBe(200);
  });

  it("allows a login with the code in one request, or in two steps", async () => {
    const person = await newPerson[kind]();
    const { freshCode, secret } = await addSecondFactor(cms, kind, person);
    expect(
      await readFailure(await logIn(kind, person, { code: await createWrongTotpCode(secret) })),
    ).toMatchObject(wrong);
    expect((await logIn(kind, person, { code: await freshCode() })).status).toBe(200);
    const first = await logIn(kind, person);
    expect(first.status).toBe(403);
    expect(readSessionCookie(first)).not.toMatch(/-session=[^;]/);
    const login = await sendCode(kind, stepOf(first), await freshCode());
    expect(login.status).toBe(200);
    expect(login.headers.getSetCookie().join()).toMatch(/-login=;/);
    expect(
      (await cms.request(paths.secondFactor, { cookie: readSessionCookie(login) })).status,
    ).toBe(200);
    if (kind === "staff") {
      expect((await auditActions(person.id)).filter((each) => each === "staff.login")).toHaveLength(
        3,
      );
    }
  });

  it("accepts the second step only with the token of the first step, for ten minutes, with an unchanged password", async () => {
    const person = await newPerson[kind]();
    const { freshCode } = await addSecondFactor(cms, kind, person);
    const step = stepOf(await logIn(kind, person));
    const [name = "", token = ""] = step.split("=");
    const expired = { status: 401, code: "login-expired" };
    const forged = [
      "",
      `${name}=`,
      `${name}=x`,
      `${name}=${token.slice(0, -4)}AAAA`,
      step.replace(kind, kind === "staff" ? "customer" : "staff"),
    ];
    for (const cookie of forged) {
      expect(await readFailure(await sendCode(kind, cookie, await freshCode()))).toMatchObject(
        expired,
      );
    }
    // Rejects the token of one kind of account for the other kind.
    const otherKind = kind === "staff" ? "customer" : "staff";
    const crossed = step.replace(kind, otherKind);
    expect(await readFailure(await sendCode(otherKind, crossed, await freshCode()))).toMatchObject(
      expired,
    );
    const { createLoginStepToken, loginStepLifetimeMs } = await import(
      "../src/accounts/credentials/login-step.ts"
    );
    expect(loginStepLifetimeMs).toBe(600_000);
    const { rows } = await cms.query<{ hash: string }>(
      `select hash from passwords where '${person.id}' in (customer_id::text, staff_id::text)`,
    );
    const passwordHash = rows[0]?.hash ?? "";
    const at = (ms: number, hash = passwordHash) => {
      const cookie = createLoginStepToken(
        kind,
        { id: person.id, passwordHash: hash },
        Date.now() - ms,
      );
      return `${name}=${cookie}`;
    };
    const late = await sendCode(kind, at(loginStepLifetimeMs + 1_000), await freshCode());
    expect(await readFailure(late)).toMatchObject(expired);
    const former = await sendCode(kind, at(0, "former hash"), await freshCode());
    expect(await readFailure(former)).toMatchObject(expired);
    const inTime = await sendCode(kind, at(loginStepLifetimeMs - 60_000), await freshCode());
    expect(inTime.status).toBe(200);
  });

  it("rejects each code that was used, and all earlier codes", async () => {
    const person = await newPerson[kind]();
    const { secret, freshCode } = await addSecondFactor(cms, kind, person);
    // The code that confirmed the second factor cannot be used again.
    const confirming = await createTotpCode(secret);
    await freshCode();
    const next = await createTotpCode(secret, 1);
    expect((await logIn(kind, person, { code: next })).status).toBe(200);
    for (const code of [next, confirming]) {
      expect(await readFailure(await logIn(kind, person, { code }))).toMatchObject(wrong);
    }
  });

  it("accepts only one of several concurrent logins with the same code or recovery code", async () => {
    const person = await newPerson[kind]();
    const { recoveryCodes, freshCode } = await addSecondFactor(cms, kind, person);
    for (const code of [await freshCode(), recoveryCodes[0] ?? ""]) {
      const logins = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          cms.request(paths.login, {
            at: index % 2 ? other : cms.url,
            body: { email: person.email, password: person.password, secondFactorCode: code },
            headers: newClientHeaders(),
          }),
        ),
      );
      const statuses = logins.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([200, 400, 400, 400, 400, 400]);
    }
  });

  it("is confirmed by only one of several concurrent requests", async () => {
    const person = await newPerson[kind]();
    const secret = await startEnrolment(cms, kind, person);
    const code = await createTotpCode(secret);
    const confirmations = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        cms.request(paths.confirmSecondFactor, {
          at: index % 2 ? other : cms.url,
          cookie: person.cookie,
          body: { secondFactorCode: code },
        }),
      ),
    );
    expect(confirmations.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
    expect(await readState(person.cookie)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it("accepts each recovery code once, in any spelling, and notifies the owner", async () => {
    const person = await newPerson[kind]();
    const { recoveryCodes, freshCode } = await addSecondFactor(cms, kind, person);
    const [first = "", second = ""] = recoveryCodes;
    const typed = ` ${first.toLowerCase().replaceAll("-", " ")} `;
    expect((await logIn(kind, person, { code: typed })).status).toBe(200);
    expect(await readFailure(await logIn(kind, person, { code: first }))).toMatchObject(wrong);
    expect(
      await waitForMessageTo(person.email, /código de recuperação acaba de ser usado/),
    ).toBeTruthy();
    expect(await readState(person.cookie)).toMatchObject({ recoveryCodesLeft: 9 });
    const stranger = await newPerson[kind]();
    await addSecondFactor(cms, kind, stranger);
    expect(await readFailure(await logIn(kind, stranger, { code: second }))).toMatchObject(wrong);
    const renew = async () =>
      cms.request(paths.recoveryCodes, {
        cookie: person.cookie,
        body: { currentPassword: person.password, secondFactorCode: await freshCode() },
        headers: newClientHeaders(),
      });
    const { recoveryCodes: renewed } = (await (await renew()).json()) as {
      recoveryCodes: string[];
    };
    expect(renewed).toHaveLength(10);
    expect(
      await waitForMessageTo(person.email, /Novos códigos de recuperação acabam/),
    ).toBeTruthy();
    expect(await readFailure(await logIn(kind, person, { code: second }))).toMatchObject(wrong);
    expect((await logIn(kind, person, { code: renewed[0] ?? "" })).status).toBe(200);
  });

  it("can be removed only with both the password and a code", async () => {
    const person = await newPerson[kind]();
    const { secret, freshCode } = await addSecondFactor(cms, kind, person);
    const remove = (currentPassword: string, secondFactorCode: string) =>
      cms.request(paths.removeSecondFactor, {
        cookie: person.cookie,
        body: { currentPassword, secondFactorCode },
        headers: newClientHeaders(),
      });
    expect((await remove("não é esta", await freshCode())).status).toBe(400);
    expect((await remove(person.password, await createWrongTotpCode(secret))).status).toBe(400);
    expect(await stateOf(person.cookie)).not.toBeNull();
    expect((await remove(person.password, await freshCode())).status).toBe(200);
    expect(await readState(person.cookie)).toMatchObject({
      secondFactor: null,
      recoveryCodesLeft: 0,
    });
    expect((await logIn(kind, person)).status).toBe(200);
    expect(await waitForMessageTo(person.email, /duas etapas foi desativada/)).toBeTruthy();
    const acts = (await auditActions(person.id)).filter((each) => each.includes("second-factor"));
    expect(acts).toEqual(
      kind === "staff" ? ["staff.second-factor-add", "staff.second-factor-remove"] : [],
    );
  });

  it("makes every call reject Basic authentication with the password alone", async () => {
    const person = await newPerson[kind]();
    const own = kind === "staff" ? adminApi.verify : authApi.status;
    expect((await cms.request(own, { headers: createBasicHeaders(person) })).status).toBe(200);
    await addSecondFactor(cms, kind, person);
    // Rejects the credentials also in the process that has cached them.
    for (const at of [cms.url, other]) {
      const refused = await cms.request(own, { at, headers: createBasicHeaders(person) });
      expect(await readFailure(refused)).toMatchObject(required);
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
    const login = await cms.request(paths.login, {
      method: "POST",
      headers: createBasicHeaders(person),
    });
    expect(await readFailure(login)).toMatchObject(required);
  });

  it("remains enabled after a password reset by e-mail", async () => {
    const person = await newPerson[kind]();
    const { freshCode } = await addSecondFactor(cms, kind, person);
    const { email } = person;
    await cms.request(paths.forgotPassword, { body: { email }, headers: newClientHeaders() });
    const token = findTokenInEmail(await waitForMessageTo(email, /\/reset/));
    const body = { token, password: "senha redefinida" };
    const headers = newClientHeaders();
    expect((await cms.request(paths.resetPassword, { body, headers })).status).toBe(200);
    const renewed = { ...person, password: "senha redefinida" };
    expect(await readFailure(await logIn(kind, renewed, { headers }))).toMatchObject(required);
    expect((await logIn(kind, renewed, { headers, code: await freshCode() })).status).toBe(200);
  });

  it("makes a client a known device only after a right code", async () => {
    const person = await newPerson[kind]();
    const { freshCode } = await addSecondFactor(cms, kind, person);
    const known = async () =>
      Number(
        (
          await cms.query<{ count: string }>(`select count(*) from familiar_senders
            where '${person.id}' in (customer_id::text, staff_id::text)`)
        ).rows[0]?.count,
      );
    const before = await known();
    const headers = newClientHeaders();
    await logIn(kind, person, { headers });
    expect(await known()).toBe(before);
    await logIn(kind, person, { headers, code: await freshCode() });
    expect(await known()).toBe(before + 2);
  });

  it("allows unknown clients ten wrong codes per hour for each account", async () => {
    const person = await newPerson[kind]();
    const { secret, freshCode } = await addSecondFactor(cms, kind, person);
    const home = await newBrowser(kind, person, await freshCode());
    const guess = await createWrongTotpCode(secret);
    const step = stepOf(await logIn(kind, person));
    const guesses = await Promise.all(
      Array.from({ length: 40 }, () => sendCode(kind, step, guess)),
    );
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    // Rejects even the right code. Once 50 codes have failed within a day, codes of the next hours are rejected too.
    const right = await sendCode(kind, step, await freshCode());
    expect(right.status).toBe(429);
    expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(60);
    expect(await waitForMessageTo(person.email, /senha certa/)).toBeTruthy();
    // The owner can still log in from a browser that has passed the second factor before.
    const owner = await logIn(kind, person, {
      code: await freshCode(),
      headers: { ...newClientHeaders(), cookie: home.device },
    });
    expect(owner.status).toBe(200);
  });

  it("cannot be guessed in 1,000 attempts, while its owner can still log in", async () => {
    const person = await newPerson[kind]();
    const { secret, freshCode, recoveryCodes } = await addSecondFactor(cms, kind, person);
    const home = await newBrowser(kind, person, await freshCode());
    await freshCode();
    const step = stepOf(await logIn(kind, person));
    // The attacker sends the right code as the last of 1,000 codes.
    const right = await createTotpCode(secret);
    const guess = await createWrongTotpCode(secret);
    let compared = 0;
    for (let sent = 0; sent < 1_000; sent += 50) {
      const batch = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          sendCode(kind, step, sent + index === 999 ? right : guess),
        ),
      );
      expect(batch.filter(({ status }) => status === 200)).toEqual([]);
      compared += batch.filter(({ status }) => status !== 429).length;
    }
    expect(compared).toBe(10);
    const cookie = home.device;
    const fromHome = await logIn(kind, person, {
      code: await freshCode(),
      headers: { ...newClientHeaders(), cookie },
    });
    expect(fromHome.status).toBe(200);
    expect((await logIn(kind, person, { code: recoveryCodes[0] ?? "" })).status).toBe(200);
  });

  it("allows 50 wrong codes per day for each account", async () => {
    const person = await newPerson[kind]();
    const { freshCode } = await addSecondFactor(cms, kind, person);
    await exhaustRateLimit(cms, "code-account-day", `${kind} ${person.id}`, 50);
    expect((await logIn(kind, person, { code: await freshCode() })).status).toBe(429);
  });

  it("limits wrong recovery codes to 30 per IP address, without affecting other addresses", async () => {
    const person = await newPerson[kind]();
    const { recoveryCodes } = await addSecondFactor(cms, kind, person);
    const step = stepOf(await logIn(kind, person));
    const thief = newClientHeaders();
    const guesses = await Promise.all(
      Array.from({ length: 32 }, () =>
        sendCode(kind, step, "AAAA-AAAA-AAAA-AAAA-AAAA-AAAA", thief),
      ),
    );
    expect(guesses.map(({ status }) => status).toSorted()).toEqual([
      ...Array(30).fill(400),
      429,
      429,
    ]);
    const right = recoveryCodes[0] ?? "";
    expect((await sendCode(kind, step, right, thief)).status).toBe(429);
    expect((await sendCode(kind, step, right)).status).toBe(200);
  });

  it("does not count right codes towards the limit", async () => {
    const person = await newPerson[kind]();
    const { freshCode } = await addSecondFactor(cms, kind, person);
    for (let login = 0; login < 12; login += 1) {
      expect((await logIn(kind, person, { code: await freshCode() })).status).toBe(200);
    }
  });

  it("limits the wrong codes of a known browser, without affecting other clients", async () => {
    const person = await newPerson[kind]();
    const { secret, freshCode } = await addSecondFactor(cms, kind, person);
    const { device } = await newBrowser(kind, person, await freshCode());
    const guess = await createWrongTotpCode(secret);
    const stolen = async (code: string) =>
      (await logIn(kind, person, { code, headers: { ...newClientHeaders(), cookie: device } }))
        .status;
    const statuses: number[] = [];
    for (let sent = 0; sent < 12; sent += 1) {
      statuses.push(await stolen(guess));
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    expect(await stolen(await freshCode())).toBe(429);
    expect((await logIn(kind, person, { code: await freshCode() })).status).toBe(200);
  });

  it("allows no further guesses to an attacker who resets the password by e-mail", async () => {
    const person = await newPerson[kind]();
    const { freshCode } = await addSecondFactor(cms, kind, person);
    const home = await newBrowser(kind, person, await freshCode());
    await exhaustRateLimit(cms, "code-account", `${kind} ${person.id}`, 10);
    const { createAccountLink } = await import("../src/accounts/credentials/account-links.ts");
    const { database } = await import("../src/platform/database.ts");
    const reset = async (headers: Headers, password: string) => {
      const token = findTokenInEmail(
        await createAccountLink(database(cms.payload), {
          kind,
          id: person.id,
          screen: kind === "customer" ? "customerReset" : "staffReset",
          locale: "pt-BR",
        }),
      );
      const response = await cms.request(paths.resetPassword, {
        body: { token, password },
        headers,
      });
      expect(response.status).toBe(200);
      return readDeviceCookie(response);
    };
    const attempt = async (cookie: string, password: string) =>
      (
        await logIn(
          kind,
          { ...person, password },
          { code: await freshCode(), headers: { ...newClientHeaders(), cookie } },
        )
      ).status;
    const thief = await reset(newClientHeaders(), "senha do ladrão");
    expect(await attempt(thief, "senha do ladrão")).toBe(429);
    // The attacker's password reset made the owner's browser unknown. The owner must use a recovery code or wait.
    expect(await attempt(home.device, "senha do ladrão")).toBe(429);
  });

  it("lets the owner log in from a known browser after a password reset", async () => {
    const person = await newPerson[kind]();
    const { freshCode } = await addSecondFactor(cms, kind, person);
    const home = await newBrowser(kind, person, await freshCode());
    await exhaustRateLimit(cms, "code-account", `${kind} ${person.id}`, 10);
    await cms.request(paths.forgotPassword, {
      body: { email: person.email },
      headers: newClientHeaders(),
    });
    const token = findTokenInEmail(await waitForMessageTo(person.email, /\/reset/));
    const reset = await cms.request(paths.resetPassword, {
      body: { token, password: "senha redefinida" },
      headers: { ...newClientHeaders(), cookie: home.device },
    });
    const login = await logIn(
      kind,
      { ...person, password: "senha redefinida" },
      {
        code: await freshCode(),
        headers: { ...newClientHeaders(), cookie: readDeviceCookie(reset) },
      },
    );
    expect(login.status).toBe(200);
  });
});

describe("an account without second factor", () => {
  it("can log in without a code or with an unnecessary code", async () => {
    const person = await newCustomer(cms);
    const login = await logIn("customer", person);
    expect(await login.json()).toEqual({
      success: true,
      user: { id: person.id, fullname: "Ana Souza", email: person.email },
    });
    expect(login.headers.getSetCookie().map((each) => each.split("=")[0])).toEqual([
      "customer-session",
      "customer-device",
    ]);
    expect((await logIn("customer", person, { code: "123456" })).status).toBe(200);
    const data = await cms.request(authApi.export, { cookie: person.cookie });
    expect(Object.keys((await data.json()) as object)).not.toContain("secondFactor");
  });
});

it("the data export names the second factor, without its secret", async () => {
  const person = await newCustomer(cms);
  const { secret } = await addSecondFactor(cms, "customer", person);
  const text = await (await cms.request(authApi.export, { cookie: person.cookie })).text();
  expect(exportResponse.parse(JSON.parse(text))).toMatchObject({
    secondFactor: { confirmedAt: expect.any(String) },
    recoveryCodesLeft: 10,
  });
  expect(text).not.toContain(secret);
});

it("the second factor is deleted with the account", async () => {
  const admin = await newStaff(cms, "admin");
  const person = await newCustomer(cms);
  await addSecondFactor(cms, "customer", person);
  const count = async (table: string) =>
    (await cms.query(`select 1 from ${table} where customer_id = '${person.id}'`)).rows.length;
  expect([await count("second_factors"), await count("recovery_codes")]).toEqual([1, 10]);
  await cms.request(adminApi.user(person.id), { method: "DELETE", cookie: admin.cookie });
  expect([await count("second_factors"), await count("recovery_codes")]).toEqual([0, 0]);
});

describe("a lost second factor", () => {
  it.each(["customer", "staff"] as const)("of a %s is reset by an administrator", async (kind) => {
    const admin = await newStaff(cms, "admin");
    const person = await newPerson[kind]();
    const path =
      kind === "customer"
        ? adminApi.userSecondFactor(person.id)
        : adminApi.staffSecondFactor(person.id);
    const reset = (cookie: string) => cms.request(path, { method: "DELETE", cookie });
    expect((await reset(admin.cookie)).status).toBe(404);
    await addSecondFactor(cms, kind, person);
    const editor = await newStaff(cms, "editor");
    expect((await reset(editor.cookie)).status).toBe(403);
    expect((await logIn(kind, person)).status).toBe(403);
    expect((await reset(admin.cookie)).status).toBe(200);
    expect((await logIn(kind, person)).status).toBe(200);
    // The reset of the second factor ended the open sessions.
    expect(
      (await cms.request(accountApiPaths[kind].secondFactor, { cookie: person.cookie })).status,
    ).toBe(401);
    expect(await waitForMessageTo(person.email, /nossa equipe desativou/)).toBeTruthy();
    const action = kind === "staff" ? "staff.second-factor-reset" : "user.second-factor-reset";
    const { rows } = await cms.query(
      `select actor_id from audit_log where action = '${action}' and target_id = '${person.id}'`,
    );
    expect(rows).toEqual([{ actor_id: admin.id }]);
  });

  it("of the administrator's own account cannot be reset in the panel", async () => {
    const admin = await newStaff(cms, "admin");
    await addSecondFactor(cms, "staff", admin);
    const { cookie, id } = admin;
    const own = await cms.request(adminApi.staffSecondFactor(id), { method: "DELETE", cookie });
    expect((await readFailure(own)).code).toBe("forbidden");
    expect((await logIn("staff", admin)).status).toBe(403);
  });

  it("can be recognised in the lists of the panel", async () => {
    const admin = await newStaff(cms, "admin");
    const person = await newCustomer(cms);
    const flags = async () => {
      const { cookie } = admin;
      const detail = (await (await cms.request(adminApi.user(person.id), { cookie })).json()) as {
        hasSecondFactor: boolean;
      };
      const list = (await (await cms.request(adminApi.staff, { cookie })).json()) as {
        id: string;
        hasSecondFactor: boolean;
      }[];
      return [detail.hasSecondFactor, list.find(({ id }) => id === admin.id)?.hasSecondFactor];
    };
    await startEnrolment(cms, "customer", person);
    expect(await flags()).toEqual([false, false]);
    await addSecondFactor(cms, "customer", person);
    expect(await flags()).toEqual([true, false]);
    await addSecondFactor(cms, "staff", admin);
    expect(await flags()).toEqual([true, true]);
  });

  it("of the last administrator can be reset with a command on the server", async () => {
    const admin = await newStaff(cms, "admin");
    await addSecondFactor(cms, "staff", admin);
    const run = async (...args: string[]) => {
      const child = spawn(
        process.execPath,
        [path.join(import.meta.dirname, "../scripts/reset-second-factor.ts"), ...args],
        { env: process.env, stdio: ["ignore", "pipe", "pipe"] },
      );
      let output = "";
      child.stdout.on("data", (text) => {
        output += String(text);
      });
      child.stderr.on("data", (text) => {
        output += String(text);
      });
      const [code] = (await once(child, "exit")) as [number];
      return { code, output };
    };
    expect(await run(admin.email.toUpperCase())).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Removed the second factor of ${admin.email}`),
    });
    expect((await logIn("staff", admin)).status).toBe(200);
    expect(await run(admin.email)).toMatchObject({
      code: 1,
      output: expect.stringContaining("has no second factor"),
    });
    expect(await run()).toMatchObject({ code: 1, output: expect.stringContaining("Usage:") });
    const { rows } = await cms.query(`select actor_id from audit_log
      where action = 'staff.second-factor-reset' and target_id = '${admin.id}'`);
    expect(rows).toEqual([{ actor_id: null }]);
  });
});

it("a staff login that still needs its second factor gives no access to the CMS", async () => {
  const editor = await newStaff(cms, "editor");
  await addSecondFactor(cms, "staff", editor);
  const first = await logIn("staff", editor);
  const me = (cookie: string) => cms.request("/api/staff/me", { cookie });
  const userOf = async (cookie: string) =>
    ((await (await me(cookie)).json()) as { user: unknown }).user;
  expect(await userOf(editor.cookie)).not.toBeNull();
  expect(await userOf(stepOf(first))).toBeNull();
  const step = stepOf(first).split("=")[1];
  expect(await userOf(`staff-session=${step}`)).toBeNull();
  const byPassword = await cms.request("/api/staff/login", {
    body: { email: editor.email, password: editor.password },
    headers: newClientHeaders(),
  });
  expect(byPassword.status).toBeGreaterThanOrEqual(400);
  const basicRead = await cms.request("/api/staff/me", { headers: createBasicHeaders(editor) });
  expect(((await basicRead.json()) as { user: unknown }).user).toBeNull();
});
