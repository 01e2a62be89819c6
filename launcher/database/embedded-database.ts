import {
  getClusterDirectory,
  loadOrCreateSecret,
  readPreviousDatabasePort,
  saveDatabasePort,
} from "../data-directory.ts";
import type { LaunchError } from "../launch-error.ts";
import { findFreePort } from "../ports.ts";
import type { HangWatchOptions } from "../processes/kill-when-hung.ts";
import { type SupervisedProcess, supervise } from "../processes/supervise.ts";
import { PortTakenError, startPostgresHost } from "./host.ts";
import type { PostgresHostRequest } from "./postgres-host.ts";
import { createDatabaseUrls, type DatabaseUrls, provisionDatabase } from "./provision.ts";

export interface EmbeddedDatabase extends DatabaseUrls {
  port: number;
  stop(): Promise<void>;
}

interface EmbeddedDatabaseOptions {
  dataDirectory: string;
  print: (line: string) => void;
  onCrashLoop: (error: LaunchError) => void;
  /** npm package with another version of PostgreSQL; the product's version by default. */
  engine?: string | undefined;
  /** Without a watch, a hung database keeps running. */
  hangWatch?: HangWatchOptions | undefined;
}

/** Returns the superuser password of the database in this directory. */
export function loadDatabasePassword(dataDirectory: string): Promise<string> {
  return loadOrCreateSecret(dataDirectory, "postgres-password");
}

type Cluster = Omit<PostgresHostRequest, "port">;

/**
 * Maximum number of attempts to start on a port. More than one, because another process may take a free port before the
 * server listens.
 */
const portAttempts = 5;

async function startOnFreePort(
  cluster: Cluster,
  preferredPort: number | undefined,
  options: Pick<EmbeddedDatabaseOptions, "print" | "engine" | "hangWatch">,
): Promise<{ request: PostgresHostRequest; first: SupervisedProcess }> {
  for (let attempt = 1; ; attempt++) {
    const port = (attempt === 1 && preferredPort) || (await findFreePort());
    const request = { ...cluster, port };
    try {
      return { request, first: await startPostgresHost(request, options) };
    } catch (error) {
      if (attempt === portAttempts || !(error instanceof PortTakenError)) {
        throw error;
      }
    }
  }
}

/** Runs PostgreSQL on the data directory. The caller must have taken the directory's lock. */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const { dataDirectory, print, onCrashLoop } = options;
  const cluster = {
    clusterDirectory: getClusterDirectory(dataDirectory),
    password: await loadDatabasePassword(dataDirectory),
  };
  const preferredPort = await readPreviousDatabasePort(dataDirectory);
  const { request, first } = await startOnFreePort(cluster, preferredPort, options);
  const { stop } = supervise({
    label: "The database",
    first,
    start: () => startPostgresHost(request, options),
    log: print,
    onCrashLoop,
  });
  try {
    await saveDatabasePort(dataDirectory, request.port);
    await provisionDatabase(request);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...createDatabaseUrls(request), port: request.port, stop };
}
