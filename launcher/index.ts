import { resolve } from "node:path";
import { claimDataDirectory } from "./data-directory.ts";
import { startEmbeddedDatabase } from "./database/embedded-database.ts";
import type { DatabaseUrls } from "./database/provision.ts";

export type { DatabaseUrls };

/**
 * Starts a real PostgreSQL with an empty database for tests. Creates the directory if it is missing. The database stops
 * with `stop()`, or when the calling process ends.
 */
export async function startDatabase({
  dataDir,
  engine,
  print = () => {},
}: {
  dataDir: string;
  /** npm package with another version of the server. */
  engine?: string;
  /** Receives the server's log lines. */
  print?: (line: string) => void;
}): Promise<DatabaseUrls & { stop(): Promise<void> }> {
  const dataDirectory = resolve(dataDir);
  const claim = await claimDataDirectory(dataDirectory);
  try {
    const database = await startEmbeddedDatabase({
      dataDirectory,
      engine,
      print,
      onCrashLoop: (error) => console.error(error.message),
    });
    return {
      url: database.url,
      ownerUrl: database.ownerUrl,
      stop: async () => {
        await database.stop();
        await claim.release();
      },
    };
  } catch (error) {
    await claim.release();
    throw error;
  }
}
