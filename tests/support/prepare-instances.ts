import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findRunningLaunchers, startInstance, stopInstance } from "./instance.ts";
import {
  copyDataTemplate,
  createDataTemplate,
  createTestAccount,
  renderShareImages,
  type TestSetup,
} from "./test-setup.ts";

/** Starts the instances that suites share, in a new directory. */
export async function prepareInstances(): Promise<TestSetup> {
  const directory = await mkdtemp(join(tmpdir(), "site-tests-"));
  // If the tests run as root, PostgreSQL runs as another user, who needs access to the directory.
  await chmod(directory, 0o755);
  const template = join(directory, "template");
  const accounts = {
    admin: createTestAccount("admin", "admin"),
    editor: createTestAccount("editor", "editor"),
    screens: createTestAccount("screens", "editor"),
    writer: createTestAccount("writer", "writer"),
  };
  await createDataTemplate(template, Object.values(accounts));
  await renderShareImages(template);
  const places = { template, directory };
  const [reading, editing] = await Promise.all(
    (["reading", "editing"] as const).map(async (name) =>
      startInstance({ dataDirectory: await copyDataTemplate(name, places) }),
    ) as [ReturnType<typeof startInstance>, ReturnType<typeof startInstance>],
  );
  return { ...places, accounts, reading, editing };
}

/**
 * Stops everything that runs on `directory`, deletes it, and returns the pids that were running.
 */
export async function disposeInstances(directory: string): Promise<number[]> {
  const running = await findRunningLaunchers(directory);
  await Promise.all(running.map((pid) => stopInstance({ pid, dataDirectory: directory })));
  await rm(directory, { recursive: true, force: true });
  return running;
}
