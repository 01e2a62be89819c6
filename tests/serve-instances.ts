import { disposeInstances, prepareInstances } from "./support/prepare-instances.ts";
import { deleteServedInstances, writeServedInstances } from "./support/served-instances.ts";

/**
 * `npm run test:serve`: runs the shared instances of the browser tests until it is interrupted, so that `npm run
 * test:e2e -- FILE` starts immediately. The instances run the code that was built when they started.
 */

console.log("Starting the instances that the browser tests share ...");
const prepared = await prepareInstances();
await writeServedInstances(prepared);
console.log(`Serving ${prepared.reading.url} and ${prepared.editing.url}; Ctrl-C ends them.`);

async function end(): Promise<void> {
  await deleteServedInstances();
  await disposeInstances(prepared.directory);
  process.exit();
}
process.once("SIGINT", () => void end());
process.once("SIGTERM", () => void end());
// Keeps the process alive until a signal arrives.
setInterval(() => undefined, 1 << 30);
