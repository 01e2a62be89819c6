import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    preparedData: string;
  }
}

/** A place for what the first file prepares for all (prepared-data.ts); it is gone when they have run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), "cms-prepared-"));
  project.provide("preparedData", path.join(directory, "data"));
  return () => rm(directory, { recursive: true, force: true });
}
