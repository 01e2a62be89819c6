import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test } from "vitest";
import {
  descendants,
  freshSettings,
  isAlive,
  killAtOnce,
  startProcess,
  startReady,
  stopEverything,
  until,
} from "./test-fixtures/instance.ts";

afterEach(stopEverything);

function pidFileOf({ DATA_DIR }: { DATA_DIR: string }): string {
  return join(DATA_DIR, "postgres", "postmaster.pid");
}

async function databasePid(settings: { DATA_DIR: string }): Promise<number> {
  return Number.parseInt(await readFile(pidFileOf(settings), "utf8"), 10);
}

/** A staff account made before tells that the data is still there: no hint at creating one. */
async function createStaffAccount(settings: Record<string, string>): Promise<void> {
  const command = startProcess("staffCreate", settings, ["ana@example.com"]);
  expect([await command.ended, command.errors()]).toEqual([0, ""]);
  expect(command.output()).toContain("created ana@example.com");
}

test("after SIGKILL of every process the next start recovers with all data", async () => {
  const settings = await freshSettings();
  const first = await startReady(settings);
  await createStaffAccount(settings);
  const everything = [first.pid, ...descendants(first.pid)];
  killAtOnce(everything);
  await until("everything is gone", () => !everything.some(isAlive));
  expect(await databasePid(settings)).toBeGreaterThan(0);

  const second = await startReady(settings);
  await second.waitForOutput("Stop with Ctrl-C.");
  expect(second.output()).not.toContain("staff:create");
});

test("after SIGKILL of the launcher its children go, and the next start recovers", async () => {
  const settings = await freshSettings();
  const first = await startReady(settings);
  await createStaffAccount(settings);
  const children = descendants(first.pid);
  killAtOnce([first.pid]);

  const second = await startReady(settings);
  await second.waitForOutput("Stop with Ctrl-C.");
  expect(second.output()).not.toContain("staff:create");
  await until("the first one's children are gone", () => !children.some(isAlive));
});

test("a launcher killed while a server is still starting leaves nothing behind", async () => {
  const first = startProcess("start", { ...(await freshSettings()), FIXTURE_SLOW: "2000" });
  await first.waitForOutput("[web] importing");
  const children = descendants(first.pid);
  killAtOnce([first.pid]);
  await until("nothing is left", () => !children.some(isAlive));
});

test("the database has the same address after a restart, unless another took it", async () => {
  const settings = await freshSettings();
  const portOf = async () => Number((await readFile(pidFileOf(settings), "utf8")).split("\n")[3]);
  const first = await startReady(settings);
  const port = await portOf();
  first.signal("SIGTERM");
  await first.ended;

  const second = await startReady(settings);
  expect(await portOf()).toBe(port);
  second.signal("SIGTERM");
  await second.ended;

  const other = createServer().listen(port, "127.0.0.1");
  onTestFinished(() => void other.close());
  await startReady(settings);
  expect(await portOf()).not.toBe(port);
});

test("a PostgreSQL that survived launcher and host is stopped by the next start", async () => {
  const settings = await freshSettings();
  const first = await startReady(settings);
  const orphan = await databasePid(settings);
  const itsOwn = [orphan, ...descendants(orphan)];
  killAtOnce([first.pid, ...descendants(first.pid)].filter((pid) => !itsOwn.includes(pid)));
  expect(isAlive(orphan)).toBe(true);

  await startReady(settings);
  expect(isAlive(orphan)).toBe(false);
});

test("a process id file whose number went to another process does not hinder the start", async () => {
  const settings = await freshSettings();
  const first = await startReady(settings);
  killAtOnce([first.pid, ...descendants(first.pid)]);
  const content = await readFile(pidFileOf(settings), "utf8");
  await writeFile(pidFileOf(settings), content.replace(/^\d+/, String(process.pid)));

  await startReady(settings);
  expect(await databasePid(settings)).not.toBe(process.pid);
});

test("a start that was killed while it made the database leaves a directory to start from", async () => {
  const settings = await freshSettings();
  const first = startProcess("start", settings);
  await until("the host runs", () => descendants(first.pid).length > 0);
  killAtOnce([first.pid, ...descendants(first.pid)]);
  await startReady(settings);
});

test("a staff account can be created without a running instance", async () => {
  const settings = await freshSettings();
  await createStaffAccount(settings);
  const instance = await startReady(settings);
  await instance.waitForOutput("Stop with Ctrl-C.");
  expect(instance.output()).not.toContain("staff:create");
});

test("a staff account can be created while the instance is still starting", async () => {
  const settings = await freshSettings();
  const instance = startProcess("start", settings);
  await instance.waitForOutput("Preparing the database");
  await createStaffAccount(settings);
  await instance.waitForOutput("Ready.");
});
