import { adminApi } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import { findMessagesTo, newStaff, type TestAccount, waitForMessageTo } from "./support/people.ts";

let cms: RunningCms;
let admin: TestAccount;
let editor: TestAccount;
beforeAll(async () => {
  cms = await startCms();
  admin = await newStaff(cms, "admin");
  editor = await newStaff(cms, "editor");
});
afterAll(() => cms?.stop());

/** Number of refusals that count as a burst. */
const burstSizes = { logins: 100, rights: 30, requests: 300 };
const subjects = {
  logins: /recusou 100 entradas/,
  rights: /recusou 30 ações/,
  requests: /recusou 300 pedidos/,
};

/** Makes calls and expects each to be refused with `status`. */
async function refuse(times: number, status: number, call: (index: number) => Promise<Response>) {
  for (let index = 0; index < times; index += 1) {
    const response = await call(index);
    expect(response.status, await response.text()).toBe(status);
  }
}

/** Sends a wrong login from a network that has not sent any login yet. */
const logInWrongly = (index: number) =>
  cms.request(adminApi.login, {
    body: { email: `nobody${index}@example.com`, password: "wrong password" },
    headers: { "x-forwarded-for": `198.51.100.${index}` },
  });

const createPlan = (at?: string) =>
  cms.request(adminApi.plans, { cookie: editor.cookie, body: {}, ...(at ? { at } : {}) });

/** Returns the number of bursts for which an e-mail was due, whether it was sent or not. */
async function countedBursts(): Promise<number> {
  const { rows } = await cms.query<{ sum: number }>(
    "select coalesce(sum(points), 0)::int as sum from rate_limits where key like 'refusal-alert:%'",
  );
  return rows[0]?.sum ?? 0;
}

describe("alerts about many rejected requests", () => {
  it("are sent to administrators only, for wrong passwords from many networks", async () => {
    await refuse(burstSizes.logins, 401, logInWrongly);
    const message = await waitForMessageTo(admin.email, subjects.logins);
    expect(message).toContain("/admin/audit");
    expect(message).not.toContain("nobody");
    expect(await findMessagesTo(editor.email, /./)).toEqual([]);
  });

  it("are sent for forbidden calls, once in six hours across all processes", async () => {
    // The CMS's own endpoints reject half of the calls, Payload's endpoints the other half. Reads of the panel do not
    // count.
    const half = burstSizes.rights / 2;
    await refuse(burstSizes.rights, 403, () =>
      cms.request(adminApi.users, { cookie: editor.cookie }),
    );
    await refuse(half, 403, () => createPlan());
    await refuse(half - 1, 403, () => cms.request("/api/audit-log", { cookie: editor.cookie }));
    expect(await findMessagesTo(admin.email, subjects.rights)).toEqual([]);
    await refuse(1, 403, () => cms.request("/api/audit-log", { cookie: editor.cookie }));
    await waitForMessageTo(admin.email, subjects.rights);
    const before = await countedBursts();
    const other = await cms.startAnother();
    await refuse(burstSizes.rights, 403, () => createPlan(other));
    await expect.poll(countedBursts).toBe(before + 1);
    expect(await findMessagesTo(admin.email, subjects.rights)).toHaveLength(1);
  });

  it("are sent for rate-limited requests", async () => {
    const attemptsOfClient = 10;
    await refuse(attemptsOfClient, 401, () => logInWrongly(250));
    await refuse(burstSizes.requests, 429, () => logInWrongly(250));
    await waitForMessageTo(admin.email, subjects.requests);
  });
});
