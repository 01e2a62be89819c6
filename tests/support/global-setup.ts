import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startInstance, stopInstance } from "./instance.ts";
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
  };
  await makeTemplate(template, Object.values(accounts));
  const places = { template, directory };
  const [reading, editing] = await Promise.all(
    ["reading", "editing"].map(async (name) =>
      startInstance({ dataDirectory: await copyTemplate(name, places) }),
    ),
  );
  if (!reading || !editing) throw new Error("unreachable");
  handOver({ ...places, accounts, reading, editing });

  return async () => {
    await Promise.all([stopInstance(reading), stopInstance(editing)]);
    const output = await readFile(reading.outputFile, "utf8");
    await rm(directory, { recursive: true, force: true });
    // Nothing that visitors do may be worth an error in the log.
    const errors = output.split("\n").filter((line) => /error|exception|unhandled/i.test(line));
    if (errors.length > 0) throw new Error(`the product logged:\n${errors.join("\n")}`);
  };
}
