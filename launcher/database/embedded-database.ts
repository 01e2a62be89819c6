import {
  clusterDirectory,
  keepDatabasePort,
  keptSecret,
  previousDatabasePort,
} from "../data-directory.ts";
import type { LaunchError } from "../launch-error.ts";
import { findFreePort } from "../ports.ts";
import type { HangWatch } from "../processes/end-when-hung.ts";
import { keepRunning, type Running } from "../processes/keep-running.ts";
import { PortTakenError, startHost } from "./host.ts";
import type { HostRequest } from "./postgres-host.ts";
import { databaseUrl, provision } from "./provision.ts";

export interface EmbeddedDatabase {
  url: string;
  port: number;
  stop(): Promise<void>;
}

interface EmbeddedDatabaseOptions {
  dataDirectory: string;
  print: (line: string) => void;
  onFailing: (error: LaunchError) => void;
  /** The package of another version of the server. */
  engine?: string | undefined;
  /** Absent, a database that hangs is left alone. */
  hangWatch?: HangWatch | undefined;
}

/** The password by which the running or stopped database of this directory lets its owner in. */
export function databasePassword(dataDirectory: string): Promise<string> {
  return keptSecret(dataDirectory, "postgres-password");
}

type Cluster = Omit<HostRequest, "port">;

/** A port that is free may be taken a moment later, by a connection of anybody's. */
const portAttempts = 5;

async function startOnSomePort(
  cluster: Cluster,
  preferred: number | undefined,
  options: Pick<EmbeddedDatabaseOptions, "print" | "engine" | "hangWatch">,
): Promise<{ request: HostRequest; first: Running }> {
  for (let attempt = 1; ; attempt++) {
    const port = (attempt === 1 && preferred) || (await findFreePort());
    const request = { ...cluster, port };
    try {
      return { request, first: await startHost(request, options) };
    } catch (error) {
      if (attempt === portAttempts || !(error instanceof PortTakenError)) {
        throw error;
      }
    }
  }
}

/** Runs PostgreSQL on the data directory, which the caller has claimed. */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const { dataDirectory, print, onFailing } = options;
  const cluster = {
    clusterDirectory: clusterDirectory(dataDirectory),
    password: await databasePassword(dataDirectory),
  };
  const preferred = await previousDatabasePort(dataDirectory);
  const { request, first } = await startOnSomePort(cluster, preferred, options);
  const { stop } = keepRunning({
    label: "The database",
    first,
    start: () => startHost(request, options),
    log: print,
    onFailing,
  });
  try {
    await keepDatabasePort(dataDirectory, request.port);
    await provision(request);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: databaseUrl(request), port: request.port, stop };
}
