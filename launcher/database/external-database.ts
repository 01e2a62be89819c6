import type { SettingName } from "contracts/settings";
import pg from "pg";
import { getErrorCode, LaunchError } from "../launch-error.ts";

const connectTimeoutMs = 10_000;

const causes: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "the host name is unknown",
  EHOSTUNREACH: "there is no way to the host",
  ETIMEDOUT: "it does not answer",
};

/**
 * Throws a LaunchError if the database cannot be reached. The message contains only the setting's name, host and port,
 * because the URL includes a password.
 */
export async function assertDatabaseReachable(setting: SettingName, url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    const code = getErrorCode(error) ?? "";
    const reason = causes[code] ?? (error instanceof Error ? error.message : code);
    throw new LaunchError(
      `${setting}: cannot use the database at ${client.host}:${client.port}: ${reason || code}.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
