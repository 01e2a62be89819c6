import { setTimeout as delay } from "node:timers/promises";
import { leadResponse, leadsApi } from "contracts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import { waitForResult } from "./support/eventually.ts";
import { type MailServer, startMailServer } from "./support/mail-server.ts";
import { type CmsProcess, startApi, startWorker } from "./support/processes.ts";
import { startReceiver, type WebhookReceiver } from "./support/webhook-receiver.ts";

let mail: MailServer;
let receiver: WebhookReceiver;
let cms: RunningCms;
beforeAll(async () => {
  mail = await startMailServer();
  receiver = await startReceiver();
  cms = await startCms({
    ALLOW_PRIVATE_WEBHOOKS: "true",
    CONTACT_WEBHOOK_URL: receiver.url,
    DELIVERY_RETRY_SECONDS: "0.2",
    // Timeout that a responding server does not exceed even on a busy machine.
    DELIVERY_TIMEOUT_SECONDS: "4",
    SALES_EMAIL: "vendas@example.com",
    SMTP_URL: mail.url,
  });
});
afterAll(async () => {
  await cms?.stop();
  await receiver?.close();
  await mail?.close();
});

const workers: CmsProcess[] = [];
function work(settings: Record<string, string> = {}): void {
  workers.push(startWorker({ ...cms.environment, ...settings }));
}
beforeEach(async () => {
  // Simulates that the sender has already got a confirmation today, so that only e-mails to sales are counted.
  await cms.query(`insert into leads (id, kind, name, email, locale, suspicion)
    values (gen_random_uuid(), 'contact', 'Ana', 'ana@example.com', 'pt-BR', 'trap')`);
  mail.received.length = 0;
  mail.behave(async () => {});
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.kill()));
  await cms.query("delete from lead_deliveries; delete from leads");
});

const contact = {
  kind: "contact",
  name: "Ana\r\nBcc: all@example.com",
  email: "ana@example.com",
  phone: "11955500142",
  company: "Padaria",
  service: "other",
  message: "Primeira linha\r\n.\r\nsegunda linha",
};

let visitors = 0;
async function send(changes: object = {}): Promise<string> {
  visitors += 1;
  const response = await cms.request(leadsApi.leads, {
    body: { ...contact, ...changes },
    headers: { "x-forwarded-for": `203.0.113.${visitors % 250}` },
  });
  return leadResponse.parse(await response.json()).id;
}

async function count(sql: string): Promise<number> {
  const { rows } = await cms.query<{ count: number }>(`select count(*)::int as count from ${sql}`);
  return rows[0]?.count ?? 0;
}

function delivered(channel: string, leads: number): Promise<unknown> {
  return waitForResult(
    `${channel} has ${leads}`,
    async () =>
      (await count(`lead_deliveries where channel = '${channel}' and state = 'delivered'`)) ===
      leads,
  );
}

it("the worker delivers a contact to the webhook and by e-mail to sales, in the format of each", async () => {
  work();
  const id = await send();
  await delivered("contact-webhook", 1);
  await delivered("sales-email", 1);
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([
    {
      name: "Ana Bcc: all@example.com",
      email: "ana@example.com",
      phone: "+5511955500142",
      company: "Padaria",
      service: "other",
      message: "Primeira linha\n.\nsegunda linha",
      source: "contact",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ]);
  const [head = "", body = ""] = mail.received[0]?.split(/\r\n\r\n(.*)/s) ?? [];
  expect(head).toMatch(/^To: vendas@example\.com\r$/m);
  expect(head).toMatch(/^Reply-To: ana@example\.com\r$/m);
  // The visitor's input must not add a header or end the message.
  expect(head).not.toMatch(/^Bcc:/m);
  expect(head).toContain(`<${id}@localhost>`);
  expect(body).toMatch(/Primeira linha\r\n\.\r\nsegunda linha/);
});

it("the worker sends each message once through a slow mail server, with few connections", async () => {
  mail.behave(() => delay(400));
  await Promise.all(Array.from({ length: 24 }, (_, index) => send({ company: `C${index}` })));
  work({ DELIVERY_TIMEOUT_SECONDS: "30" });
  await delivered("sales-email", 24);
  expect(mail.received).toHaveLength(24);
  expect(mail.mostAtOnce()).toBeLessThanOrEqual(5);
});

it("the worker aborts attempts on a mail server that never responds, and records each attempt", async () => {
  const silent = 12;
  const before = mail.connections();
  mail.behave((index) => (index < silent ? new Promise(() => {}) : Promise.resolve()));
  await Promise.all(Array.from({ length: 8 }, (_, index) => send({ company: `C${index}` })));
  work();
  await waitForResult(
    "the reason is told",
    async () => (await count("lead_deliveries where reason like '%within 4 s%'")) > 0,
  );
  await delivered("sales-email", 8);
  expect(mail.received).toHaveLength(silent + 8);
  const { rows } = await cms.query<{ sum: number }>(
    "select sum(attempts)::int as sum from lead_deliveries where channel = 'sales-email'",
  );
  // Counts connections instead of messages: on a stalled machine an attempt may time out before it sends its message.
  expect(rows[0]?.sum).toBe(mail.connections() - before);
});

it("a contact stored without a mail server is delivered once a mail server is configured", async () => {
  const unset = { CONTACT_WEBHOOK_URL: undefined, SMTP_URL: undefined };
  const api = await startApi({ ...cms.environment, ...unset });
  const response = await cms.request(leadsApi.leads, { at: api.url, body: contact });
  await api.kill();
  const { id } = leadResponse.parse(await response.json());
  expect(await count(`lead_deliveries where lead_id = '${id}'`)).toBe(0);
  work();
  await delivered("sales-email", 1);
  expect(mail.received).toHaveLength(1);
});
