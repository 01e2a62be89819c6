import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import {
  newInstanceSettings,
  startReadyProcess,
  stopAllProcesses,
  waitUntil,
} from "./test-fixtures/instance.ts";

afterEach(stopAllProcesses);

const hourMs = 3_600_000;

async function fetchProcessInfo(
  port: string,
): Promise<{ pid: number; environment: Record<string, string> }> {
  const response = await fetch(`http://127.0.0.1:${port}/`);
  return (await response.json()) as { pid: number; environment: Record<string, string> };
}

async function pidAt(port: string): Promise<number | undefined> {
  return fetchProcessInfo(port).then(
    ({ pid }) => pid,
    () => undefined,
  );
}

/**
 * Returns the first report about a service. The output may contain reports about other services if the machine stalls.
 */
async function hangReport(output: string, label: string): Promise<string> {
  const line = output.split("\n").find((each) => each.startsWith(`${label} hangs`)) ?? "";
  const path = /\(report: (.*?\.txt)\)/.exec(line)?.[1] ?? "";
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  return readFile(path, "utf8");
}

test("the launcher replaces a service whose event loop is blocked, and reports the blocking stack", async () => {
  const settings = await newInstanceSettings();
  const secret = "a-token-that-no-report-may-hold";
  const environment = { ...settings, FIXTURE_SHORT_LIVENESS: "1", SETUP_TOKEN: secret };
  const instance = await startReadyProcess(environment);
  const [web, cms] = await Promise.all([
    fetchProcessInfo(settings.PORT),
    fetchProcessInfo(settings.CMS_PORT),
  ]);
  void fetch(`http://127.0.0.1:${settings.CMS_PORT}/block/${hourMs}`).catch(() => {});

  await instance.waitForOutput("The CMS hangs: no answer for");
  await instance.waitForOutput("The CMS ended (signal SIGKILL); starting it again");
  await waitUntil(
    "the CMS answers again",
    async () => (await pidAt(settings.CMS_PORT)) !== undefined,
  );
  expect(await pidAt(settings.CMS_PORT)).not.toBe(cms.pid);
  expect(await pidAt(settings.PORT)).toBe(web.pid);

  const report = await hangReport(instance.output(), "The CMS");
  expect(report).toMatch(/^ {2}at blockEventLoop \(file:.*serve\.ts:\d+:\d+\)$/m);
  expect(report).toContain(`process ${cms.pid}`);
  expect(report).not.toContain(secret);
  expect(report).not.toContain(cms.environment.PAYLOAD_SECRET);
  expect(instance.output()).not.toContain("Debugger");
});

test("the launcher replaces a stopped (SIGSTOP) service, with or without a port", async () => {
  const settings = await newInstanceSettings();
  const instance = await startReadyProcess({ ...settings, FIXTURE_SHORT_LIVENESS: "1" });
  const workerPid = () => [...instance.output().matchAll(/working as (\d+)/g)].at(-1)?.[1];
  await waitUntil("the worker runs", () => workerPid() !== undefined);
  const web = await fetchProcessInfo(settings.PORT);
  process.kill(Number(workerPid()), "SIGSTOP");
  process.kill(web.pid, "SIGSTOP");

  await instance.waitForOutput("The website ended (signal SIGKILL); starting it again");
  await instance.waitForOutput("The delivery worker ended (signal SIGKILL); starting it again");
  await waitUntil("the site answers again", async () => (await pidAt(settings.PORT)) !== undefined);
  for (const label of ["The website", "The delivery worker"]) {
    expect(await hangReport(instance.output(), label)).toContain("none: it is stopped");
  }
});

test("the launcher replaces a stopped (SIGSTOP) database without losing data", async () => {
  const settings = await newInstanceSettings();
  const instance = await startReadyProcess({ ...settings, FIXTURE_SHORT_LIVENESS: "1" });
  const { environment } = await fetchProcessInfo(settings.CMS_PORT);
  const client = new pg.Client(environment.DATABASE_URL);
  client.on("error", () => {});
  await client.connect();
  await client.query("insert into staff values ('ana@example.com')");
  const [pid] = (await readFile(join(settings.DATA_DIR, "postgres/postmaster.pid"), "utf8")).split(
    "\n",
  );
  const { rows } = await client.query("select pg_backend_pid() as pid");
  process.kill(rows[0].pid, "SIGSTOP");
  process.kill(Number(pid), "SIGSTOP");

  await instance.waitForOutput("The database hangs: no answer for");
  await waitUntil("the database answers again", async () => {
    const reconnected = new pg.Client(environment.DATABASE_URL);
    reconnected.on("error", () => {});
    try {
      await reconnected.connect();
      return (await reconnected.query("select email from staff")).rowCount === 1;
    } catch {
      return false;
    } finally {
      await reconnected.end().catch(() => {});
    }
  });
  expect(instance.output()).toMatch(/The database ended \(.*\); starting it again/);
  expect(await hangReport(instance.output(), "The database")).toContain("The database hangs");
});

test("the launcher does not replace a service that is busy for 6 seconds", async () => {
  const settings = await newInstanceSettings();
  const instance = await startReadyProcess(settings);
  const { pid } = await fetchProcessInfo(settings.PORT);
  await fetch(`http://127.0.0.1:${settings.PORT}/block/6000`);
  expect(await pidAt(settings.PORT)).toBe(pid);
  expect(instance.output()).not.toContain("hangs");
});
