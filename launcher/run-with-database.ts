import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createCommandEnvironment } from "./child-environment.ts";
import {
  type DataDirectoryClaim,
  loadOrCreateSecret,
  readInstanceRecord,
  tryClaimDataDirectory,
} from "./data-directory.ts";
import { loadDatabasePassword } from "./database/embedded-database.ts";
import { type OpenDatabase, openDatabase } from "./database/open-database.ts";
import { createDatabaseUrls } from "./database/provision.ts";
import { LaunchError } from "./launch-error.ts";
import { prepareDatabase } from "./prepare-database.ts";
import type { Product } from "./product.ts";
import { type EnvironmentVariables, parseSettings, type Settings } from "./settings.ts";
import { printLauncherLine } from "./terminal.ts";

/** Maximum wait in ms for an instance to start, or for another command to release the database. */
const databaseTimeoutMs = 120_000;

interface CommandOptions {
  product: Product;
  environment: EnvironmentVariables;
  args: readonly string[];
  /** Path relative to the root; the script runs with the settings of the CMS. */
  script: string;
  /** True if a database that is started for this command must be migrated and seeded before the command runs. */
  shouldPrepare: boolean;
}

type DatabaseUrls = Pick<OpenDatabase, "url" | "ownerUrl">;
type DatabaseAccess = { claim: DataDirectoryClaim } | DatabaseUrls;

/**
 * If no instance runs on the data directory, returns the lock of the directory. Otherwise waits until the running
 * instance has prepared its database, and returns the database's URLs.
 */
async function findDatabase({
  databaseUrl: url,
  databaseOwnerUrl: ownerUrl,
  dataDirectory,
}: Settings): Promise<DatabaseAccess> {
  const deadline = Date.now() + databaseTimeoutMs;
  while (Date.now() < deadline) {
    const claim = await tryClaimDataDirectory(dataDirectory);
    if (claim) {
      return { claim };
    }
    if (url !== undefined) {
      return { url, ownerUrl };
    }
    const record = await readInstanceRecord(dataDirectory);
    if (record?.databasePort !== undefined) {
      const password = await loadDatabasePassword(dataDirectory);
      return createDatabaseUrls({ port: record.databasePort, password });
    }
    await delay(200);
  }
  throw new LaunchError(
    "The instance on this DATA_DIR does not offer its database; try again when it is ready, with the settings it was started with.",
  );
}

/**
 * Runs the command with the terminal as its input, because it asks questions. The command receives Ctrl-C itself, and
 * the launcher waits until the command exits.
 */
async function runInteractively(
  { product: { root }, script, args }: CommandOptions,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const ignore = () => {};
  process.on("SIGINT", ignore);
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env,
    stdio: "inherit",
  });
  const forwardSignal = () => child.kill("SIGTERM");
  process.on("SIGTERM", forwardSignal);
  const [code] = await once(child, "exit");
  process.off("SIGINT", ignore);
  process.off("SIGTERM", forwardSignal);
  return code ?? 1;
}

/**
 * Runs a command on the database of the running instance, or on a database that is started for the command. Returns the
 * exit code.
 */
export async function runWithDatabase(options: CommandOptions): Promise<number> {
  const { product, environment, shouldPrepare } = options;
  const settings = parseSettings(environment, product.root);
  const { dataDirectory } = settings;
  await using started = new AsyncDisposableStack();
  const access = await findDatabase(settings);
  if ("claim" in access) {
    started.defer(() => access.claim.release());
  }

  const payloadSecret =
    settings.payloadSecret ?? (await loadOrCreateSecret(dataDirectory, "secret"));
  const environmentWith = ({ url, ownerUrl }: DatabaseUrls) =>
    createCommandEnvironment({
      mode: "production",
      settings,
      databaseUrl: url,
      databaseOwnerUrl: ownerUrl,
      payloadSecret,
      inherited: environment,
    });
  if ("url" in access) {
    return runInteractively(options, environmentWith(access));
  }

  const database = await openDatabase({
    settings,
    claim: access.claim,
    print: printLauncherLine,
    onCrashLoop: (error) => printLauncherLine(error.message),
  });
  started.defer(() => database.stop());
  const env = environmentWith(database);
  if (shouldPrepare) {
    await prepareDatabase(product, { env, signal: new AbortController().signal });
  }
  return await runInteractively(options, env);
}
