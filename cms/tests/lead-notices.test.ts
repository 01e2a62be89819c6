import type { SendEmailOptions } from "payload";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { poolOf } from "../src/ground/database.ts";
import { sendNextNotice } from "../src/leads/lead-notices.ts";
import { type Cms, startCms } from "./support/cms.ts";

let cms: Cms;
let staffId: string;
beforeAll(async () => {
  cms = await startCms();
  await cms.signIn("editor");
  const { rows } = await cms.query<{ id: string }>("select id from staff limit 1");
  staffId = rows[0]?.id ?? "";
});
afterAll(() => cms?.stop());
beforeEach(() => cms.query("delete from leads"));

const sent: SendEmailOptions[] = [];
beforeEach(() => {
  sent.length = 0;
});

function notify(sendMail = async (message: SendEmailOptions) => void sent.push(message)) {
  return sendNextNotice({
    pool: poolOf(cms.payload),
    publicUrl: "http://localhost:3000",
    sendMail,
  });
}

async function storeLead(columns = ""): Promise<void> {
  const values = columns ? `, ${columns}` : "";
  const names = columns ? ", remind_at" : "";
  await cms.query(`
    insert into leads (id, state, kind, locale, name, owner_id${names})
    values (gen_random_uuid(), 'new', 'contact', 'pt-BR', 'Ana', '${staffId}'${values})`);
}

it("tells who was given a lead once, whichever worker comes first", async () => {
  await storeLead();
  await Promise.all([notify(), notify(), notify()]);
  while (await notify()) {
    // Until there is nothing left to tell.
  }
  expect(sent.map(({ subject }) => subject)).toEqual(["Um lead agora é seu: Ana"]);
});

it("reminds at the asked time and not before, and again when it is asked again", async () => {
  await storeLead("now() + interval '1 hour'");
  await notify();
  expect(await notify()).toBe(false);
  await cms.query("update leads set remind_at = now() - interval '1 minute'");
  expect(await notify()).toBe(true);
  expect(await notify()).toBe(false);
  await cms.query("update leads set remind_at = now() - interval '1 second'");
  expect(await notify()).toBe(true);
  expect(sent.map(({ subject }) => subject)).toEqual([
    "Um lead agora é seu: Ana",
    "Lembrete de um lead: Ana",
    "Lembrete de um lead: Ana",
  ]);
});

it("sends again what the mail server refused", async () => {
  await storeLead();
  await expect(notify(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await notify()).toBe(true);
  expect(sent).toHaveLength(1);
});

it("reminds nobody of a lead that is won", async () => {
  await storeLead("now() - interval '1 minute'");
  await cms.query("update leads set state = 'won'");
  await notify();
  expect(await notify()).toBe(false);
});
