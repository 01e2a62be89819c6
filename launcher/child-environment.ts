import { isReadBy, type SettingName, type SettingReader, settingNames } from "contracts/settings";
import { loopbackAddress } from "./ports.ts";
import type { EnvironmentVariables, Settings } from "./settings.ts";

export type LauncherMode = "production" | "development";

/** A process that the launcher starts; contracts/settings defines which settings it may receive. */
export type ServiceName = Exclude<SettingReader, "launcher" | "owner">;

export interface LaunchedInstance {
  mode: LauncherMode;
  settings: Settings;
  databaseUrl: string;
  payloadSecret: string;
  /** Environment variables of the launcher itself. */
  inherited: EnvironmentVariables;
}

/** Returns the inherited variables without the product's settings; each child gets only the settings that it reads. */
function environmentWithoutSettings(
  mode: LauncherMode,
  inherited: EnvironmentVariables,
): NodeJS.ProcessEnv {
  const names = new Set<string>(settingNames);
  const otherVariables = Object.entries(inherited).filter(([name]) => !names.has(name));
  return { ...Object.fromEntries(otherVariables), NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: "1" };
}

/**
 * Returns the environment of a build. It contains no settings, because all instances of this folder share the output of
 * the build.
 */
export function createBuildEnvironment(inherited: EnvironmentVariables): NodeJS.ProcessEnv {
  return environmentWithoutSettings("production", inherited);
}

export function createChildEnvironment(
  service: ServiceName,
  instance: LaunchedInstance,
): NodeJS.ProcessEnv {
  const { mode, settings, databaseUrl, payloadSecret, inherited } = instance;
  const resolved: Partial<Record<SettingName, string>> = {
    ...settings.rawValues,
    PORT: String(settings.port),
    CMS_PORT: String(settings.cmsPort),
    CMS_HOST: loopbackAddress,
    CMS_URL: `http://${loopbackAddress}:${settings.cmsPort}`,
    DATA_DIR: settings.dataDirectory,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: payloadSecret,
    PUBLIC_URL: settings.publicUrl,
  };
  const own = settingNames.filter(
    (name) => isReadBy(name, service) && resolved[name] !== undefined,
  );
  return {
    ...environmentWithoutSettings(mode, inherited),
    ...Object.fromEntries(own.map((name) => [name, resolved[name]])),
  };
}

/** Returns the environment of the CMS's commands, some of which change the schema of the database. */
export function createCommandEnvironment(
  instance: LaunchedInstance & { databaseOwnerUrl: string | undefined },
): NodeJS.ProcessEnv {
  const { databaseOwnerUrl } = instance;
  return {
    ...createChildEnvironment("cms", instance),
    ...(databaseOwnerUrl === undefined ? {} : { DATABASE_OWNER_URL: databaseOwnerUrl }),
  };
}
