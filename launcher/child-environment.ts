import { type Audience, isFor, type SettingName, settingNames } from "contracts/settings";
import { loopback } from "./ports.ts";
import type { Environment, Settings } from "./settings.ts";

export type Mode = "production" | "development";

/** Who is started; each is given the settings that are for it, and no other (contracts/settings). */
export type Part = Exclude<Audience, "launcher">;

export interface Instance {
  mode: Mode;
  settings: Settings;
  databaseUrl: string;
  payloadSecret: string;
  /** What the launcher itself was started with. */
  inherited: Environment;
}

/** Settings were given to the launcher, to be resolved before a child sees them. */
function common(mode: Mode, inherited: Environment): NodeJS.ProcessEnv {
  const names = new Set<string>(settingNames);
  const rest = Object.entries(inherited).filter(([name]) => !names.has(name));
  return { ...Object.fromEntries(rest), NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: "1" };
}

/** Nothing of the instance: the output of a build serves every instance of this folder. */
export function buildEnvironment(inherited: Environment): NodeJS.ProcessEnv {
  return common("production", inherited);
}

export function childEnvironment(part: Part, instance: Instance): NodeJS.ProcessEnv {
  const { mode, settings, databaseUrl, payloadSecret, inherited } = instance;
  const resolved: Partial<Record<SettingName, string>> = {
    ...settings.given,
    PORT: String(settings.port),
    CMS_PORT: String(settings.cmsPort),
    CMS_HOST: loopback,
    CMS_URL: `http://${loopback}:${settings.cmsPort}`,
    DATA_DIR: settings.dataDirectory,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: payloadSecret,
    PUBLIC_URL: settings.publicUrl,
  };
  const own = settingNames.filter((name) => isFor(name, part) && resolved[name] !== undefined);
  return {
    ...common(mode, inherited),
    ...Object.fromEntries(own.map((name) => [name, resolved[name]])),
  };
}
