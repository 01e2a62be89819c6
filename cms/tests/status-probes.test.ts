import { createServer } from "node:net";
import { contentChangedEvent, type PublicComponent, publicStatus, statusApi } from "contracts";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { getPool } from "../src/platform/database.ts";
import { type RunningCms, startCms } from "./support/cms.ts";
import { waitForResult } from "./support/eventually.ts";
import { type CmsProcess, startWorker } from "./support/processes.ts";
import {
  startReceiver,
  successBehaviour,
  type WebhookReceiver,
} from "./support/webhook-receiver.ts";

let cms: RunningCms;
let server: WebhookReceiver;
let editor: string;
let runProbes: typeof import("../src/status/run-probes.ts");
beforeAll(async () => {
  cms = await startCms({ ALLOW_PRIVATE_WEBHOOKS: "true" });
  server = await startReceiver();
  editor = await cms.signIn("editor");
  runProbes = await import("../src/status/run-probes.ts");
});
afterAll(async () => {
  await cms?.stop();
  await server?.close();
});

const workers: CmsProcess[] = [];
beforeEach(async () => {
  server.received.length = 0;
  server.behave(() => successBehaviour);
  await cms.query("delete from probe_intervals; delete from status_components_probes");
});
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.kill())));

async function firstComponent(): Promise<PublicComponent> {
  const response = await cms.request(`${statusApi.status}?locale=pt-BR`);
  const { status } = (await response.json()) as { status: unknown };
  const [first] = publicStatus.parse(status).components;
  if (!first) {
    throw new Error("the seed has status components");
  }
  return first;
}

/** Sets the probed addresses of the first component as an editor. Returns the response. */
async function probeAddresses(...targets: string[]): Promise<Response> {
  const { id } = await firstComponent();
  return cms.request(`/api/status-components/${id}`, {
    method: "PATCH",
    cookie: editor,
    body: { probes: targets.map((target) => ({ target })) },
  });
}

const minute = "interval '1 minute'";

/** Moves the stored times into the past by `minutes`, so that the next round is due. */
async function pass(minutes: number): Promise<void> {
  await cms.query(`
    update sweeps set due_at = now() where name = 'status-probes';
    update probe_intervals set from_at = from_at - ${minutes} * ${minute},
      to_at = to_at - ${minutes} * ${minute}, failed_at = failed_at - ${minutes} * ${minute}`);
}

const reasons: string[] = [];
async function round({ minutes = 1, allowsPrivate = true } = {}): Promise<void> {
  await pass(minutes);
  const { signal } = new AbortController();
  const pool = getPool(cms.payload);
  reasons.length = 0;
  expect(
    await runProbes.probeWhenDue({ pool, allowsPrivate, signal }, (_, reason) =>
      reasons.push(reason),
    ),
  ).toBe(true);
}

/** Returns the stored intervals with their length in minutes, oldest first. */
async function intervals(): Promise<string[]> {
  const { rows } = await cms.query<{ line: string }>(`
    select case when is_up then 'up' else 'down' end || ' '
      || round(extract(epoch from to_at - from_at) / 60) as line
    from probe_intervals order by from_at, to_at`);
  return rows.map(({ line }) => line);
}

it("automatic checks probe nothing until an editor lists addresses", async () => {
  await round();
  expect(await intervals()).toEqual([]);
  expect(server.received).toEqual([]);
});

it("an outage is recorded from the first of two failed probes until the first successful probe", async () => {
  expect((await probeAddresses(server.url)).status).toBe(200);
  await round();
  await round();
  expect(await firstComponent()).toMatchObject({ outage: null });
  await server.close();
  await round();
  expect((await firstComponent()).outage).toBeNull();
  expect(await intervals()).toEqual(["up 1"]);
  await round();
  expect(await intervals()).toEqual(["up 2", "down 1"]);
  const down = await firstComponent();
  expect(down.outage).toMatchObject({ impact: "major" });
  expect(Date.now() - Date.parse(down.outage?.since ?? "")).toBeGreaterThanOrEqual(60_000);
  expect(down.state).toBe("operational");
  await server.listen();
  await round();
  expect(await intervals()).toEqual(["up 2", "down 2", "up 0"]);
  const up = await firstComponent();
  expect(up.outage).toBeNull();
  const { rows } = await cms.query("select 1 from status_incidents union all select 1 from mails");
  expect(rows).toEqual([]);
});

it("an error page counts as down, and a redirect counts as up without being followed", async () => {
  await probeAddresses(server.url);
  server.behave(() => ({ status: 302, headers: { location: "/elsewhere" } }));
  await round();
  await round();
  expect(await intervals()).toEqual(["up 1"]);
  expect(server.received.map(({ path }) => path)).toEqual(["/hook", "/hook"]);
  server.behave(() => ({ status: 503 }));
  await round();
  await round();
  expect(await intervals()).toEqual(["up 2", "down 1"]);
});

it("a TCP port counts as up as long as it accepts connections", async () => {
  const listener = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as { port: number };
  await probeAddresses(`tcp://127.0.0.1:${port}`);
  await round();
  await round();
  await new Promise((resolve) => listener.close(resolve));
  await round();
  await round();
  expect(await intervals()).toEqual(["up 2", "down 1"]);
});

it("a component with two addresses is partially down while only one address answers", async () => {
  await probeAddresses(server.url, "tcp://127.0.0.1:1");
  await round();
  await round();
  expect((await firstComponent()).outage).toMatchObject({ impact: "partial" });
});

it("the time without probes is recorded as unknown", async () => {
  await probeAddresses(server.url);
  await round();
  await round();
  await round({ minutes: 10 });
  await round();
  expect(await intervals()).toEqual(["up 1", "up 1"]);
});

it("each address is probed once a minute, however many workers run", async () => {
  await probeAddresses(server.url);
  await pass(1);
  workers.push(startWorker(cms.environment), startWorker(cms.environment));
  await waitForResult("a first probe", () => server.received.length > 0);
  const running = "select 1 from replicas where part = 'worker'";
  await waitForResult("two workers", async () => (await cms.query(running)).rows.length === 2);
  for (const expected of [2, 3]) {
    await pass(1);
    await waitForResult("the next probe", () => server.received.length >= expected);
    // Waits longer than a second, the interval at which both workers check whether a round is due.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(server.received).toHaveLength(expected);
  }
});

it("a private address is not probed unless the operator allows it", async () => {
  const { port } = new URL(server.url);
  for (const host of ["127.0.0.1", "localhost", "[::1]"]) {
    await probeAddresses(`http://${host}:${port}/`, `tcp://${host}:${port}`);
    await round({ allowsPrivate: false });
    await round({ allowsPrivate: false });
    expect(reasons, host).toHaveLength(2);
    expect(reasons.join(), host).toContain("private network");
  }
  expect(await intervals()).toEqual([]);
  expect(server.received).toEqual([]);
});

it("the status page shows measured time from the second probe on", async () => {
  await probeAddresses(server.url);
  await round();
  expect((await firstComponent()).since).toBeNull();
  await round();
  const { since, days, sources, recorded } = await firstComponent();
  expect(days.at(-1)).toBe("operational");
  expect(sources?.at(-1)).toBe("measured-in-part");
  expect(since).not.toBeNull();
  expect(recorded).toEqual({ days: 0, uptime: null });
});

it("a probe sends a publish event only if the status page changes", async () => {
  await probeAddresses(server.url);
  const client = new Client({ connectionString: cms.database.url });
  await client.connect();
  let events = 0;
  client.on("notification", () => {
    events += 1;
  });
  await client.query(`listen ${contentChangedEvent}`);
  /** Runs a round; returns the number of events that the round sent. */
  const eventsOfRound = async () => {
    const before = events;
    await round();
    // Makes a query, because notifications arrive before the response of the next query.
    await client.query("select 1");
    return events - before;
  };
  const [begun, measured, unchanged] = [
    await eventsOfRound(),
    await eventsOfRound(),
    await eventsOfRound(),
  ];
  server.behave(() => ({ status: 500 }));
  const [failed, down] = [await eventsOfRound(), await eventsOfRound()];
  server.behave(() => successBehaviour);
  const up = await eventsOfRound();
  await client.end();
  expect({ begun, measured, unchanged, failed, down, up }).toEqual({
    begun: 1,
    measured: 1,
    unchanged: 0,
    failed: 0,
    down: 1,
    up: 1,
  });
});

it("a component's measurements are deleted with the component", async () => {
  await probeAddresses(server.url);
  await round();
  const { id } = await firstComponent();
  const response = await cms.request(`/api/status-components/${id}`, {
    method: "DELETE",
    cookie: editor,
  });
  expect(response.status).toBe(200);
  expect(await intervals()).toEqual([]);
});
