import { spawnSync } from "node:child_process";
import { findChromium } from "./find-chromium.ts";

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

function installWithPlaywright(): boolean {
  return succeeds("npx", ["playwright", "install", "chromium"]);
}

function installWithApt(): boolean {
  return (
    process.getuid?.() === 0 &&
    succeeds("apt-get", ["update"]) &&
    succeeds("apt-get", ["install", "--yes", "chromium"])
  );
}

const waysToInstall = [
  { how: "installed by Playwright", install: installWithPlaywright },
  { how: "installed by apt-get", install: installWithApt },
];

/**
 * Returns the path of a Chromium. If there is none, installs one and prints how. Exits with code 1 if the installation
 * fails.
 */
export function ensureChromium(): string {
  const present = findChromium();
  if (present) {
    console.log(`Chromium: ${present}`);
    return present;
  }
  for (const { how, install } of waysToInstall) {
    const installed = install() ? findChromium() : undefined;
    if (installed) {
      console.log(`Chromium: ${installed} (${how})`);
      return installed;
    }
  }
  console.error("Chromium: none found and none could be installed; set CHROMIUM_PATH to one.");
  process.exit(1);
}

if (import.meta.main) {
  ensureChromium();
}
