import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { leadResponse, leadsApi } from "contracts";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import { waitForResult } from "./support/eventually.ts";
import { type CmsProcess, startCommand, startWorker } from "./support/processes.ts";
import {
  startReceiver,
  successBehaviour,
  type WebhookReceiver,
} from "./support/webhook-receiver.ts";

const secret = "a-secret-of-the-receiver";

let receiver: WebhookReceiver;
let cms: RunningCms;
let editor: string;
beforeAll(async () => {
  receiver = await startReceiver();
  cms = await startCms({
    ALLOW_PRIVATE_WEBHOOKS: "true",
    DELIVERY_ATTEMPTS: "5",
    DELIVERY_RETRY_SECONDS: "0.2",
    DELIVERY_TIMEOUT_SECONDS: "1",
    NEWSLETTER_WEBHOOK_URL: receiver.url,
    NEWSLETTER_UNSUBSCRIBE_WEBHOOK_URL: new URL("/left", receiver.url).href,
    WEBHOOK_SECRET: secret,
  });
  editor = await cms.signIn("editor");
});
afterAll(async () => {
  await cms?.stop();
  await receiver?.close();
});

const workers: CmsProcess[] = [];
function work(settings: Record<string, string> = {}): CmsProcess {
  const worker = startWorker({ ...cms.environment, ...settings });
  workers.push(worker);
  return worker;
}
beforeEach(() => {
  receiver.received.length = 0;
  receiver.behave(() => successBehaviour);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.kill()));
  await cms.query("delete from lead_deliveries; delete from leads");
});

let leads = 0;
async function subscribe(email?: string, whatsappConsent?: string): Promise<string> {
  leads += 1;
  const response = await cms.request(leadsApi.leads, {
    body: {
      kind: "newsletter",
      firstName: "Bruno",
      lastName: `Lima ${leads}`,
      email: email ?? `bruno${leads}@example.com`,
      whatsapp: "+55 21 99999-1234",
      whatsappConsent,
    },
    headers: { "x-forwarded-for": `203.0.113.${leads % 250}` },
  });
  return leadResponse.parse(await response.json()).id;
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

async function count(sql: string): Promise<number> {
  const { rows } = await cms.query<{ count: number }>(`select count(*)::int as count from ${sql}`);
  return rows[0]?.count ?? 0;
}

function settled(leadId: string, state: string): Promise<DeliveryRow> {
  return waitForResult(`the delivery is ${state}`, async () => {
    const delivery = await deliveryOf(leadId);
    return delivery?.state === state && delivery;
  });
}

describe("a lead delivery", () => {
  it("sends the documented JSON once, with an id and a signature", async () => {
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

  it("states the subscriber's choice about offers on WhatsApp, except for leads of releases that did not ask", async () => {
    const leadIds = [
      await subscribe("sim@example.com", "yes"),
      await subscribe("nao@example.com"),
      await subscribe("antes@example.com"),
    ];
    await cms.query(`update leads set whatsapp_consent = null where id = '${leadIds[2]}'`);
    work();
    await Promise.all(leadIds.map((id) => settled(id, "delivered")));
    const consents = receiver.received.map(({ body, headers }) => [
      (JSON.parse(body) as { email: string }).email,
      headers["x-consent-whatsapp"],
    ]);
    expect(Object.fromEntries(consents)).toEqual({
      "sim@example.com": "yes",
      "nao@example.com": "no",
      "antes@example.com": undefined,
    });
  });

  it("is retried after each kind of failure until it succeeds", async () => {
    work();
    const failures = [{ status: 500 }, "reset", "hang", { status: 404 }] as const;
    receiver.behave(({ count }) => failures[count] ?? successBehaviour);
    const { attempts } = await settled(await subscribe(), "delivered");
    expect(Number(attempts)).toBe(5);
    expect(receiver.received).toHaveLength(5);
  });

  it("is retried no earlier than Retry-After requests", async () => {
    work();
    const busy = { status: 429, headers: { "retry-after": "3" } };
    receiver.behave(({ count }) => (count === 0 ? busy : successBehaviour));
    await settled(await subscribe(), "delivered");
    const [first, second] = receiver.received;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(3_000);
  });

  it("is dead after the last attempt, with the reason, until staff queue it again", async () => {
    work();
    receiver.behave(() => ({ status: 503 }));
    const id = await subscribe();
    const { id: delivery, attempts } = await settled(id, "dead");
    expect(Number(attempts)).toBe(5);
    const shown = await cms.request(`/api/lead-deliveries/${delivery}`, { cookie: editor });
    expect(await shown.json()).toMatchObject({ reason: "O destino respondeu 503" });

    receiver.behave(() => successBehaviour);
    const retry = `/api/lead-deliveries/${delivery}/retry`;
    expect((await cms.request(retry, { method: "POST" })).status).toBe(403);
    expect((await cms.request(retry, { method: "POST", cookie: editor })).status).toBe(200);
    await settled(id, "delivered");
    expect((await cms.request(retry, { method: "POST", cookie: editor })).status).toBe(404);
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

    await cms.query("update lead_deliveries set state = 'dead'");
    const all = "/api/lead-deliveries/retry-dead";
    expect((await cms.request(all, { method: "POST" })).status).toBe(403);
    const retried = await cms.request(all, { method: "POST", cookie: editor });
    expect(await retried.json()).toEqual({ queued: 1 });
    await settled(id, "delivered");
  });

  it("does not follow a redirect", async () => {
    work();
    const elsewhere = { location: new URL("/private", receiver.url).href };
    receiver.behave(({ count }) =>
      count === 0 ? { status: 307, headers: elsewhere } : successBehaviour,
    );
    await settled(await subscribe(), "delivered");
    expect(receiver.received.map(({ path }) => path)).toEqual(["/hook", "/hook"]);
  });

  it.each(["127.0.0.1", "localhost"])(
    "is never sent to %s unless the settings allow it",
    async (host) => {
      const { port } = new URL(receiver.url);
      work({ ALLOW_PRIVATE_WEBHOOKS: "", NEWSLETTER_WEBHOOK_URL: `http://${host}:${port}/hook` });
      const { reason } = await settled(await subscribe(), "dead");
      expect(reason).toContain("private network");
      expect(receiver.received).toEqual([]);
    },
  );
});

describe("an unsubscription", () => {
  const email = "Bruno.Lima@Example.com";
  const otherCase = "bruno.lima@example.com";
  /** Runs a delivery worker in this process while `run` is running. Sufficient for tests of single deliveries. */
  async function whileDelivering<Result>(run: () => Promise<Result>): Promise<Result> {
    const [{ DeliveryWorker }, { deliverySettings: settings }, { database }] = await Promise.all([
      import("../src/leads/delivery/delivery-worker.ts"),
      import("../src/leads/delivery/delivery-settings.ts"),
      import("../src/platform/database.ts"),
    ]);
    const worker = new DeliveryWorker({
      database: database(cms.payload),
      settings,
      sendMail: async () => {},
      readLogo: async () => undefined,
      log: () => {},
    });
    await worker.start();
    return run().finally(() => worker.close());
  }
  const left = () => receiver.received.filter(({ path }) => path === "/left");
  const queued = async () => {
    const { rows } = await cms.query<{ lead: string; channel: string; waits: boolean }>(
      `select lead_id as lead, channel, next_attempt_at > now() + interval '5 seconds' as waits
       from lead_deliveries where state <> 'delivered' order by id`,
    );
    return rows;
  };
  /** Posts to the URL in an e-mail's List-Unsubscribe header, as mail programs do (RFC 8058). */
  async function leaveBy(header: string | string[] | undefined): Promise<number> {
    const address = /^<(http[^>]+)>$/.exec(String(header))?.[1] ?? "";
    const { status } = await cms.request(new URL(address).pathname, {
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    return status;
  }
  async function leave(): Promise<void> {
    const { createUnsubscribeUrl } = await import("../src/leads/unsubscribe-url.ts");
    expect(await leaveBy(`<${createUnsubscribeUrl(otherCase)}>`)).toBe(200);
  }

  it("follows from a POST to the delivery's List-Unsubscribe URL, and is reported to the webhook", async () => {
    const id = await subscribe(email);
    await whileDelivering(() => settled(id, "delivered"));
    expect(await leaveBy(receiver.received[0]?.headers["list-unsubscribe"])).toBe(200);
    const [message] = await whileDelivering(() =>
      waitForResult("it is delivered", () => left().length > 0 && left()),
    );
    expect(JSON.parse(message?.body ?? "")).toEqual({
      event: "unsubscribed",
      email,
      source: "newsletter",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    // The id must be new, because receivers ignore a message with an id that they have seen before.
    expect(message?.headers["idempotency-key"]).not.toBe(id);
    expect(message?.headers["webhook-signature"]).toBeTruthy();
    expect(message?.headers["list-unsubscribe"]).toBeUndefined();
    // A repeated request has no effect.
    expect(await leaveBy(receiver.received[0]?.headers["list-unsubscribe"])).toBe(200);
    expect(await count("lead_deliveries")).toBe(2);
  });

  it("cancels a delivery that has not started, and is reported once no attempt can be running", async () => {
    const id = await subscribe(email);
    await leave();
    expect(await queued()).toEqual([{ lead: id, channel: "unsubscribe-webhook", waits: true }]);
  });

  it("is not reported if the e-mail address has subscribed again", async () => {
    await subscribe(email);
    await leave();
    const again = await subscribe(otherCase);
    expect(await queued()).toEqual([{ lead: again, channel: "newsletter-webhook", waits: true }]);
    await cms.query("update lead_deliveries set next_attempt_at = now()");
    await whileDelivering(() => settled(again, "delivered"));
    expect(left()).toEqual([]);
  });

  it("is reported even if the lead of the subscription was deleted", async () => {
    await leave();
    await leave();
    await whileDelivering(() => waitForResult("it is delivered", () => left().length > 0));
    expect(left().map(({ body }) => JSON.parse(body).email)).toEqual([otherCase]);
  });

  it("of an earlier release is reported, unless the e-mail address has subscribed again", async () => {
    const [gone, back] = [await subscribe("gone@example.com"), await subscribe(email)];
    await cms.query(
      `update leads set unsubscribed_at = now();
       update lead_deliveries set state = 'delivered'`,
    );
    await subscribe(otherCase);
    const ended = await whileDelivering(() =>
      waitForResult("it is delivered", () => left().length > 0 && left()),
    );
    expect(ended.map(({ body }) => JSON.parse(body).email)).toEqual(["gone@example.com"]);
    expect(await count(`lead_deliveries where lead_id in ('${gone}', '${back}')`)).toBe(3);
  });
});

describe("the lease of a delivery", () => {
  const store = async () => ({
    ...(await import("../src/leads/delivery/delivery-store.ts")),
    database: (await import("../src/platform/database.ts")).database(cms.payload),
  });
  const channel = "newsletter-webhook";

  it("gives each delivery to only one of several concurrent workers", async () => {
    const { database, leaseDueDeliveries } = await store();
    const ids = await Promise.all(Array.from({ length: 40 }, () => subscribe()));
    const leases = await Promise.all(
      Array.from({ length: 10 }, () =>
        leaseDueDeliveries(database, { channel, limit: 7, leaseMs: 60_000 }),
      ),
    );
    const taken = leases.flat().map(({ lead }) => lead.id);
    expect(new Set(taken).size).toBe(taken.length);
    const rest = await leaseDueDeliveries(database, { channel, limit: 40, leaseMs: 60_000 });
    expect([...taken, ...rest.map(({ lead }) => lead.id)].toSorted()).toEqual(ids.toSorted());
    expect(Math.max(...leases.map((lease) => lease.length))).toBeLessThanOrEqual(7);
  });

  it("is taken first for the delivery that has been due the longest", async () => {
    const { database, leaseDueDeliveries } = await store();
    const ids = [await subscribe(), await subscribe(), await subscribe()];
    await cms.query(`update lead_deliveries
      set next_attempt_at = now() - interval '1 minute' where lead_id = '${ids[1]}'`);
    const [first] = await leaseDueDeliveries(database, { channel, limit: 1, leaseMs: 60_000 });
    expect(first?.lead.id).toBe(ids[1]);
  });

  it("counts an attempt once if two workers report the failure after the lease expired", async () => {
    const { database, leaseDueDeliveries, recordDeliveryFailure } = await store();
    const id = await subscribe();
    const leased = () => leaseDueDeliveries(database, { channel, limit: 1, leaseMs: 0 });
    const [[first], [second]] = [await leased(), await leased()];
    if (!first || !second) {
      throw new Error("the delivery is leased twice");
    }
    expect(second).toEqual(first);
    const failure = { ...first, reason: "No answer", pauseMs: 60_000 };
    const news = await Promise.all([
      recordDeliveryFailure(database, failure),
      recordDeliveryFailure(database, { ...failure, pauseMs: undefined }),
    ]);
    expect(news.toSorted()).toEqual([false, true]);
    expect(Number((await deliveryOf(id))?.attempts)).toBe(1);
  });

  it("does not change a delivered lead if a failure is reported late", async () => {
    const { database, leaseDueDeliveries, markDelivered, recordDeliveryFailure } = await store();
    const id = await subscribe();
    const [leased] = await leaseDueDeliveries(database, { channel, limit: 1, leaseMs: 0 });
    if (!leased) {
      throw new Error("the delivery is leased");
    }
    await markDelivered(database, leased.id);
    const late = { ...leased, attempt: 1, reason: "No answer", pauseMs: 60_000 };
    expect(await recordDeliveryFailure(database, late)).toBe(false);
    expect(await deliveryOf(id)).toMatchObject({ state: "delivered", reason: null });
  });
});

describe("the delivery worker", () => {
  it("delivers leads that were stored while no webhook was configured", async () => {
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

  it("delivers the lead of another worker that was killed", async () => {
    const first = work({ DELIVERY_TIMEOUT_SECONDS: "10" });
    receiver.behave(({ count }) => (count === 0 ? "hang" : successBehaviour));
    const id = await subscribe();
    await waitForResult("the receiver is asked", () => receiver.received.length === 1);
    await first.kill();
    work();
    await waitForResult(
      "another delivers",
      async () => (await deliveryOf(id))?.state === "delivered",
    );
    expect(receiver.received).toHaveLength(2);
  });

  it("waits at startup until the database is available", async () => {
    const address = new URL(cms.database.url);
    const { port, hostname } = address;
    const away = createServer((socket) => {
      const database = connect(Number(port), hostname);
      for (const end of [socket, database]) {
        end.on("error", () => end.destroy());
      }
      socket.pipe(database).pipe(socket);
    });
    await new Promise<void>((resolve) => away.listen(0, "127.0.0.1", resolve));
    const { port: ownPort } = away.address() as AddressInfo;
    await new Promise((resolve) => away.close(resolve));
    address.port = String(ownPort);

    const worker = work({ DATABASE_URL: address.href });
    const id = await subscribe();
    await waitForResult("it says that it waits", () =>
      worker.lines.some((line) => line.startsWith("Cannot deliver leads yet")),
    );
    await new Promise<void>((resolve) => away.listen(ownPort, "127.0.0.1", resolve));
    await settled(id, "delivered");
    await Promise.all(workers.splice(0).map((running) => running.kill()));
    away.close();
  });

  it("continues after all its connections were lost, even within a transaction", async () => {
    const worker = work();
    const holder = new Client({ connectionString: cms.database.ownerUrl });
    await holder.connect();
    const { promise: isLocked, resolve: answerNow } = Promise.withResolvers<void>();
    receiver.behave(({ count }) =>
      count === 0 ? { status: 500, until: isLocked } : successBehaviour,
    );
    const id = await subscribe();
    await waitForResult("the receiver is asked", () => receiver.received.length === 1);
    await holder.query("begin; lock table lead_deliveries in exclusive mode");
    answerNow();
    await waitForResult(
      "the worker's transaction waits",
      async () =>
        (await count("pg_locks where not granted and relation = 'lead_deliveries'::regclass")) > 0,
    );
    // Ends only connections to the database of this file, because other tests use other databases of the same cluster.
    await holder.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await holder.query("rollback");
    await holder.end();
    await waitForResult(
      "it delivers again",
      // Ignores errors of this process, which may not have noticed yet that its connections were lost.
      async () => (await deliveryOf(id).catch(() => undefined))?.state === "delivered",
    );
    expect(worker.isRunning()).toBe(true);
  });

  it("attempts every due lead while the receiver is down, and delivers all once it is back", async () => {
    await receiver.close();
    await Promise.all(Array.from({ length: 100 }, () => subscribe()));
    // Uses a long timeout, because an attempt that exceeds the timeout is repeated.
    work({ DELIVERY_RETRY_SECONDS: "5", DELIVERY_TIMEOUT_SECONDS: "60" });
    await waitForResult(
      "each was tried",
      async () => (await count("lead_deliveries where reason like '%ECONNREFUSED%'")) === 100,
    );
    await receiver.listen();
    await waitForResult(
      "each is delivered",
      async () => (await count("lead_deliveries where state = 'delivered'")) === 100,
    );
    expect(receiver.received).toHaveLength(100);
  });

  it("does not send other leads again if the result of one lead cannot be recorded", async () => {
    const ids = [await subscribe(), await subscribe(), await subscribe()];
    await cms.query(
      `create function refuse() returns trigger language plpgsql as $$
         begin raise exception 'not recorded'; end $$;
       create trigger refuse before update on lead_deliveries for each row
         when (new.lead_id = '${ids[0]}' and new.attempts > old.attempts) execute function refuse()`,
    );
    const { promise: isRepeated, resolve: answerNow } = Promise.withResolvers<void>();
    const arrivals = (id = "") => receiver.received.filter((request) => request.id === id).length;
    receiver.behave(({ id }) =>
      ids.indexOf(id) > 0 ? { status: 200, until: isRepeated } : successBehaviour,
    );
    work({ DELIVERY_TIMEOUT_SECONDS: "5" });
    await waitForResult("all are asked for", () => receiver.received.length >= 3);
    // The worker delivers these two leads, and does not repeat the first three.
    for (const next of [await subscribe(), await subscribe()]) {
      await settled(next, "delivered");
    }
    expect(ids.map(arrivals)).toEqual([1, 1, 1]);
    answerNow();
    await cms.query("drop trigger refuse on lead_deliveries; drop function refuse");
    await waitForResult("the one is asked for again", () => arrivals(ids[0]) > 1);
    for (const id of ids) {
      await settled(id, "delivered");
    }
    expect(ids.slice(1).map(arrivals)).toEqual([1, 1]);
  });

  it("delivers each lead of the previous release's queue once", async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => subscribe()));
    const [queued, tried, taken, later] = ids;
    // Simulates the previous release, which had its queue in another table and did not update a delivery during an
    // attempt.
    await cms.query(
      `update lead_deliveries set next_attempt_at = now() - interval '3 hours';
       update lead_deliveries set attempts = 3, reason = 'The receiver answered 500',
         last_attempt_at = now() - interval '1 hour' where lead_id in ('${tried}', '${taken}');
       update lead_deliveries set attempts = 1, reason = 'The receiver answered 500',
         next_attempt_at = now() + interval '15 seconds' where lead_id = '${later}'`,
    );
    work();
    for (const id of ids) {
      await settled(id, "delivered");
    }
    expect(receiver.received.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(receiver.received.at(-1)?.id).toBe(later);
    expect(Number((await settled(queued ?? "", "delivered")).attempts)).toBe(1);
    expect(Number((await settled(tried ?? "", "delivered")).attempts)).toBe(4);
  });

  it("runs as a separate command, and exits when it is stopped", async () => {
    const id = await subscribe();
    const command = startCommand("worker", cms.environment);
    await settled(id, "delivered");
    await command.stop();
    expect(command.isRunning()).toBe(false);
  });
});
