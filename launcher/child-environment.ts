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

export function childEnvironment(audience: Audience, instance: Instance): NodeJS.ProcessEnv {
  const { mode, settings, databaseUrl, payloadSecret, inherited } = instance;
  const { DATABASE_URL: _url, PAYLOAD_SECRET: _secret, ...rest } = inherited;
  const secrets = { DATABASE_URL: databaseUrl, PAYLOAD_SECRET: payloadSecret };
  return {
    ...rest,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: "1",
    PORT: String(settings.port),
    CMS_PORT: String(settings.cmsPort),
    CMS_URL: `http://${loopback}:${settings.cmsPort}`,
    DATA_DIR: settings.dataDirectory,
    PUBLIC_URL: settings.publicUrl,
    ...(audience === "cms" ? secrets : {}),
  };
}
