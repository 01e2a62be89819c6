import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { getPool } from "../src/platform/database.ts";
import { type RunningCms, startCms } from "./support/cms.ts";
import { waitForResult } from "./support/eventually.ts";
import { findMessagesTo } from "./support/people.ts";

let cms: RunningCms;
let cookie: string;
let staffId: string;
let email: string;
let queueNextLeadNotice: typeof import("../src/leads/lead-notices.ts").queueNextLeadNotice;
beforeAll(async () => {
  cms = await startCms();
  cookie = await cms.signIn("editor");
  const { rows } = await cms.query<{ id: string; email: string }>("select id, email from staff");
  [{ id: staffId, email } = { id: "", email: "" }] = rows;
  ({ queueNextLeadNotice } = await import("../src/leads/lead-notices.ts"));
});
afterAll(() => cms?.stop());
beforeEach(() => cms.query("delete from leads"));

function notify(): Promise<boolean> {
  return queueNextLeadNotice({ pool: getPool(cms.payload), publicUrl: "http://localhost:3000" });
}

/** Returns the number of sent messages about leads that contain a text. */
async function sent(text: RegExp): Promise<number> {
  await waitForResult("every message is sent", async () => {
    const { rows } = await cms.query("select 1 from mails where next_attempt_at is not null");
    return rows.length === 0;
  });
  return (await findMessagesTo(email, text)).length;
}

async function storeLead(columns = ""): Promise<void> {
  const values = columns ? `, ${columns}` : "";
  const names = columns ? ", remind_at" : "";
  await cms.query(`
    insert into leads (id, state, kind, locale, name, owner_id${names})
    values (gen_random_uuid(), 'new', 'contact', 'pt-BR', 'Ana', '${staffId}'${values})`);
}

async function notifyOfAll(): Promise<void> {
  while (await notify()) {
    // `notify` returns false if no notice is left.
  }
}

it("the worker notifies the new owner of a lead once, regardless of the number of workers", async () => {
  const before = await sent(/Um contato agora/);
  const leads = 60;
  for (let stored = 0; stored < leads; stored++) {
    await storeLead();
  }
  // Runs three jobs concurrently. One of them may end early, when it finds a notice that another job has locked.
  await Promise.all([notifyOfAll(), notifyOfAll(), notifyOfAll()]);
  expect(await sent(/Um contato agora/)).toBe(before + leads);
});

it("the worker sends a reminder at the set time, and another if the time is changed afterwards", async () => {
  const before = await sent(/Lembrete de um contato/);
  await storeLead("now() + interval '1 hour'");
  await notify();
  expect(await notify()).toBe(false);
  await cms.query("update leads set remind_at = now() - interval '1 minute'");
  expect(await notify()).toBe(true);
  expect(await notify()).toBe(false);
  await cms.query("update leads set remind_at = now() - interval '1 second'");
  expect(await notify()).toBe(true);
  expect(await sent(/Lembrete de um contato/)).toBe(before + 2);
});

it("the worker sends no reminder about a lead that is won", async () => {
  await storeLead("now() - interval '1 minute'");
  await cms.query("update leads set state = 'won'");
  await notify();
  expect(await notify()).toBe(false);
});

it("the worker notifies an editor to whom another user assigns a lead", async () => {
  await cms.signIn("writer");
  await cms.signIn("editor");
  const { rows: others } = await cms.query<{ id: string; role: string; email: string }>(
    `select id, role, email from staff where id <> '${staffId}' order by created_at`,
  );
  const of = (role: string) => others.find((each) => each.role === role);
  await storeLead();
  await cms.query("update leads set owner_id = null");
  const { rows } = await cms.query<{ id: string }>("select id from leads");
  const giveTo = async (owner?: string) => {
    const path = `/api/leads/${rows[0]?.id}`;
    const { status } = await cms.request(path, { method: "PATCH", cookie, body: { owner } });
    await notifyOfAll();
    return status;
  };
  const told = async (address = "") => (await findMessagesTo(address, /Um contato agora/)).length;
  const own = await sent(/Um contato agora/);
  expect(await giveTo(staffId)).toBe(200);
  expect(await giveTo(of("writer")?.id)).toBe(400);
  expect(await giveTo(of("editor")?.id)).toBe(200);
  expect(await sent(/Um contato agora/)).toBe(own);
  expect(await told(of("editor")?.email)).toBe(1);
  expect(await told(of("writer")?.email)).toBe(0);
});
