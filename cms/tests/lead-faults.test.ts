import { idempotencyHeader, leadResponse, leadsApi } from "contracts";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import { waitForResult } from "./support/eventually.ts";
import { type CmsProcess, startApi, startWorker } from "./support/processes.ts";
import {
  type ReceiverBehaviour,
  startReceiver,
  successBehaviour,
  type WebhookReceiver,
} from "./support/webhook-receiver.ts";

let receiver: WebhookReceiver;
let cms: RunningCms;
beforeAll(async () => {
  receiver = await startReceiver();
  cms = await startCms({
    ALLOW_PRIVATE_WEBHOOKS: "true",
    DELIVERY_RETRY_SECONDS: "0.2",
    DELIVERY_TIMEOUT_SECONDS: "5",
    NEWSLETTER_WEBHOOK_URL: receiver.url,
  });
});
afterAll(async () => {
  await cms?.stop();
  await receiver?.close();
});

const processes: CmsProcess[] = [];
function started<T extends CmsProcess>(process: T): T {
  processes.push(process);
  return process;
}
afterEach(async () => {
  await Promise.all(processes.splice(0).map((process) => process.kill()));
});

function subscription(index: number) {
  return {
    kind: "newsletter",
    firstName: "Bruno",
    lastName: `Lima ${index}`,
    email: `bruno${index}@example.com`,
    whatsapp: "+55 21 99999-1234",
  };
}

/** Posts a lead; returns its id if the CMS acknowledged it, otherwise undefined. */
async function subscribe(api: string, index: number): Promise<string | undefined> {
  try {
    const response = await fetch(`${api}${leadsApi.leads}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": `203.0.113.${index % 250}`,
        [idempotencyHeader]: `lead-${index}`,
      },
      body: JSON.stringify(subscription(index)),
    });
    return response.status === 201 ? leadResponse.parse(await response.json()).id : undefined;
  } catch {
    return undefined;
  }
}

/** Calls `work` for each index, at most `lanes` at a time. */
async function inLanes(indexes: number[], lanes: number, work: (index: number) => Promise<void>) {
  const left = [...indexes];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let index = left.shift(); index !== undefined; index = left.shift()) {
        await work(index);
      }
    }),
  );
}

async function count(sql: string): Promise<number> {
  const { rows } = await cms.query(`select count(*)::int as count from ${sql}`);
  return (rows as { count: number }[])[0]?.count ?? 0;
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

it("workers deliver each of 1,000 leads to a receiver that fails in every way, even if a worker is killed", async () => {
  const failures: ReceiverBehaviour[] = [
    { status: 500 },
    { status: 429, headers: { "retry-after": "1" } },
    "reset",
    "hang",
  ];
  // Every eighth request fails, each time in a different way.
  receiver.behave(({ count: number }) =>
    number % 8 === 7
      ? (failures[Math.floor(number / 8) % failures.length] ?? successBehaviour)
      : successBehaviour,
  );
  const victim = started(startWorker(cms.environment));
  started(startWorker(cms.environment));

  const ids = new Set<string>();
  let outage: Promise<void> | undefined;
  await inLanes(range(1_000), 8, async (index) => {
    const id = await subscribe(cms.url, index);
    if (id) {
      ids.add(id);
    }
    if (index === 300) {
      await victim.kill();
      started(startWorker(cms.environment));
    }
    if (index === 500) {
      await receiver.close();
      outage = waitForResult(
        "some deliveries were refused",
        async () => (await count("lead_deliveries where reason like '%ECONNREFUSED%'")) > 20,
      ).then(() => receiver.listen());
    }
  });
  await outage;
  expect(ids.size).toBe(1_000);
  await waitForResult(
    "everything is delivered",
    async () => (await count("lead_deliveries where state = 'delivered'")) === 1_000,
    300_000,
  );

  const arrivals = new Map<string, number>();
  for (const { id, behaviour } of receiver.received) {
    if (behaviour === successBehaviour) {
      arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
    }
  }
  expect([...ids].filter((id) => !arrivals.has(id))).toEqual([]);
  // Includes attempts that timed out, which happens on a busy machine.
  const { rows } = await cms.query<{ id: string; attempts: number }>(
    "select lead_id as id, attempts::int from lead_deliveries",
  );
  const recorded = new Map(rows.map(({ id, attempts }) => [id, attempts]));
  const repeated = [...arrivals].filter(([id, times]) => times > (recorded.get(id) ?? 0));
  // Only attempts of the killed worker may be repeated. Their maximum is the worker's concurrency.
  expect(repeated.length).toBeLessThanOrEqual(32);
  // Includes attempts whose connection was rejected, which the receiver does not see.
  const attempts = rows.reduce((sum, row) => sum + row.attempts, 0);
  const answered = receiver.received.filter(
    ({ behaviour }) => behaviour === successBehaviour,
  ).length;
  expect(attempts).toBeLessThan(1_000 * 2 + Math.max(0, answered - 1_000));
}, 600_000);

it("the CMS stores each acknowledged lead once, even if it is killed at any moment", async () => {
  const acknowledged = new Map<number, string>();
  const indexes = range(400).map((index) => index + 10_000);
  for (let kill = 0; acknowledged.size < indexes.length; kill += 1) {
    const api = started(await startApi(cms.environment));
    let sent = 0;
    const waiting = indexes.filter((index) => !acknowledged.has(index));
    await inLanes(waiting, 16, async (index) => {
      sent += 1;
      // Kills each of the first three processes before it has received all leads.
      if (kill < 3 && sent === 60) {
        void api.kill();
      }
      const id = await subscribe(api.url, index);
      if (id) {
        acknowledged.set(index, id);
      }
    });
  }
  const leads = "leads where email like 'bruno10___@example.com'";
  expect(await count(leads)).toBe(indexes.length);
  const { rows } = await cms.query(`select id from ${leads}`);
  expect(new Set((rows as { id: string }[]).map(({ id }) => id))).toEqual(
    new Set(acknowledged.values()),
  );
  // Checks that every lead has a delivery.
  expect(
    await count(
      `leads join lead_deliveries d on d.lead_id = leads.id where email like 'bruno10___@example.com'`,
    ),
  ).toBe(indexes.length);
});

it("the CMS accepts more concurrent leads than it has database connections, right after startup", async () => {
  const api = started(await startApi(cms.environment));
  const ids = await Promise.all(range(40).map((index) => subscribe(api.url, 30_000 + index)));
  expect(ids).not.toContain(undefined);
});

it("the CMS stores no lead if its process dies before COMMIT", async () => {
  const api = started(await startApi(cms.environment));
  await cms.payload.db.drizzle.transaction(
    async (transaction: { execute(sql: string): Promise<unknown> }) => {
      await transaction.execute("lock table lead_deliveries in exclusive mode");
      const response = subscribe(api.url, 20_000);
      await waitForResult(
        "the request waits for its delivery",
        async () =>
          (await count("pg_locks where not granted and relation = 'lead_deliveries'::regclass")) >
          0,
      );
      await api.kill();
      expect(await response).toBeUndefined();
    },
  );
  expect(await count("leads where email = 'bruno20000@example.com'")).toBe(0);
  expect(await subscribe(cms.url, 20_000)).toBeDefined();
});
