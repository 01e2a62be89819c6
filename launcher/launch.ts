import { once } from "node:events";
import { join } from "node:path";
import { buildWhenChanged } from "./builds/build-when-changed.ts";
import {
  buildEnvironment,
  childEnvironment,
  type Instance,
  type Mode,
} from "./child-environment.ts";
import { claimDataDirectory, keptSecret, reportsFolder } from "./data-directory.ts";
import { openDatabase } from "./database/open-database.ts";
import { assertPortsFree, loopback } from "./ports.ts";
import { type PreparationReport, prepareDatabase } from "./prepare-database.ts";
import { startService } from "./processes/service.ts";
import type { Product } from "./product.ts";
import { type Environment, parseSettings, type Settings } from "./settings.ts";
import { listenForStopSignals, StopRequest } from "./stop-signals.ts";
import { print } from "./terminal.ts";

/** How long servers of a killed run may take to notice and free their ports, in ms. */
const killedRunPatience = 15_000;

interface LaunchOptions {
  product: Product;
  mode: Mode;
  environment: Environment;
}

function announce(
  { product: { addresses }, environment: { DATA_DIR } }: LaunchOptions,
  { port }: Settings,
  { staffAccounts }: PreparationReport,
): void {
  const width = Math.max(...addresses.map(({ label }) => label.length));
  print("\nReady.");
  for (const { label, path } of addresses) {
    print(`  ${label.padEnd(width)}  http://localhost:${port}${path === "/" ? "" : path}`);
  }
  if (staffAccounts === 0) {
    const sameDirectory = DATA_DIR ? `DATA_DIR=${DATA_DIR} ` : "";
    print(`\nFirst make yourself an administrator, at http://localhost:${port}/admin`);
    print("or in another terminal:");
    print(`  ${sameDirectory}npm run staff:create -- --email you@example.com`);
  }
  print("\nStop with Ctrl-C.\n");
}

/** Everything that is started joins `started`, which stops it in reverse order. */
async function bringUp(
  options: LaunchOptions,
  { started, stopping }: { started: AsyncDisposableStack; stopping: AbortController },
): Promise<void> {
  const { product, mode, environment } = options;
  const { signal } = stopping;
  const { root } = product;
  const settings = parseSettings(environment, root);
  let isUp = false;
  // A start that fails ends. Later the site can do much without the part that fails: cached pages
  // without the CMS, leads taken without the worker.
  const onFailing = (error: Error) => (isUp ? print(error.message) : stopping.abort(error));

  const claim = await claimDataDirectory(settings.dataDirectory);
  started.defer(() => claim.release());
  await assertPortsFree(
    [
      { variable: "PORT", port: settings.port },
      { variable: "CMS_PORT", port: settings.cmsPort, host: loopback },
    ],
    { patience: claim.previousRunWasKilled ? killedRunPatience : 0, signal },
  );

  const payloadSecret =
    settings.payloadSecret ?? (await keptSecret(settings.dataDirectory, "secret"));
  const patience = mode === "production" ? product.patience : undefined;
  const reports = reportsFolder(settings.dataDirectory);
  const hangWatch = patience && { patience, reportsFolder: reports };
  const database = await openDatabase({ settings, claim, print, onFailing, hangWatch });
  started.defer(() => database.stop());
  const instance: Instance = {
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
      env: buildEnvironment(environment),
      signal,
    });
  }
  const preparation = await prepareDatabase(product, {
    env: childEnvironment("cms", instance),
    signal,
  });
  await database.publish();

  signal.throwIfAborted();
  const services = product.services.map(({ name, label, script, origin }) => {
    const service = startService({
      name,
      label,
      script: join(root, script),
      cwd: root,
      env: childEnvironment(name, instance),
      healthUrl: origin && `${origin(settings)}/healthz`,
      readyUrl: origin && `${origin(settings)}/readyz`,
      patience,
      reportsFolder: reports,
      print,
      onFailing,
    });
    started.defer(() => service.stop());
    return service;
  });
  await Promise.all(services.map((service) => service.waitUntilReady(signal)));
  isUp = true;
  announce(options, settings, preparation);
}

/**
 * Runs the product until somebody asks to stop it, and answers the exit code; throws when it
 * cannot start or go on.
 */
export async function launch(options: LaunchOptions): Promise<number> {
  const stopping = new AbortController();
  const { signal } = stopping;
  using _ = listenForStopSignals(stopping);
  try {
    await using started = new AsyncDisposableStack();
    await bringUp(options, { started, stopping });
    if (!signal.aborted) {
      await once(signal, "abort");
    }
    throw signal.reason;
  } catch (error) {
    if (!(error instanceof StopRequest)) {
      throw error;
    }
    print("Stopped.");
    return 0;
  }
}
