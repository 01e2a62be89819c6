import { resolve } from "node:path";
import { claimDataDirectory } from "./data-directory.ts";
import { startEmbeddedDatabase } from "./database/embedded-database.ts";

/**
 * A real PostgreSQL with an empty database for tests, in the given directory, which is created
 * when missing. It stops with `stop()`, and at the latest with the calling process.
 */
export async function startDatabase({
  dataDir,
  engine,
  print = () => {},
}: {
  dataDir: string;
  /** The package of another version of the server. */
  engine?: string;
  /** Receives what the server logs. */
  print?: (line: string) => void;
}): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDirectory = resolve(dataDir);
  const claim = await claimDataDirectory(dataDirectory);
  try {
    const database = await startEmbeddedDatabase({
      dataDirectory,
      engine,
      print,
      onFailing: (error) => console.error(error.message),
    });
    return {
      url: database.url,
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
