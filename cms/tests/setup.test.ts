import { adminApi, authApi } from "contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningCms, readSessionCookie, startCms } from "./support/cms.ts";
import { createUniqueEmail, newClientHeaders, newCustomer, readFailure } from "./support/people.ts";

const setupToken = "a token of the operator";
let cms: RunningCms;
let other: string;
beforeAll(async () => {
  cms = await startCms({ SETUP_TOKEN: setupToken });
  other = await cms.startAnother();
});
afterAll(async () => {
  await cms?.stop();
  delete process.env.SETUP_TOKEN;
});

const administrator = () => ({ email: createUniqueEmail(), password: "uma senha boa" });

function setUp(body: unknown, { at = cms.url, headers = newClientHeaders() } = {}) {
  return cms.request(adminApi.setup, { at, body, headers });
}

async function isRequired() {
  return (await cms.request(adminApi.setupRequired)).json();
}

async function staff(): Promise<unknown[]> {
  return (await cms.query("select * from staff")).rows;
}

it("the setup is required on a new installation, even after a customer has registered", async () => {
  await newCustomer(cms);
  expect(await isRequired()).toEqual({ setupRequired: true, tokenRequired: true });
});

it("the setup requires the operator's token, and a strong password", async () => {
  for (const attempt of [{}, { setupToken: "" }, { setupToken: "a token" }]) {
    expect(await readFailure(await setUp({ ...administrator(), ...attempt }))).toMatchObject({
      status: 403,
      code: "setup-token",
    });
  }
  const common = { ...administrator(), password: "123456", setupToken };
  expect(await readFailure(await setUp(common))).toMatchObject({ status: 400, code: "invalid" });
  expect(await staff()).toEqual([]);
});

it("the setup rejects further guesses of the token after twenty attempts", async () => {
  const headers = newClientHeaders();
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    statuses.push((await setUp({ ...administrator(), setupToken: "x" }, { headers })).status);
  }
  expect(statuses).toEqual([...Array(20).fill(403), 429]);
});

it("the setup creates one administrator from fifty concurrent calls to two processes", async () => {
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2
        ? setUp({ ...administrator(), setupToken, role: "editor" }, { at: other })
        : setUp(administrator(), {
            headers: { ...newClientHeaders(), "x-setup-token": setupToken },
          }),
    ),
  );
  const statuses = responses.map(({ status }) => status).toSorted();
  expect(statuses[0]).toBe(201);
  // Allows 503 too: on a busy machine some calls time out while they wait for the lock.
  expect(statuses.slice(1).filter((status) => status !== 403 && status !== 503)).toEqual([]);
  expect(await staff()).toEqual([expect.objectContaining({ role: "admin" })]);
  const made = responses.find(({ status }) => status === 201) as Response;
  const verified = await cms.request(adminApi.verify, { cookie: readSessionCookie(made) });
  expect(verified.status).toBe(200);
  const refused = responses.find(({ status }) => status === 403) as Response;
  expect(await readFailure(refused)).toMatchObject({ code: "setup-closed" });
  expect(refused.headers.getSetCookie()).toEqual([]);
});

it("the setup stays closed even if every staff account is deleted", async () => {
  expect(await isRequired()).toMatchObject({ setupRequired: false });
  await cms.query("delete from staff");
  expect(await isRequired()).toMatchObject({ setupRequired: false });
  expect((await setUp({ ...administrator(), setupToken })).status).toBe(403);
  expect(await staff()).toEqual([]);
});

it("a public registration with the role admin creates no staff account", async () => {
  const response = await cms.request(authApi.register, {
    body: { ...administrator(), fullname: "Ana Souza", phone: "11912345678", role: "admin" },
  });
  expect(response.status).toBe(201);
  expect(await staff()).toEqual([]);
});
