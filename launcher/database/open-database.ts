import type { DataDirectoryClaim } from "../data-directory.ts";
import type { LaunchError } from "../launch-error.ts";
import type { HangWatchOptions } from "../processes/kill-when-hung.ts";
import type { Settings } from "../settings.ts";
import { startEmbeddedDatabase } from "./embedded-database.ts";
import { assertDatabaseReachable } from "./external-database.ts";

export interface OpenDatabase {
  url: string;
  /** URL for migrations; undefined if migrations use `url`. */
  ownerUrl: string | undefined;
  /** Records the port, so that other commands find the database. Call this method after the migration. */
  publish(): Promise<void>;
  stop(): Promise<void>;
}

interface OpenDatabaseOptions {
  settings: Settings;
  claim: DataDirectoryClaim;
  print: (line: string) => void;
  onCrashLoop: (error: LaunchError) => void;
  /** Without a watch, a hung embedded database keeps running. */
  hangWatch?: HangWatchOptions | undefined;
}

/** Connects to DATABASE_URL, or starts an embedded database on the data directory. */
export async function openDatabase({
  settings,
  claim,
  print,
  onCrashLoop,
  hangWatch,
}: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (settings.databaseUrl !== undefined) {
    const { databaseUrl: url, databaseOwnerUrl: ownerUrl } = settings;
    await assertDatabaseReachable("DATABASE_URL", url);
    if (ownerUrl !== undefined) {
      await assertDatabaseReachable("DATABASE_OWNER_URL", ownerUrl);
    }
    return { url, ownerUrl, publish: async () => {}, stop: async () => {} };
  }
  const { dataDirectory } = settings;
  const options = { dataDirectory, print, onCrashLoop, hangWatch };
  const { url, ownerUrl, port, stop } = await startEmbeddedDatabase(options);
  return { url, ownerUrl, publish: () => claim.publishDatabasePort(port), stop };
}
