import type { DataDirectoryClaim } from "../data-directory.ts";
import type { LaunchError } from "../launch-error.ts";
import type { HangWatch } from "../processes/end-when-hung.ts";
import type { Settings } from "../settings.ts";
import { startEmbeddedDatabase } from "./embedded-database.ts";
import { assertDatabaseReachable } from "./external-database.ts";

export interface OpenDatabase {
  url: string;
  /** Lets other commands find it, once it is prepared. */
  publish(): Promise<void>;
  stop(): Promise<void>;
}

interface OpenDatabaseOptions {
  settings: Settings;
  claim: DataDirectoryClaim;
  print: (line: string) => void;
  onFailing: (error: LaunchError) => void;
  /** Absent, an embedded one that hangs is left alone. */
  hangWatch?: HangWatch | undefined;
}

/** The database of DATABASE_URL, or else one that runs on the data directory. */
export async function openDatabase({
  settings,
  claim,
  print,
  onFailing,
  hangWatch,
}: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (settings.databaseUrl !== undefined) {
    await assertDatabaseReachable(settings.databaseUrl);
    return { url: settings.databaseUrl, publish: async () => {}, stop: async () => {} };
  }
  const { dataDirectory } = settings;
  const options = { dataDirectory, print, onFailing, hangWatch };
  const { url, port, stop } = await startEmbeddedDatabase(options);
  return { url, publish: () => claim.publishDatabasePort(port), stop };
}
