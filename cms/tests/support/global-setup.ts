import { fork } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import type { DatabaseUrls } from "../../../launcher/index.ts";

export interface DatabaseTemplate {
  /** Directory of a seeded instance that no process uses. Contains the uploads and, in `data`, the cluster. */
  directory: string;
  /** URLs of the seeded database on the running cluster. Test files copy this database and never connect to it. */
  urls: DatabaseUrls;
}

declare module "vitest" {
  interface ProvidedContext {
    template: DatabaseTemplate;
  }
}

/** Seeds one database, and starts the PostgreSQL server on which test files create their copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = await mkdtemp(path.join(tmpdir(), "cms-tests-"));
  // Grants access to other users: if the tests run as root, PostgreSQL runs as another user.
  await chmod(root, 0o755);
  const child = fork(path.join(import.meta.dirname, "template-process.ts"), [root]);
  const exited = once(child, "exit");
  const started = await Promise.race([once(child, "message"), exited.then(() => undefined)]);
  if (!started) {
    throw new Error("the database that tests copy could not be made; its process says why above");
  }
  const [urls] = started as [DatabaseUrls];
  project.provide("template", { directory: path.join(root, "template"), urls });
  return async () => {
    child.disconnect();
    await exited;
    await rm(root, { recursive: true, force: true });
  };
}
