import path from "node:path";
import { getPublicUrl, readSettingsOrExit } from "contracts/settings";

const settings = readSettingsOrExit("web", process.env);

/** Validated settings of the web process (docs/settings.md). */
export const env = {
  ...settings,
  DATA_DIR: path.resolve(settings.DATA_DIR),
  CMS_URL: settings.CMS_URL ?? `http://127.0.0.1:${settings.CMS_PORT}`,
  PUBLIC_URL: getPublicUrl(settings),
  TRUSTED_PROXIES: settings.TRUSTED_PROXIES ?? [],
};
