import { uniqueWord } from "./content.ts";
import { type Instance, runningLaunchers, startInstance, stopInstance } from "./instance.ts";
import { copyTemplate, prepared } from "./prepared.ts";

/**
 * Starts an instance for a suite that may break it, with the seed content and the staff accounts.
 */
export async function startSeparateInstance(): Promise<Instance> {
  return startInstance({ dataDirectory: await copyTemplate(uniqueWord("own-"), prepared()) });
}

/** Stops the instance if it is still running. Call this function at the end of a suite that kills its instance. */
export async function stopIfRunning(instance: Instance | undefined): Promise<void> {
  if (instance && (await runningLaunchers(prepared().directory)).includes(instance.pid)) {
    await stopInstance(instance);
  }
}
