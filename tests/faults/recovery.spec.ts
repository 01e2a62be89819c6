import { expect, test } from "@playwright/test";
import { pageData, uniqueWord } from "../support/content.ts";
import {
  type Instance,
  readLauncherOutput,
  respondsWithStatus,
  startInstance,
  stopInstance,
} from "../support/instance.ts";
import { isProcessAlive, killProcesses, listDescendants, waitUntil } from "../support/processes.ts";
import { sendRawRequest } from "../support/raw-request.ts";
import { seededLogo } from "../support/seeded-logo.ts";
import { startSeparateInstance, stopIfRunning } from "../support/separate-instance.ts";
import { StaffApi } from "../support/staff-api.ts";
import { readTestSetup } from "../support/test-setup.ts";

let instance: Instance;
const slug = uniqueWord("antes-");

test.beforeAll(async () => {
  instance = await startSeparateInstance();
  const editor = await StaffApi.logIn(instance, readTestSetup().accounts.editor);
  await editor.create("pages", pageData(slug, "Antes de tudo"));
});
test.afterAll(() => stopIfRunning(instance));

/** Expects that the content, accounts and images that existed before the failure still exist. */
async function expectNothingLost(): Promise<void> {
  const page = await sendRawRequest(instance, `/${slug}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain("Antes de tudo");
  expect((await sendRawRequest(instance, seededLogo)).status).toBe(200);
  await StaffApi.logIn(instance, readTestSetup().accounts.editor);
  expect((await sendRawRequest(instance, "/en/about")).status).toBe(200);
}

async function startAgain(): Promise<void> {
  instance = await startInstance(instance);
  const output = await readLauncherOutput(instance);
  expect(output, "nothing is built again").not.toMatch(/building/i);
  expect(output, "there are accounts").not.toContain("staff:create");
}

test("two running instances have separate content", async () => {
  const { reading, editing } = readTestSetup();
  expect(new Set([reading.port, editing.port, instance.port]).size).toBe(3);
  for (const other of [reading, editing]) {
    expect((await sendRawRequest(other, `/${slug}`)).status).toBe(404);
    expect((await sendRawRequest(other, "/")).status).toBe(200);
  }
  await expectNothingLost();
});

test("a normal stop and a new start preserve all data", async () => {
  await stopInstance(instance);
  expect(await respondsWithStatus(`${instance.url}/healthz`)).toBe(false);
  await startAgain();
  await expectNothingLost();
});

test("SIGKILL of every process and a new start preserve all data", async () => {
  const everything = [instance.pid, ...listDescendants(instance.pid)];
  expect(everything.length).toBeGreaterThan(4);
  killProcesses(everything);
  await waitUntil("everything is gone", () => !everything.some(isProcessAlive));
  await startAgain();
  await expectNothingLost();
});

test("SIGKILL of the launcher alone and a new start preserve all data", async () => {
  killProcesses([instance.pid]);
  await startAgain();
  await expectNothingLost();
});

test("content published immediately before SIGKILL survives", async () => {
  const editor = await StaffApi.logIn(instance, readTestSetup().accounts.editor);
  const last = uniqueWord("ultima-");
  await editor.create("pages", pageData(last, "No último instante"));
  killProcesses([instance.pid, ...listDescendants(instance.pid)]);
  await startAgain();
  expect((await sendRawRequest(instance, `/${last}`)).text).toContain("No último instante");
});
