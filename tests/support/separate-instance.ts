import { uniqueWord } from "./content.ts";
import { findRunningLaunchers, type Instance, startInstance, stopInstance } from "./instance.ts";
import { copyDataTemplate, readTestSetup } from "./test-setup.ts";

/**
 * Starts an instance for a suite that may break it, with the seed content and the staff accounts.
 */
export async function startSeparateInstance(): Promise<Instance> {
  return startInstance({
    dataDirectory: await copyDataTemplate(uniqueWord("own-"), readTestSetup()),
  });
}

/** Stops the instance if it is still running. Call this function at the end of a suite that kills its instance. */
export async function stopIfRunning(instance: Instance | undefined): Promise<void> {
  if (instance && (await findRunningLaunchers(readTestSetup().directory)).includes(instance.pid)) {
    await stopInstance(instance);
  }
}
