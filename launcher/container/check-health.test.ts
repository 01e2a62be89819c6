import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createTemporaryFolder, waitUntil } from "../test-fixtures/instance.ts";
import { type ContainerService, checkHealth } from "./check-health.ts";

/**
 * Script of a server whose response delay and /readyz status are arguments. GET /block blocks its event loop for ever.
 */
const script = `
  const server = require("node:http").createServer((request, response) => {
    while (request.url === "/block") {}
    const status = request.url === "/readyz" ? Number(process.argv[1]) : 200;
    setTimeout(() => response.writeHead(status).end(), Number(process.argv[2]));
  });
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;

async function startService({ readyStatus = 200, responseDelayMs = 0 } = {}) {
  const child: ChildProcess = spawn(process.execPath, [
    "-e",
    script,
    String(readyStatus),
    String(responseDelayMs),
  ]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const [port] = await once(child.stdout ?? child, "data");
  const origin = `http://127.0.0.1:${String(port).trim()}`;
  const logged: string[] = [];
  const service: ContainerService = {
    healthUrl: `${origin}/healthz`,
    readyUrl: `${origin}/readyz`,
    readyFile: join(await createTemporaryFolder(), "ready"),
    maxSilence: { ticks: 4, whileStarting: 40, tickMs: 50 },
    pids: () => (child.pid === undefined ? [] : [child.pid]),
    log: (message) => void logged.push(message),
  };
  return { child, origin, logged, service };
}

/** Timeouts long enough for a busy machine. */
const generousLimits: ContainerService["maxSilence"] = {
  ticks: 600,
  whileStarting: 600,
  tickMs: 100,
};

test("checkHealth creates the ready file once the service is ready, not while it only responds", async () => {
  const { service } = await startService();
  expect(await checkHealth({ ...service, maxSilence: generousLimits })).toBe(true);
  expect(existsSync(service.readyFile)).toBe(true);

  const starting = await startService({ readyStatus: 503 });
  expect(await checkHealth({ ...starting.service, maxSilence: generousLimits })).toBe(true);
  expect(existsSync(starting.service.readyFile)).toBe(false);
});

test("checkHealth does not kill a service that responds late or does not listen", async () => {
  const { child, logged, service } = await startService({ responseDelayMs: 500 });
  expect(await checkHealth({ ...service, maxSilence: generousLimits })).toBe(true);
  expect(logged).toEqual([]);
  expect(child.exitCode).toBe(null);

  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  const healthUrl = `http://127.0.0.1:${port}/healthz`;
  expect(await checkHealth({ ...service, healthUrl, maxSilence: generousLimits })).toBe(false);
  expect(logged).toEqual([]);
});

for (const [what, hang] of Object.entries({
  "whose event loop is blocked": async (origin: string) =>
    void fetch(`${origin}/block`).catch(() => {}),
  "that is stopped (SIGSTOP)": async (_: string, child: ChildProcess) => void child.kill("SIGSTOP"),
})) {
  test(`checkHealth logs and kills a service ${what}`, async () => {
    const { child, origin, logged, service } = await startService();
    await checkHealth({ ...service, maxSilence: generousLimits });
    const ended = once(child, "exit");
    await hang(origin, child);
    // Repeats the check until it fails, because the first check may end before the event loop is blocked.
    await waitUntil("it is found", async () => !(await checkHealth(service)));
    expect(logged).toEqual(["The part hangs: no answer for 0 s; ending it."]);
    expect(await ended).toEqual([null, "SIGKILL"]);
    expect(existsSync(service.readyFile)).toBe(false);
  });
}
