import { once } from "node:events";
import { join } from "node:path";
import { createChildEnvironment } from "./child-environment.ts";
import { getReportsFolder, loadOrCreateSecret, readInstanceRecord } from "./data-directory.ts";
import { loadDatabasePassword } from "./database/embedded-database.ts";
import { createDatabaseUrls } from "./database/provision.ts";
import { LaunchError } from "./launch-error.ts";
import { startService } from "./processes/service.ts";
import type { Product } from "./product.ts";
import { type EnvironmentVariables, parseSettings, type Settings } from "./settings.ts";
import { listenForStopSignals } from "./stop-signals.ts";
import { printLauncherLine } from "./terminal.ts";

interface RunWorkerOptions {
  product: Product;
  environment: EnvironmentVariables;
}

/** Returns DATABASE_URL, or the URL of the running instance's embedded database. */
async function findDatabase({ databaseUrl: url, dataDirectory }: Settings): Promise<string> {
  if (url !== undefined) {
    return url;
  }
  const record = await readInstanceRecord(dataDirectory);
  if (record?.databasePort === undefined) {
    throw new LaunchError(
      "A worker of its own needs a prepared database: set DATABASE_URL, or start the product on this DATA_DIR first.",
    );
  }
  const password = await loadDatabasePassword(dataDirectory);
  return createDatabaseUrls({ port: record.databasePort, password }).url;
}

/** Runs one more delivery worker until a stop is requested, and returns the exit code. */
export async function runWorker({ product, environment }: RunWorkerOptions): Promise<number> {
  const worker = product.services.find(({ name }) => name === "worker");
  if (!worker) {
    throw new Error("the product has no worker");
  }
  const settings = parseSettings(environment, product.root);
  const { dataDirectory } = settings;
  const stopping = new AbortController();
  using _ = listenForStopSignals(stopping);
  const service = startService({
    name: worker.name,
    label: worker.label,
    script: join(product.root, worker.script),
    cwd: product.root,
    env: createChildEnvironment("worker", {
      mode: "production",
      settings,
      databaseUrl: await findDatabase(settings),
      payloadSecret: settings.payloadSecret ?? (await loadOrCreateSecret(dataDirectory, "secret")),
      inherited: environment,
    }),
    livenessLimits: product.livenessLimits,
    reportsFolder: getReportsFolder(dataDirectory),
    print: printLauncherLine,
    onCrashLoop: (error) => printLauncherLine(error.message),
  });
  if (!stopping.signal.aborted) {
    await once(stopping.signal, "abort");
  }
  await service.stop();
  return 0;
}
