import { loopback } from "./ports.ts";
import type { Environment, Settings } from "./settings.ts";

export type Mode = "production" | "development";

/** Only the CMS may know the database and the secret. */
export type Audience = "cms" | "web";

export type Instance = {
  mode: Mode;
  settings: Settings;
  databaseUrl: string;
  payloadSecret: string;
  /** What the launcher itself was started with. */
  inherited: Environment;
};

/** What was given to the launcher for itself, to be resolved before a child sees it. */
const ownVariables = new Set([
  "CMS_PORT",
  "CMS_URL",
  "DATABASE_URL",
  "DATA_DIR",
  "PAYLOAD_SECRET",
  "PORT",
  "PUBLIC_URL",
]);

function common(mode: Mode, inherited: Environment): NodeJS.ProcessEnv {
  const rest = Object.entries(inherited).filter(([name]) => !ownVariables.has(name));
  return { ...Object.fromEntries(rest), NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: "1" };
}

/** Nothing of the instance: the output of a build serves every instance of this folder. */
export function buildEnvironment(inherited: Environment): NodeJS.ProcessEnv {
  return common("production", inherited);
}

export function childEnvironment(audience: Audience, instance: Instance): NodeJS.ProcessEnv {
  const { mode, settings, databaseUrl, payloadSecret, inherited } = instance;
  const secrets = { DATABASE_URL: databaseUrl, PAYLOAD_SECRET: payloadSecret };
  return {
    ...common(mode, inherited),
    PORT: String(settings.port),
    CMS_PORT: String(settings.cmsPort),
    CMS_URL: `http://${loopback}:${settings.cmsPort}`,
    DATA_DIR: settings.dataDirectory,
    PUBLIC_URL: settings.publicUrl,
    ...(audience === "cms" ? secrets : {}),
  };
}
