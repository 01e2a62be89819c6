import { adminApi, authApi, secondFactorState } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LoggedInUser } from "../src/platform/access/roles.ts";
import { type RunningCms, startCms } from "./support/cms.ts";
import { addPasskey } from "./support/passkeys.ts";
import {
  createBasicHeaders,
  newClientHeaders,
  newCustomer,
  newStaff,
  readFailure,
} from "./support/people.ts";
import { startApi } from "./support/processes.ts";
import { addSecondFactor, deleteSecondFactor } from "./support/second-factors.ts";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms({ STAFF_SECOND_FACTOR_FROM: "2026-01-01" });
});
afterAll(() => cms?.stop());

const missing = { status: 403, code: "second-factor-missing" };

/** Calls below /api/admin that anyone may make, and calls by which an account adds a second factor. */
const openCalls = [
  "get /admin/password-link",
  "get /admin/confirmation",
  "get /admin/passkeys",
  "get /admin/second-factor",
  "get /admin/sessions",
  "get /admin/setup-required",
  "get /admin/tokens",
  "delete /admin/passkeys/:id",
  "delete /admin/sessions/:id",
  "delete /admin/tokens/:id",
  "post /admin/confirmation",
  "post /admin/forgot-password",
  "post /admin/login",
  "post /admin/login/code",
  "post /admin/passkeys",
  "post /admin/passkeys/challenge",
  "post /admin/passkeys/login",
  "post /admin/passkeys/login-challenge",
  "post /admin/reset-password",
  "post /admin/second-factor/confirm",
  "post /admin/second-factor/enrol",
  "post /admin/setup",
  "post /admin/staff/accept-invite",
];

/** Paths that this test skips: calls that end the session of the test, and the handler of unknown paths. */
const skippedPaths = /\/(logout|end-all|end-others|:rest\*)$/;

describe("staff who must use a second factor and have none", () => {
  it.each(["admin", "editor", "writer"] as const)(
    "can call only the endpoints that add a second factor, as %s",
    async (role) => {
      const person = await newStaff(cms, role);
      const calls = cms.payload.config.endpoints.filter(
        ({ path }) => path.startsWith("/admin") && !skippedPaths.test(path),
      );
      const permitted: string[] = [];
      for (const { method, path } of calls) {
        const response = await cms.request(`/api${path.replaceAll(/:\w+/g, person.id)}`, {
          method: method.toUpperCase(),
          cookie: person.cookie,
          headers: newClientHeaders(),
          ...(method === "get" ? {} : { body: {} }),
        });
        const { code } = (await response.json().catch(() => ({}))) as { code?: string };
        if (code !== missing.code) {
          permitted.push(`${method} ${path}`);
        }
      }
      expect(calls.length).toBeGreaterThan(40);
      expect(permitted.toSorted()).toEqual(openCalls.toSorted());
      expect((await cms.request("/api/pages", { cookie: person.cookie })).status).toBe(403);
      const called = await cms.request(adminApi.verify, { headers: createBasicHeaders(person) });
      expect(await readFailure(called)).toMatchObject(missing);
    },
  );

  it("can call all endpoints of their role while they have an authenticator app", async () => {
    const admin = await newStaff(cms, "admin");
    const read = (path: string) => cms.request(path, { cookie: admin.cookie });
    const before = secondFactorState.parse(await (await read(adminApi.secondFactor)).json());
    expect(before).toEqual({
      secondFactor: null,
      recoveryCodesLeft: 0,
      requiredFrom: "2026-01-01",
    });
    await addSecondFactor(cms, "staff", admin);
    expect((await read(adminApi.users)).status).toBe(200);
    expect((await read("/api/pages")).status).toBe(200);
    await deleteSecondFactor(cms, admin.id);
    expect(await readFailure(await read(adminApi.users))).toMatchObject(missing);
    expect((await read("/api/pages")).status).toBe(403);
  });

  it("can call all endpoints of their role once they have a passkey", async () => {
    const admin = await newStaff(cms, "admin");
    const read = () => cms.request(adminApi.users, { cookie: admin.cookie });
    expect(await readFailure(await read())).toMatchObject(missing);
    const { passkey } = await addPasskey(cms, "staff", admin);
    expect((await read()).status).toBe(200);
    const removed = await cms.request(adminApi.passkey(passkey.id), {
      method: "DELETE",
      cookie: admin.cookie,
    });
    expect(removed.status).toBe(200);
    expect(await readFailure(await read())).toMatchObject(missing);
  });

  it("are not restricted before the configured day, which their security screen shows", async () => {
    const { cookie } = await newStaff(cms, "admin");
    const api = await startApi({ ...cms.environment, STAFF_SECOND_FACTOR_FROM: "2999-12-31" });
    try {
      const at = api.url;
      expect((await cms.request(adminApi.users, { cookie, at })).status).toBe(200);
      const state = await cms.request(adminApi.secondFactor, { cookie, at });
      expect(await state.json()).toEqual({
        secondFactor: null,
        recoveryCodesLeft: 0,
        requiredFrom: "2999-12-31",
      });
    } finally {
      await api.kill();
    }
  });
});

it("the required second factor does not restrict customers", async () => {
  const { cookie } = await newCustomer(cms);
  expect((await cms.request(authApi.profile, { cookie })).status).toBe(200);
  const state = await cms.request(authApi.secondFactor, { cookie });
  expect(await state.json()).toEqual({ secondFactor: null, recoveryCodesLeft: 0 });
});

it("the dashboard lists staff without a second factor to administrators only", async () => {
  const { createUnprotectedStaffGroup } = await import("../src/dashboard/unprotected-staff.ts");
  const member = await newStaff(cms, "editor");
  const rowsFor = async (role: "admin" | "editor") => {
    const user = { id: member.id, role, collection: "staff" } as LoggedInUser;
    const context = { payload: cms.payload, user, permissions: {}, language: "pt" } as const;
    return (await createUnprotectedStaffGroup(context)).rows.map(({ about }) => about);
  };
  expect(await rowsFor("editor")).toEqual([]);
  await cms.query("update staff set name = 'Aaa' where id = $1", [member.id]);
  expect(await rowsFor("admin")).toContain(member.email);
  const { passkey } = await addPasskey(cms, "staff", member);
  expect(await rowsFor("admin")).not.toContain(member.email);
  await cms.query("delete from passkeys where id = $1", [passkey.id]);
  expect(await rowsFor("admin")).toContain(member.email);
  await addSecondFactor(cms, "staff", member);
  expect(await rowsFor("admin")).not.toContain(member.email);
});
