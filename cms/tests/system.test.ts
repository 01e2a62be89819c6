import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { adminApi, contentApi, type SystemCheck, type SystemState } from "contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import { waitForResult } from "./support/eventually.ts";
import { newCustomer, newStaff, type TestAccount } from "./support/people.ts";
import { startWorker } from "./support/processes.ts";

let cms: RunningCms;
let admin: TestAccount;
beforeAll(async () => {
  cms = await startCms();
  admin = await newStaff(cms, "admin");
});
afterAll(() => cms?.stop());

async function state(): Promise<SystemState> {
  const response = await cms.request(adminApi.system, { cookie: admin.cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as SystemState;
}

async function check(name: SystemCheck["name"]): Promise<SystemCheck | undefined> {
  return (await state()).checks.find((each) => each.name === name);
}

function web(changes: object = {}) {
  const own = { id: randomUUID(), part: "web", host: "machine", version: "7", uptimeSeconds: 60 };
  return { ...own, ...changes };
}

const beat = (body: unknown, headers: Record<string, string> = {}) =>
  cms.request(contentApi.heartbeat, { body, headers });

async function hostsOf(part: string): Promise<string[]> {
  const { replicas } = await state();
  return replicas.filter((each) => each.part === part).map(({ host }) => host);
}

it("the state of the system is shown to administrators only", async () => {
  const editor = await newStaff(cms, "editor");
  const customer = await newCustomer(cms);
  expect((await cms.request(adminApi.system)).status).toBe(401);
  expect((await cms.request(adminApi.system, { cookie: editor.cookie })).status).toBe(403);
  expect((await cms.request(adminApi.system, { cookie: customer.cookie })).status).toBe(401);
});

it("a heartbeat is accepted only if it is valid and from the web service", async () => {
  const visitor = { "x-forwarded-for": "203.0.113.9" };
  expect((await beat(web({ host: "visitor" }), visitor)).status).toBe(404);
  expect((await beat(web({ part: "edge" }))).status).toBe(400);
  expect((await beat(web({ host: "x".repeat(4_000) }))).status).toBe(413);
  expect(await hostsOf("web")).toEqual([]);
});

it("a process has one row until the process ends or a new process on the same machine replaces it", async () => {
  const first = web({ host: "first" });
  const second = web({ host: "second" });
  expect((await beat(first)).status).toBe(200);
  await beat(second);
  await beat(first);
  expect(await hostsOf("web")).toEqual(["first", "second"]);
  const { replicas } = await state();
  const age = Date.now() - Date.parse(replicas.find(({ id }) => id === first.id)?.startedAt ?? "");
  expect(age).toBeGreaterThan(59_000);

  await beat({ ...second, isEnding: true });
  expect(await hostsOf("web")).toEqual(["first"]);

  await cms.query(`update replicas set seen_at = now() - interval '36 s' where id = '${first.id}'`);
  expect(await check("web")).toEqual({ name: "web", finding: "part-missing" });
  await beat(second);
  expect(await check("web")).toEqual({ name: "web", finding: "part-silent", count: 1 });
  // A process that was restarted on the same machine is not reported as failed.
  await beat(web({ host: "first" }));
  expect(await check("web")).toEqual({ name: "web", finding: "part-alive", count: 2 });
});

it("a process without heartbeat for an hour is deleted", async () => {
  await cms.query("delete from replicas");
  for (let host = 0; host < 20; host += 1) {
    await beat(web({ host: `gone-${host}` }));
  }
  await cms.query("update replicas set seen_at = now() - interval '61 min'");
  await beat(web({ host: "alive" }));
  const { rows } = await cms.query("select host from replicas");
  expect(rows).toEqual([{ host: "alive" }]);
});

it("a worker is listed while it runs, and not after a regular shutdown", async () => {
  const worker = startWorker(cms.environment);
  await waitForResult(
    "the worker is there",
    async () => (await check("worker"))?.finding === "part-alive",
  );
  await worker.stop();
  expect(await check("worker")).toMatchObject({ finding: "part-missing" });
});

it("the system state reports overdue and dead queue items, and the last backup", async () => {
  expect(await check("mails")).toMatchObject({ finding: "queue-moving" });
  await cms.query(
    `insert into mails (id, sealed, created_at, next_attempt_at)
       values (gen_random_uuid(), '', now() - interval '20 min', now() + interval '1 day')`,
  );
  expect(await check("mails")).toMatchObject({ finding: "queue-stuck", count: 1, minutes: 20 });
  await cms.query("update mails set next_attempt_at = null");
  expect(await check("mails")).toMatchObject({ finding: "queue-given-up", count: 1 });
  expect(await check("backup")).toMatchObject({ finding: "backup-none" });
  await cms.query("insert into heartbeats (name) values ('backup')");
  expect(await check("backup")).toMatchObject({ finding: "backup-recent" });
  // Accepts both findings, because the result depends on the disk of the machine.
  expect((await check("storage"))?.finding).toMatch(/^storage-(good|nearly-full)$/);
  expect(await check("mail-server")).toMatchObject({ finding: "mail-server-unset" });
});

it("the system state is returned in time even if the mail server does not respond", async () => {
  const { env } = await import("../src/platform/env.ts");
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const before = env.SMTP_URL;
  env.SMTP_URL = `smtp://127.0.0.1:${port}`;
  try {
    expect(await check("mail-server")).toMatchObject({ finding: "mail-server-failing" });
  } finally {
    env.SMTP_URL = before;
    silent.close();
  }
});
