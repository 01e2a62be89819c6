import path from "node:path";
import { getPublicUrl, readSettingsOrExit } from "contracts/settings";

/** True during the build and in generators, which load the configuration without a database and secrets. */
const isOffline =
  process.env.NEXT_PHASE === "phase-production-build" || process.env.CMS_OFFLINE === "1";
const offline = { DATABASE_URL: "postgres://offline", PAYLOAD_SECRET: "-".repeat(32) };

const settings = readSettingsOrExit(
  "cms",
  isOffline ? { ...offline, ...process.env } : process.env,
);

/** Settings of the CMS, its worker and its commands (docs/settings.md). */
export const env = {
  ...settings,
  DATA_DIR: path.resolve(settings.DATA_DIR),
  PUBLIC_URL: getPublicUrl(settings),
  TRUSTED_PROXIES: settings.TRUSTED_PROXIES ?? [],
};
