import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  createTemporaryFolder,
  isAlive,
  killProcesses,
  waitUntil,
} from "../test-fixtures/instance.ts";
import { runScriptStep } from "./run-step.ts";

const endlessScript = `
import { writeFileSync } from "node:fs";
writeFileSync("pid", String(process.pid));
setInterval(() => {}, 1000);
`;

async function makeScript(content: string): Promise<{ folder: string; script: string }> {
  const folder = await createTemporaryFolder();
  const script = join(folder, "script.mjs");
  await writeFile(script, content);
  return { folder, script };
}

async function pidIn(folder: string): Promise<number> {
  let content = "";
  await waitUntil("the step runs", async () => {
    content = await readFile(join(folder, "pid"), "utf8").catch(() => "");
    return content !== "";
  });
  return Number(content);
}

test("runScriptStep returns the success and the output of a step", async () => {
  const { folder, script } = await makeScript(
    `console.log(process.argv[2]); console.error("careful"); process.exitCode = 2;`,
  );
  const result = await runScriptStep(
    { args: [script, "hello"], cwd: folder, env: process.env },
    new AbortController().signal,
  );
  expect(result).toEqual({ isSuccess: false, stdout: "hello\n", stderr: "careful\n" });
});

test("a step can exchange messages with its forked workers", async () => {
  const { folder, script } = await makeScript(`
    import { fork } from "node:child_process";
    if (process.argv[2] === "worker") {
      process.on("message", (message) => {
        process.send(message + " heard");
        process.disconnect();
      });
    } else {
      const worker = fork(process.argv[1], ["worker"]);
      worker.on("message", (message) => console.log(message));
      worker.send("question");
    }
  `);
  const result = await runScriptStep(
    { args: [script], cwd: folder, env: process.env },
    new AbortController().signal,
  );
  expect(result).toMatchObject({ isSuccess: true, stdout: "question heard\n" });
});

test("runScriptStep stops the step when the signal is aborted", async () => {
  const { folder, script } = await makeScript(endlessScript);
  const stopping = new AbortController();
  const step = runScriptStep({ args: [script], cwd: folder, env: process.env }, stopping.signal);
  const stopped = expect(step).rejects.toThrow("asked to stop");
  const pid = await pidIn(folder);
  stopping.abort(new Error("asked to stop"));
  await stopped;
  expect(isAlive(pid)).toBe(false);
});

test("a step ends when the launcher is killed", async () => {
  const { folder, script } = await makeScript(endlessScript);
  const launcher = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    `import { runScriptStep } from ${JSON.stringify(import.meta.resolve("./run-step.ts"))};
     await runScriptStep(
       { args: [${JSON.stringify(script)}], cwd: ${JSON.stringify(folder)}, env: process.env },
       new AbortController().signal,
     );`,
  ]);
  const pid = await pidIn(folder);
  killProcesses([launcher.pid ?? 0]);
  await once(launcher, "exit");
  await waitUntil("the step is gone", () => !isAlive(pid));
});
