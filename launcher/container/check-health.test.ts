import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder, until } from "../test-fixtures/instance.ts";
import { checkHealth, type Part } from "./check-health.ts";

/** A part that answers, late or not, or that hangs in an endless loop once it is asked for /block. */
const script = `
  const server = require("node:http").createServer((request, response) => {
    while (request.url === "/block") {}
    const status = request.url === "/readyz" ? Number(process.argv[1]) : 200;
    setTimeout(() => response.writeHead(status).end(), Number(process.argv[2]));
  });
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;

async function startPart({ readyStatus = 200, answersAfterMs = 0 } = {}) {
  const child: ChildProcess = spawn(process.execPath, [
    "-e",
    script,
    String(readyStatus),
    String(answersAfterMs),
  ]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const [port] = await once(child.stdout ?? child, "data");
  const origin = `http://127.0.0.1:${String(port).trim()}`;
  const reports: string[] = [];
  const part: Part = {
    healthUrl: `${origin}/healthz`,
    readyUrl: `${origin}/readyz`,
    readyMark: join(await temporaryFolder(), "ready"),
    patience: { ticks: 4, whileStarting: 40, tickMs: 50 },
    pids: () => (child.pid === undefined ? [] : [child.pid]),
    report: async (sentence) => {
      reports.push(sentence);
    },
  };
  return { child, origin, reports, part };
}

/** Enough for a machine that is busy. */
const patient: Part["patience"] = { ticks: 600, whileStarting: 600, tickMs: 100 };

test("a part that answers is well, and remembered as ready once it was", async () => {
  const { part } = await startPart();
  expect(await checkHealth({ ...part, patience: patient })).toBe(true);
  expect(existsSync(part.readyMark)).toBe(true);

  const starting = await startPart({ readyStatus: 503 });
  expect(await checkHealth({ ...starting.part, patience: patient })).toBe(true);
  expect(existsSync(starting.part.readyMark)).toBe(false);
});

test("nobody is killed who is away, or answers late", async () => {
  const { child, reports, part } = await startPart({ answersAfterMs: 500 });
  expect(await checkHealth({ ...part, patience: patient })).toBe(true);
  expect(reports).toEqual([]);
  expect(child.exitCode).toBe(null);

  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  const healthUrl = `http://127.0.0.1:${port}/healthz`;
  expect(await checkHealth({ ...part, healthUrl, patience: patient })).toBe(false);
  expect(reports).toEqual([]);
});

for (const [what, hang] of Object.entries({
  "whose event loop is blocked": async (origin: string) =>
    void fetch(`${origin}/block`).catch(() => {}),
  "that is stopped": async (_: string, child: ChildProcess) => void child.kill("SIGSTOP"),
})) {
  test(`a part ${what} leaves a report and is killed`, async () => {
    const { child, origin, reports, part } = await startPart();
    await checkHealth({ ...part, patience: patient });
    const ended = once(child, "exit");
    await hang(origin, child);
    // The loop begins when the call arrives: asked until then.
    await until("it is found", async () => !(await checkHealth(part)));
    expect(reports).toEqual(["The part hangs: no answer for 0 s"]);
    expect(await ended).toEqual([null, "SIGKILL"]);
    expect(existsSync(part.readyMark)).toBe(false);
  });
}
