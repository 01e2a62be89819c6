import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A directory with a seeded database and its uploads, which no process uses: to be copied. */
    template: string;
  }
}

/** Migrates and seeds once what each file's tests have a copy of: it takes as long as many of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), "cms-tests-"));
  const template = path.join(directory, "template");
  const script = path.join(import.meta.dirname, "make-template.ts");
  await promisify(execFile)(process.execPath, [script, template]);
  project.provide("template", template);
  return () => rm(directory, { recursive: true, force: true });
}
