import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { leadsApi } from "contracts";
import { type Instance, startInstance, stopInstance } from "../support/instance.ts";
import { waitUntil } from "../support/processes.ts";
import { quantile } from "./quantile.ts";

/** Burst: leads that are sent as fast as possible over this number of concurrent connections. */
const burst = { leads: 3_000, connections: 16 };
/** Load of a busy day: total number of leads, and leads per second. */
const steady = { leads: 400, perSecond: 40 };

/** Starts a webhook receiver that records, for each lead, the time in ms from its timestamp to its arrival. */
async function startReceiver(lags: number[]): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    const { timestamp } = JSON.parse(await text(request)) as { timestamp: string };
    lags.push(Date.now() - Date.parse(timestamp));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let sent = 0;

/** Sends a lead directly to the CMS from a new IP address, and returns the duration in ms. */
async function send({ cmsPort }: Instance): Promise<number> {
  sent += 1;
  const startedAt = performance.now();
  const response = await fetch(`http://127.0.0.1:${cmsPort}${leadsApi.leads}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
      "idempotency-key": `bench-${sent}`,
    },
    body: JSON.stringify({
      kind: "newsletter",
      firstName: "Bruno",
      lastName: "Lima",
      email: `bruno${sent}@example.com`,
      whatsapp: "+55 21 99999-1234",
    }),
  });
  if (response.status !== 201) {
    throw new Error(`a lead was answered ${response.status}`);
  }
  await response.arrayBuffer();
  return performance.now() - startedAt;
}

async function sendBurst(instance: Instance): Promise<number[]> {
  const times: number[] = [];
  const connection = async () => {
    while (times.length < burst.leads) {
      times.push(await send(instance));
    }
  };
  await Promise.all(Array.from({ length: burst.connections }, connection));
  return times;
}

async function sendSteadily(instance: Instance): Promise<void> {
  const pending: Promise<number>[] = [];
  for (let lead = 0; lead < steady.leads; lead += 1) {
    pending.push(send(instance));
    await delay(1_000 / steady.perSecond);
  }
  await Promise.all(pending);
}

function formatQuantiles(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const [half, most, all] = [0.5, 0.99, 1].map((share) => quantile(sorted, share).toFixed(0));
  return `p50 ${half} ms, p99 ${most} ms, longest ${all} ms`;
}

/** Waits until this number of leads was delivered, and returns their lags. */
async function waitForDeliveries(lags: number[], leads: number): Promise<number[]> {
  await waitUntil("all leads are delivered", () => lags.length >= leads, {
    timeout: 120_000,
    every: 50,
  });
  return lags.splice(0);
}

/** Measures leads on a separate instance with its own worker, and with a webhook receiver that responds. */
export async function measureLeads(dataDirectory: string): Promise<void> {
  const lags: number[] = [];
  const { server, url } = await startReceiver(lags);
  const instance = await startInstance({
    dataDirectory,
    env: { NEWSLETTER_WEBHOOK_URL: url, ALLOW_PRIVATE_WEBHOOKS: "true" },
  });
  try {
    await sendSteadily(instance);
    const steadyLags = await waitForDeliveries(lags, steady.leads);
    const startedAt = performance.now();
    const times = await sendBurst(instance);
    const seconds = (performance.now() - startedAt) / 1_000;
    const burstLags = await waitForDeliveries(lags, times.length);
    console.log("\nLeads, with their delivery on the same machine (target: delivery p99 2000 ms)");
    console.log(
      `  accepted  ${(times.length / seconds).toFixed(0)} a second, ${formatQuantiles(times)}`,
    );
    console.log(`  delivered ${formatQuantiles(steadyLags)} at ${steady.perSecond} a second`);
    console.log(`  delivered ${formatQuantiles(burstLags)} after that burst`);
  } finally {
    await stopInstance(instance);
    server.close();
  }
}
