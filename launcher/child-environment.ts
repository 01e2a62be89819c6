import { deliveryVariables } from "./delivery-settings.ts";
import { loopback } from "./ports.ts";
import type { Environment, Settings } from "./settings.ts";

export type Mode = "production" | "development";

/**
 * Only the CMS and its worker may know the database, the secrets and who may say where a visitor
 * comes from.
 */
export type Audience = "cms" | "worker" | "web";

export interface Instance {
  mode: Mode;
  settings: Settings;
  databaseUrl: string;
  payloadSecret: string;
  /** What the launcher itself was started with. */
  inherited: Environment;
}

/** What was given to the launcher for itself, to be resolved before a child sees it. */
const ownVariables = new Set<string>([
  ...deliveryVariables,
  "CMS_PORT",
  "CMS_URL",
  "DATABASE_URL",
  "DATA_DIR",
  "MAIL_FROM",
  "PAYLOAD_SECRET",
  "PORT",
  "PUBLIC_URL",
  "SETUP_TOKEN",
  "SMTP_URL",
  "TRUSTED_PROXIES",
]);

function common(mode: Mode, inherited: Environment): NodeJS.ProcessEnv {
  const rest = Object.entries(inherited).filter(([name]) => !ownVariables.has(name));
  return { ...Object.fromEntries(rest), NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: "1" };
}

/** Nothing of the instance: the output of a build serves every instance of this folder. */
export function buildEnvironment(inherited: Environment): NodeJS.ProcessEnv {
  return common("production", inherited);
}

function cmsEnvironment({ settings, databaseUrl, payloadSecret }: Instance): NodeJS.ProcessEnv {
  const { smtpUrl, mailFrom, setupToken, trustedProxies } = settings;
  return {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: payloadSecret,
    TRUSTED_PROXIES: trustedProxies.join(","),
    ...(smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl }),
    ...(mailFrom === undefined ? {} : { MAIL_FROM: mailFrom }),
    ...(setupToken === undefined ? {} : { SETUP_TOKEN: setupToken }),
    ...settings.delivery,
  };
}

export function childEnvironment(audience: Audience, instance: Instance): NodeJS.ProcessEnv {
  const { mode, settings, inherited } = instance;
  return {
    ...common(mode, inherited),
    PORT: String(settings.port),
    CMS_PORT: String(settings.cmsPort),
    CMS_URL: `http://${loopback}:${settings.cmsPort}`,
    DATA_DIR: settings.dataDirectory,
    PUBLIC_URL: settings.publicUrl,
    ...(audience === "web" ? {} : cmsEnvironment(instance)),
  };
}
