import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { leadResponse, leadsApi } from "contracts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Cms, startCms } from "./support/cms.ts";
import { eventually } from "./support/eventually.ts";
import { type RunningProcess, startWorker } from "./support/processes.ts";
import { fine, startReceiver, type WebhookReceiver } from "./support/webhook-receiver.ts";

const secret = "a-secret-of-the-receiver";

let receiver: WebhookReceiver;
let cms: Cms;
let editor: string;
beforeAll(async () => {
  receiver = await startReceiver();
  cms = await startCms({
    ALLOW_PRIVATE_WEBHOOKS: "true",
    DELIVERY_ATTEMPTS: "5",
    DELIVERY_RETRY_SECONDS: "0.2",
    DELIVERY_TIMEOUT_SECONDS: "1",
    NEWSLETTER_WEBHOOK_URL: receiver.url,
    SALES_EMAIL: "vendas@example.com",
    WEBHOOK_SECRET: secret,
  });
  editor = await cms.signIn("editor");
});
afterAll(async () => {
  await cms?.stop();
  await receiver?.close();
});

const workers: RunningProcess[] = [];
function work(settings: Record<string, string> = {}): RunningProcess {
  const worker = startWorker({ ...cms.environment, ...settings });
  workers.push(worker);
  return worker;
}
beforeEach(() => {
  receiver.received.length = 0;
  receiver.behave(() => fine);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.kill()));
  await cms.query("delete from pgboss.job; delete from lead_deliveries; delete from leads");
});

let leads = 0;
async function subscribe(): Promise<string> {
  leads += 1;
  const answer = await cms.ask(leadsApi.leads, {
    body: {
      kind: "newsletter",
      firstName: "Bruno",
      lastName: `Lima ${leads}`,
      email: `bruno${leads}@example.com`,
      whatsapp: "+55 21 99999-1234",
    },
    headers: { "x-forwarded-for": `203.0.113.${leads % 250}` },
  });
  return leadResponse.parse(await answer.json()).id;
}

interface DeliveryRow {
  id: string;
  state: string;
  attempts: string;
  reason: string | null;
}

async function deliveryOf(leadId: string): Promise<DeliveryRow | undefined> {
  const { rows } = await cms.query(
    `select id, state, attempts, reason from lead_deliveries where lead_id = '${leadId}'`,
  );
  return (rows as DeliveryRow[])[0];
}

function settled(leadId: string, state: string): Promise<DeliveryRow> {
  return eventually(`the delivery is ${state}`, async () => {
    const delivery = await deliveryOf(leadId);
    return delivery?.state === state && delivery;
  });
}

describe("a delivery", () => {
  it("is the specification's JSON, once, named and signed", async () => {
    work();
    const id = await subscribe();
    await settled(id, "delivered");
    const [request, ...others] = receiver.received;
    expect(others).toEqual([]);
    expect(JSON.parse(request?.body ?? "")).toEqual({
      firstName: "Bruno",
      lastName: `Lima ${leads}`,
      email: `bruno${leads}@example.com`,
      whatsapp: "+5521999991234",
      source: "newsletter",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const headers: IncomingHttpHeaders = request?.headers ?? {};
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": id,
      "webhook-id": id,
      "list-unsubscribe": expect.stringContaining("/api/newsletter/unsubscribe/"),
    });
    const signed = `${id}.${headers["webhook-timestamp"]}.${request?.body}`;
    const signature = createHmac("sha256", secret).update(signed).digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
  });

  it("by e-mail reaches the sales address, and no line of the visitor becomes a header", async () => {
    work();
    const answer = await cms.ask(leadsApi.leads, {
      body: {
        kind: "contact",
        name: "Ana\r\nBcc: all@example.com",
        email: "ana@example.com",
        phone: "11955500142",
        company: "Padaria",
        service: "other",
        message: "Primeira linha\r\n.\r\nsegunda linha",
      },
    });
    const { id } = leadResponse.parse(await answer.json());
    await settled(id, "delivered");
    const { readdir, readFile } = await import("node:fs/promises");
    const outbox = `${cms.environment.DATA_DIR}/outbox`;
    const [name = ""] = (await readdir(outbox)).slice(-1);
    const [head = ""] = (await readFile(`${outbox}/${name}`, "utf8")).split("\r\n\r\n");
    expect(head).toMatch(/^To: vendas@example\.com$/m);
    expect(head).toMatch(/^Reply-To: ana@example\.com$/m);
    expect(head).not.toMatch(/^Bcc:/m);
    expect(head).toContain(id);
  });

  it("is tried again after each kind of failure, until it arrives", async () => {
    work();
    const failures = [{ status: 500 }, "reset", "hang", { status: 404 }] as const;
    receiver.behave(({ count }) => failures[count] ?? fine);
    const { attempts } = await settled(await subscribe(), "delivered");
    expect(Number(attempts)).toBe(5);
    expect(receiver.received).toHaveLength(5);
  });

  it("waits for as long as Retry-After asks", async () => {
    work();
    const busy = { status: 429, headers: { "retry-after": "3" } };
    receiver.behave(({ count }) => (count === 0 ? busy : fine));
    await settled(await subscribe(), "delivered");
    const [first, second] = receiver.received;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(3_000);
  });

  it("is dead after the last attempt, says why, and comes back when staff asks", async () => {
    work();
    receiver.behave(() => ({ status: 503 }));
    const id = await subscribe();
    const { id: delivery, attempts } = await settled(id, "dead");
    expect(Number(attempts)).toBe(5);
    const shown = await cms.ask(`/api/lead-deliveries/${delivery}`, { cookie: editor });
    expect(await shown.json()).toMatchObject({ reason: "The receiver answered 503" });

    receiver.behave(() => fine);
    const retry = `/api/lead-deliveries/${delivery}/retry`;
    expect((await cms.ask(retry, { method: "POST" })).status).toBe(403);
    expect((await cms.ask(retry, { method: "POST", cookie: editor })).status).toBe(200);
    await settled(id, "delivered");
    expect((await cms.ask(retry, { method: "POST", cookie: editor })).status).toBe(404);
    const { rows } = await cms.query(
      `select action, target_kind, actor_email from audit_log where target_id = '${delivery}'`,
    );
    expect(rows).toEqual([
      {
        action: "delivery.retry",
        target_kind: "delivery",
        actor_email: expect.stringContaining("@"),
      },
    ]);
  });

  it("does not follow a redirect", async () => {
    work();
    const elsewhere = { location: `${receiver.url}/private` };
    receiver.behave(({ count }) => (count === 0 ? { status: 307, headers: elsewhere } : fine));
    await settled(await subscribe(), "delivered");
    expect(receiver.received.map(({ headers }) => headers.host)).toHaveLength(2);
  });

  it.each(["127.0.0.1", "localhost"])("never goes to %s unless that is allowed", async (host) => {
    const { port } = new URL(receiver.url);
    work({ ALLOW_PRIVATE_WEBHOOKS: "", NEWSLETTER_WEBHOOK_URL: `http://${host}:${port}/hook` });
    const { reason } = await settled(await subscribe(), "dead");
    expect(reason).toContain("private network");
    expect(receiver.received).toEqual([]);
  });
});

describe("a worker", () => {
  it("delivers what came while nothing was configured", async () => {
    const contactId = async () => {
      const { rows } = await cms.query(
        "insert into leads (id, kind, state, name, locale) values (gen_random_uuid(), 'newsletter', 'new', 'Ana', 'pt-BR') returning id",
      );
      return (rows as { id: string }[])[0]?.id ?? "";
    };
    const id = await contactId();
    work();
    await settled(id, "delivered");
  });

  it("that is killed while delivering leaves the lead to another", async () => {
    const first = work({ DELIVERY_TIMEOUT_SECONDS: "60" });
    receiver.behave(({ count }) => (count === 0 ? "hang" : fine));
    const id = await subscribe();
    await eventually("the receiver is asked", () => receiver.received.length === 1);
    await first.kill();
    work();
    await eventually(
      "another delivers",
      async () => (await deliveryOf(id))?.state === "delivered",
      45_000,
    );
    expect(receiver.received).toHaveLength(2);
  }, 60_000);

  it("waits for a database that is away when it starts", async () => {
    const address = new URL(cms.database.url);
    const { port, hostname } = address;
    const away = createServer((socket) => {
      const database = connect(Number(port), hostname);
      for (const end of [socket, database]) end.on("error", () => end.destroy());
      socket.pipe(database).pipe(socket);
    });
    await new Promise<void>((resolve) => away.listen(0, "127.0.0.1", resolve));
    const { port: ownPort } = away.address() as AddressInfo;
    await new Promise((resolve) => away.close(resolve));
    address.port = String(ownPort);

    const worker = work({ DATABASE_URL: address.href });
    const id = await subscribe();
    await eventually("it says that it waits", () =>
      worker.lines.some((line) => line.startsWith("Cannot deliver leads yet")),
    );
    await new Promise<void>((resolve) => away.listen(ownPort, "127.0.0.1", resolve));
    await settled(id, "delivered");
    await Promise.all(workers.splice(0).map((running) => running.kill()));
    away.close();
  });

  it("outlives the loss of its connections", async () => {
    work();
    await settled(await subscribe(), "delivered");
    await cms.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name = 'pgboss'",
    );
    await settled(await subscribe(), "delivered");
  });
});
