import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { productRoot, respondsWithStatus } from "./instance.ts";
import type { TestSetup } from "./test-setup.ts";

/**
 * File in which `npm run test:serve` describes its instances, for browser tests of the same
 * checkout.
 */
const servedFile = join(productRoot, ".data-tests", "served.json");

export async function writeServedInstances(prepared: TestSetup): Promise<void> {
  await mkdir(dirname(servedFile), { recursive: true });
  // Makes the file readable only by its owner, because it contains the passwords of the test accounts.
  await writeFile(servedFile, JSON.stringify(prepared), { mode: 0o600 });
}

export async function deleteServedInstances(): Promise<void> {
  await rm(servedFile, { force: true });
}

/** Returns the instances of `npm run test:serve` if both respond. */
export async function findServedInstances(): Promise<TestSetup | undefined> {
  let served: TestSetup;
  try {
    served = JSON.parse(await readFile(servedFile, "utf8")) as TestSetup;
  } catch {
    return undefined;
  }
  const ready = await Promise.all(
    [served.reading, served.editing].map(({ url }) => respondsWithStatus(`${url}/readyz`)),
  );
  return ready.every(Boolean) ? served : undefined;
}
