import { readLauncherOutput } from "./instance.ts";
import { disposeInstances, prepareInstances } from "./prepare-instances.ts";
import { findServedInstances } from "./served-instances.ts";
import { passSetupToWorkers } from "./test-setup.ts";

/**
 * Starts the instances that suites share, and returns a function that stops them. If `npm run test:serve` runs, uses
 * its instances instead. `npm test` always starts new instances (TEST_INSTANCES=own).
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  const served = process.env.TEST_INSTANCES === "own" ? undefined : await findServedInstances();
  if (served) {
    console.log(`Using the running instances ${served.reading.url} and ${served.editing.url}`);
    passSetupToWorkers(served);
    return undefined;
  }
  const prepared = await prepareInstances();
  passSetupToWorkers(prepared);
  const { directory, reading, editing } = prepared;

  return async () => {
    const shared = [reading.pid, editing.pid];
    const output = await readLauncherOutput(reading);
    const running = await disposeInstances(directory);

    const leftRunning = running.filter((pid) => !shared.includes(pid));
    if (leftRunning.length > 0) {
      throw new Error(`a suite left running: ${leftRunning.join(", ")}`);
    }
    const ended = shared.filter((pid) => !running.includes(pid));
    if (ended.length > 0) {
      throw new Error(`ended while it was tested: ${ended.join(", ")}`);
    }
    // Fails if requests of visitors caused errors in the log.
    const errors = output.split("\n").filter((line) => /error|exception|unhandled/i.test(line));
    if (errors.length > 0) {
      throw new Error(`the product logged:\n${errors.join("\n")}`);
    }
  };
}
