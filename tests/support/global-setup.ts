import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOutput, runningLaunchers, startInstance, stopInstance } from "./instance.ts";
import { copyTemplate, handOver, makeAccount, makeTemplate } from "./prepared.ts";

/** Starts the instances that suites share; answers what stops them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), "site-tests-"));
  // Under root PostgreSQL runs as another user, who has to reach its files.
  await chmod(directory, 0o755);
  const template = join(directory, "template");
  const accounts = {
    admin: makeAccount("admin", "admin"),
    editor: makeAccount("editor", "editor"),
    screens: makeAccount("screens", "editor"),
    writer: makeAccount("writer", "writer"),
  };
  await makeTemplate(template, Object.values(accounts));
  const places = { template, directory };
  const [reading, editing] = await Promise.all(
    (["reading", "editing"] as const).map(async (name) =>
      startInstance({ dataDirectory: await copyTemplate(name, places) }),
    ) as [ReturnType<typeof startInstance>, ReturnType<typeof startInstance>],
  );
  handOver({ ...places, accounts, reading, editing });

  return async () => {
    const shared = [reading.pid, editing.pid];
    const output = await readOutput(reading);
    const running = await runningLaunchers(directory);
    await Promise.all(running.map((pid) => stopInstance({ pid, dataDirectory: directory })));
    await rm(directory, { recursive: true, force: true });

    const forgotten = running.filter((pid) => !shared.includes(pid));
    if (forgotten.length > 0) {
      throw new Error(`a suite left running: ${forgotten.join(", ")}`);
    }
    const ended = shared.filter((pid) => !running.includes(pid));
    if (ended.length > 0) {
      throw new Error(`ended while it was tested: ${ended.join(", ")}`);
    }
    // Nothing that visitors do may be worth an error in the log.
    const errors = output.split("\n").filter((line) => /error|exception|unhandled/i.test(line));
    if (errors.length > 0) {
      throw new Error(`the product logged:\n${errors.join("\n")}`);
    }
  };
}
