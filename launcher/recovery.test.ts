import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test } from "vitest";
import {
  isAlive,
  killProcesses,
  listDescendants,
  newInstanceSettings,
  startProcess,
  startReadyProcess,
  stopAllProcesses,
  waitUntil,
} from "./test-fixtures/instance.ts";

afterEach(stopAllProcesses);

function pidFileOf({ DATA_DIR }: { DATA_DIR: string }): string {
  return join(DATA_DIR, "postgres", "postmaster.pid");
}

async function databasePid(settings: { DATA_DIR: string }): Promise<number> {
  return Number.parseInt(await readFile(pidFileOf(settings), "utf8"), 10);
}

/**
 * Creates a staff account. The next start prints a hint to create an account, unless the database still contains this
 * one.
 */
async function createStaffAccount(settings: Record<string, string>): Promise<void> {
  const command = startProcess("staffCreate", settings, ["ana@example.com"]);
  expect([await command.ended, command.errors()]).toEqual([0, ""]);
  expect(command.output()).toContain("created ana@example.com");
}

test("a new start after SIGKILL of every process preserves the accounts", async () => {
  const settings = await newInstanceSettings();
  const first = await startReadyProcess(settings);
  await createStaffAccount(settings);
  const allPids = [first.pid, ...listDescendants(first.pid)];
  killProcesses(allPids);
  await waitUntil("everything is gone", () => !allPids.some(isAlive));
  expect(await databasePid(settings)).toBeGreaterThan(0);

  const second = await startReadyProcess(settings);
  await second.waitForOutput("Stop with Ctrl-C.");
  expect(second.output()).not.toContain("staff:create");
});

test("a new start after SIGKILL of the launcher alone succeeds, and the earlier processes end", async () => {
  const settings = await newInstanceSettings();
  const first = await startReadyProcess(settings);
  await createStaffAccount(settings);
  const children = listDescendants(first.pid);
  killProcesses([first.pid]);

  const second = await startReadyProcess(settings);
  await second.waitForOutput("Stop with Ctrl-C.");
  expect(second.output()).not.toContain("staff:create");
  await waitUntil("the first one's children are gone", () => !children.some(isAlive));
});

test("all processes end when the launcher is killed while a server starts", async () => {
  const first = startProcess("start", { ...(await newInstanceSettings()), FIXTURE_SLOW: "2000" });
  await first.waitForOutput("[web] importing");
  const children = listDescendants(first.pid);
  killProcesses([first.pid]);
  await waitUntil("nothing is left", () => !children.some(isAlive));
});

test("a restarted database uses the same port, unless another process has taken it", async () => {
  const settings = await newInstanceSettings();
  const portOf = async () => Number((await readFile(pidFileOf(settings), "utf8")).split("\n")[3]);
  const first = await startReadyProcess(settings);
  const port = await portOf();
  first.signal("SIGTERM");
  await first.ended;

  const second = await startReadyProcess(settings);
  expect(await portOf()).toBe(port);
  second.signal("SIGTERM");
  await second.ended;

  const other = createServer().listen(port, "127.0.0.1");
  onTestFinished(() => void other.close());
  await startReadyProcess(settings);
  expect(await portOf()).not.toBe(port);
});

test("a start stops a PostgreSQL that survived an earlier launcher", async () => {
  const settings = await newInstanceSettings();
  const first = await startReadyProcess(settings);
  const orphanPid = await databasePid(settings);
  const serverPids = [orphanPid, ...listDescendants(orphanPid)];
  killProcesses(
    [first.pid, ...listDescendants(first.pid)].filter((pid) => !serverPids.includes(pid)),
  );
  expect(isAlive(orphanPid)).toBe(true);

  await startReadyProcess(settings);
  expect(isAlive(orphanPid)).toBe(false);
});

test("a start succeeds if the database's stored process id now belongs to another process", async () => {
  const settings = await newInstanceSettings();
  const first = await startReadyProcess(settings);
  killProcesses([first.pid, ...listDescendants(first.pid)]);
  const content = await readFile(pidFileOf(settings), "utf8");
  await writeFile(pidFileOf(settings), content.replace(/^\d+/, String(process.pid)));

  await startReadyProcess(settings);
  expect(await databasePid(settings)).not.toBe(process.pid);
});

test("a start succeeds after an earlier start was killed while it created the database", async () => {
  const settings = await newInstanceSettings();
  const first = startProcess("start", settings);
  await waitUntil("the host runs", () => listDescendants(first.pid).length > 0);
  killProcesses([first.pid, ...listDescendants(first.pid)]);
  await startReadyProcess(settings);
});

test("npm run staff:create creates an account while no instance runs", async () => {
  const settings = await newInstanceSettings();
  await createStaffAccount(settings);
  const instance = await startReadyProcess(settings);
  await instance.waitForOutput("Stop with Ctrl-C.");
  expect(instance.output()).not.toContain("staff:create");
});

test("npm run staff:create creates an account while an instance starts", async () => {
  const settings = await newInstanceSettings();
  const instance = startProcess("start", settings);
  await instance.waitForOutput("Preparing the database");
  await createStaffAccount(settings);
  await instance.waitForOutput("Ready.");
});
