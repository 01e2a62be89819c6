import { join } from "node:path";
import { keptDatabasePort, keptSecret } from "../data-directory.ts";
import type { LaunchError } from "../launch-error.ts";
import { keepRunning } from "../processes/keep-running.ts";
import { startHost } from "./host.ts";
import { databaseUrl, provision } from "./provision.ts";

export type EmbeddedDatabase = { url: string; port: number; stop(): Promise<void> };

type EmbeddedDatabaseOptions = {
  dataDirectory: string;
  print: (line: string) => void;
  onFailing: (error: LaunchError) => void;
};

/** The password by which the running or stopped database of this directory lets its owner in. */
export function databasePassword(dataDirectory: string): Promise<string> {
  return keptSecret(dataDirectory, "postgres-password");
}

/** Runs PostgreSQL on the data directory, which the caller has claimed. */
export async function startEmbeddedDatabase({
  dataDirectory,
  print,
  onFailing,
}: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const request = {
    clusterDirectory: join(dataDirectory, "postgres"),
    password: await databasePassword(dataDirectory),
    port: await keptDatabasePort(dataDirectory),
  };
  const start = () => startHost(request, print);
  const { stop } = keepRunning({
    label: "The database",
    first: await start(),
    start,
    log: print,
    onFailing,
  });
  try {
    await provision(request);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: databaseUrl(request), port: request.port, stop };
}
