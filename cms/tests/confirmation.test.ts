import { adminApi, authApi, sessionConfirmationState } from "contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import {
  createBasicHeaders,
  createUniqueEmail,
  newClientHeaders,
  newStaff,
  newVerifiedCustomer,
  readFailure,
  type TestAccount,
} from "./support/people.ts";
import { accountApiPaths, addSecondFactor, createWrongTotpCode } from "./support/second-factors.ts";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

/** Makes the last confirmation of a person's sessions `minutes` old. */
async function age({ id }: TestAccount, minutes: number): Promise<void> {
  await cms.query(
    `update sessions set confirmed_at = now() - interval '${minutes} minutes'
     where '${id}' in (customer_id::text, staff_id::text)`,
  );
}

interface Sensitive {
  kind: "customer" | "staff";
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Prepares the target of the call; returns the path of the call. */
  prepare: () => Promise<string>;
  body?: object;
  status?: number;
}

async function colleague(): Promise<string> {
  return (await newStaff(cms, "writer")).id;
}

async function withSecondFactor(kind: "customer" | "staff", id: string): Promise<string> {
  await cms.query(`insert into second_factors (id, ${kind}_id, sealed_secret, confirmed_at)
    values (gen_random_uuid(), '${id}', '', now())`);
  return id;
}

const sensitive: Record<string, Sensitive> = {
  "data export": { kind: "customer", method: "GET", prepare: async () => authApi.export },
  "deletion request": {
    kind: "customer",
    method: "POST",
    prepare: async () => authApi.deletionRequest,
  },
  "invitation of a colleague": {
    kind: "staff",
    method: "POST",
    prepare: async () => adminApi.staff,
    body: { name: "Bia", role: "admin" },
    status: 201,
  },
  "change of a role": {
    kind: "staff",
    method: "PATCH",
    prepare: async () => adminApi.staffAccount(await colleague()),
    body: { role: "editor" },
  },
  "reset of a colleague's second factor": {
    kind: "staff",
    method: "DELETE",
    prepare: async () =>
      adminApi.staffSecondFactor(await withSecondFactor("staff", await colleague())),
  },
  "reset of a customer's second factor": {
    kind: "staff",
    method: "DELETE",
    prepare: async () =>
      adminApi.userSecondFactor(
        await withSecondFactor("customer", (await newVerifiedCustomer(cms)).id),
      ),
  },
};

describe.each(Object.entries(sensitive))("%s", (_, { kind, method, prepare, ...call }) => {
  let person: TestAccount;
  let path: string;
  beforeEach(async () => {
    person = kind === "customer" ? await newVerifiedCustomer(cms) : await newStaff(cms, "admin");
    path = await prepare();
  });

  const send = (who: { cookie?: string; headers?: Record<string, string> }) =>
    cms.request(path, {
      method,
      ...who,
      headers: { ...newClientHeaders(), ...who.headers },
      ...(call.body ? { body: { email: createUniqueEmail(), ...call.body } } : {}),
    });

  it("requires that the password was entered in the last ten minutes", async () => {
    await age(person, 11);
    const refused = await send({ cookie: person.cookie });
    expect(await readFailure(refused)).toMatchObject({
      status: 403,
      code: "confirmation-required",
    });
    const confirmed = await cms.request(accountApiPaths[kind].confirmation, {
      cookie: person.cookie,
      body: { currentPassword: person.password },
      headers: newClientHeaders(),
    });
    expect(confirmed.status).toBe(200);
    expect((await send({ cookie: person.cookie })).status).toBe(call.status ?? 200);
  });

  it("is allowed within ten minutes after the login", async () => {
    await age(person, 9);
    expect((await send({ cookie: person.cookie })).status).toBe(call.status ?? 200);
  });

  it("requires no confirmation with Basic authentication, which sends the password", async () => {
    await age(person, 11);
    expect((await send({ headers: createBasicHeaders(person) })).status).toBe(call.status ?? 200);
  });

  it("is rejected after a confirmation with a wrong password", async () => {
    await age(person, 11);
    const wrong = await cms.request(accountApiPaths[kind].confirmation, {
      cookie: person.cookie,
      body: { currentPassword: "não é esta" },
      headers: newClientHeaders(),
    });
    expect(await readFailure(wrong)).toMatchObject({
      status: 400,
      fields: { currentPassword: "wrong" },
    });
    expect((await send({ cookie: person.cookie })).status).toBe(403);
  });
});

describe.each(["customer", "staff"] as const)("identity confirmation of a %s", (kind) => {
  const paths = accountApiPaths[kind];
  const newPerson = () => (kind === "customer" ? newVerifiedCustomer(cms) : newStaff(cms, "admin"));

  async function read(cookie: string) {
    return sessionConfirmationState.parse(
      await (await cms.request(paths.confirmation, { cookie })).json(),
    );
  }

  it("applies only to the session that made it", async () => {
    const person = await newPerson();
    const login = await cms.request(paths.login, {
      body: { email: person.email, password: person.password },
      headers: newClientHeaders(),
    });
    const other = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    await age(person, 11);
    await cms.request(paths.confirmation, {
      cookie: person.cookie,
      body: { currentPassword: person.password },
      headers: newClientHeaders(),
    });
    expect(await read(person.cookie)).toEqual({
      isConfirmed: true,
      needsCode: false,
      hasPasskey: false,
    });
    expect(await read(other)).toEqual({ isConfirmed: false, needsCode: false, hasPasskey: false });
  });

  it("confirms no session if the request uses Basic authentication, even with a session cookie", async () => {
    const person = await newPerson();
    await age(person, 11);
    const confirmed = await cms.request(paths.confirmation, {
      cookie: person.cookie,
      body: { currentPassword: person.password },
      headers: { ...createBasicHeaders(person), ...newClientHeaders() },
    });
    expect(confirmed.status).toBe(200);
    expect((await read(person.cookie)).isConfirmed).toBe(false);
  });

  it("requires the code of the second factor too", async () => {
    const person = await newPerson();
    const { secret, freshCode } = await addSecondFactor(cms, kind, person);
    await age(person, 11);
    expect(await read(person.cookie)).toEqual({
      isConfirmed: false,
      needsCode: true,
      hasPasskey: false,
    });
    const confirm = (body: object) =>
      cms.request(paths.confirmation, {
        cookie: person.cookie,
        body: { currentPassword: person.password, ...body },
        headers: newClientHeaders(),
      });
    expect(await readFailure(await confirm({}))).toMatchObject({
      fields: { secondFactorCode: "required" },
    });
    const wrong = await confirm({ secondFactorCode: await createWrongTotpCode(secret) });
    expect(await readFailure(wrong)).toMatchObject({ fields: { secondFactorCode: "wrong" } });
    expect((await read(person.cookie)).isConfirmed).toBe(false);
    expect((await confirm({ secondFactorCode: await freshCode() })).status).toBe(200);
    expect((await read(person.cookie)).isConfirmed).toBe(true);
  });

  it("does not restore a session that ends at the same time", async () => {
    const person = await newPerson();
    await Promise.all([
      cms.request(paths.confirmation, {
        cookie: person.cookie,
        body: { currentPassword: person.password },
        headers: newClientHeaders(),
      }),
      cms.request(paths.endSessions, { method: "POST", cookie: person.cookie }),
    ]);
    expect((await cms.request(paths.confirmation, { cookie: person.cookie })).status).toBe(401);
  });
});

it("a change of a role by an editor is rejected as forbidden, without a request for confirmation", async () => {
  const editor = await newStaff(cms, "editor");
  await age(editor, 11);
  const response = await cms.request(adminApi.staffAccount(editor.id), {
    method: "PATCH",
    cookie: editor.cookie,
    body: { role: "admin" },
  });
  expect(await readFailure(response)).toMatchObject({ status: 403, code: "forbidden" });
});
