import { once } from "node:events";
import { join } from "node:path";
import { buildWhenChanged } from "./builds/build-when-changed.ts";
import {
  createBuildEnvironment,
  createChildEnvironment,
  createCommandEnvironment,
  type LaunchedInstance,
  type LauncherMode,
} from "./child-environment.ts";
import { claimDataDirectory, getReportsFolder, loadOrCreateSecret } from "./data-directory.ts";
import { openDatabase } from "./database/open-database.ts";
import { assertPortsFree, loopbackAddress } from "./ports.ts";
import { type PreparationReport, prepareDatabase } from "./prepare-database.ts";
import { startService } from "./processes/service.ts";
import type { Product } from "./product.ts";
import { type EnvironmentVariables, parseSettings, type Settings } from "./settings.ts";
import { listenForStopSignals, StopRequest } from "./stop-signals.ts";
import { printLauncherLine } from "./terminal.ts";

/** Maximum wait in ms for the servers of a killed run to exit and free their ports. */
const portReleaseTimeoutMs = 15_000;

interface LaunchOptions {
  product: Product;
  mode: LauncherMode;
  environment: EnvironmentVariables;
}

function printUrls(
  { product: { addresses }, environment: { DATA_DIR } }: LaunchOptions,
  { port }: Settings,
  { staffAccounts }: PreparationReport,
): void {
  const width = Math.max(...addresses.map(({ label }) => label.length));
  printLauncherLine("\nReady.");
  for (const { label, path } of addresses) {
    printLauncherLine(
      `  ${label.padEnd(width)}  http://localhost:${port}${path === "/" ? "" : path}`,
    );
  }
  if (staffAccounts === 0) {
    const sameDirectory = DATA_DIR ? `DATA_DIR=${DATA_DIR} ` : "";
    printLauncherLine(`\nFirst make yourself an administrator, at http://localhost:${port}/admin`);
    printLauncherLine("or in another terminal:");
    printLauncherLine(`  ${sameDirectory}npm run staff:create -- --email you@example.com`);
  }
  printLauncherLine("\nStop with Ctrl-C.\n");
}

/** Starts all services. Adds each started resource to `started`, which stops the resources in reverse order. */
async function startAll(
  options: LaunchOptions,
  { started, stopping }: { started: AsyncDisposableStack; stopping: AbortController },
): Promise<void> {
  const { product, mode, environment } = options;
  const { signal } = stopping;
  const { root } = product;
  const settings = parseSettings(environment, root);
  let isUp = false;
  // Stops everything if a service is in a crash loop during the start. After the start, only prints the error, because
  // the site remains useful without the failing service: cached pages do not need the CMS, and storing leads does not
  // need the worker.
  const onCrashLoop = (error: Error) =>
    isUp ? printLauncherLine(error.message) : stopping.abort(error);

  const claim = await claimDataDirectory(settings.dataDirectory);
  started.defer(() => claim.release());
  await assertPortsFree(
    [
      { variable: "PORT", port: settings.port },
      { variable: "CMS_PORT", port: settings.cmsPort, host: loopbackAddress },
    ],
    { timeoutMs: claim.previousRunWasKilled ? portReleaseTimeoutMs : 0, signal },
  );

  const payloadSecret =
    settings.payloadSecret ?? (await loadOrCreateSecret(settings.dataDirectory, "secret"));
  const livenessLimits = mode === "production" ? product.livenessLimits : undefined;
  const reports = getReportsFolder(settings.dataDirectory);
  const hangWatch = livenessLimits && { livenessLimits, reportsFolder: reports };
  const database = await openDatabase({
    settings,
    claim,
    print: printLauncherLine,
    onCrashLoop,
    hangWatch,
  });
  started.defer(() => database.stop());
  const instance: LaunchedInstance = {
    mode,
    settings,
    databaseUrl: database.url,
    payloadSecret,
    inherited: environment,
  };

  if (mode === "production") {
    await buildWhenChanged({
      root,
      builds: product.builds,
      env: createBuildEnvironment(environment),
      signal,
    });
  }
  const preparation = await prepareDatabase(product, {
    env: createCommandEnvironment({ ...instance, databaseOwnerUrl: database.ownerUrl }),
    signal,
  });
  await database.publish();

  signal.throwIfAborted();
  const services = product.services.map(({ name, label, script, heapMegabytes, origin }) => {
    const service = startService({
      name,
      label,
      script: join(root, script),
      // Sets no limit in development, because compilers run inside the services and need more memory than in
      // production.
      heapMegabytes: mode === "production" ? heapMegabytes : undefined,
      cwd: root,
      env: createChildEnvironment(name, instance),
      healthUrl: origin && `${origin(settings)}/healthz`,
      readyUrl: origin && `${origin(settings)}/readyz`,
      livenessLimits,
      reportsFolder: reports,
      print: printLauncherLine,
      onCrashLoop,
    });
    started.defer(() => service.stop());
    return service;
  });
  await Promise.all(services.map((service) => service.waitUntilReady(signal)));
  isUp = true;
  printUrls(options, settings, preparation);
}

/**
 * Runs the product until a stop is requested and returns the exit code. Throws if it cannot start
 * or continue.
 */
export async function launchProduct(options: LaunchOptions): Promise<number> {
  const stopping = new AbortController();
  const { signal } = stopping;
  using _ = listenForStopSignals(stopping);
  try {
    await using started = new AsyncDisposableStack();
    await startAll(options, { started, stopping });
    if (!signal.aborted) {
      await once(signal, "abort");
    }
    throw signal.reason;
  } catch (error) {
    if (!(error instanceof StopRequest)) {
      throw error;
    }
    printLauncherLine("Stopped.");
    return 0;
  }
}
