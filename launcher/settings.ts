import { resolve } from "node:path";
import {
  type EnvironmentVariables,
  getPublicUrl,
  isReadBy,
  readSettings,
  SettingsError,
  settingNames,
} from "contracts/settings";
import { LaunchError } from "./launch-error.ts";

export type { EnvironmentVariables };

export interface Settings {
  readonly port: number;
  readonly cmsPort: number;
  readonly dataDirectory: string;
  readonly publicUrl: string;
  /** If unset, the launcher runs its own PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** URL for migrations; if unset, migrations use `databaseUrl`. */
  readonly databaseOwnerUrl: string | undefined;
  /** If unset, the launcher generates a secret once and stores it in the data directory. */
  readonly payloadSecret: string | undefined;
  /**
   * Values of all set settings as text. The launcher validates them; the services that receive them parse them again.
   */
  readonly rawValues: Readonly<Record<string, string>>;
}

function readAll(environment: EnvironmentVariables) {
  try {
    return readSettings("launcher", environment);
  } catch (error) {
    throw error instanceof SettingsError ? new LaunchError(error.message) : error;
  }
}

/**
 * Parses the settings. Resolves a relative DATA_DIR from `root`, so that every command uses the same directory. Throws
 * LaunchError.
 */
export function parseSettings(environment: EnvironmentVariables, root: string): Settings {
  const settings = readAll(environment);
  const names = settingNames.filter((name) => isReadBy(name, "launcher"));
  return {
    port: settings.PORT,
    cmsPort: settings.CMS_PORT,
    dataDirectory: resolve(root, settings.DATA_DIR),
    publicUrl: getPublicUrl(settings),
    databaseUrl: settings.DATABASE_URL,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL,
    payloadSecret: settings.PAYLOAD_SECRET,
    rawValues: Object.fromEntries(
      names.flatMap((name) => {
        const value = environment[name];
        return value ? [[name, value]] : [];
      }),
    ),
  };
}
