import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find(names: string[], environment: NodeJS.ProcessEnv): string | undefined {
  if (environment.CHROMIUM_PATH) {
    return environment.CHROMIUM_PATH;
  }
  const folders = (environment.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, chromium.executablePath()].find(isExecutable);
}

/**
 * Returns the path of the browser for tests. In this order: `CHROMIUM_PATH`, a browser on the PATH, Playwright's
 * browser.
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return find(names, environment);
}

/**
 * Returns the path of a headless shell if there is one, for tests without pixel comparison. A headless shell takes a
 * third of the CPU time of the full browser, but antialiases text differently.
 */
export function findHeadlessShell(
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  return find(["chromium-headless-shell", ...names], environment);
}
