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

/** The browser to test with: `CHROMIUM_PATH`, one on the PATH, or Playwright's own, in this order. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return find(names, environment);
}

/**
 * The same where what is drawn is not compared to the pixel: a headless shell takes a third of the
 * processor's time of a whole browser, and smooths letters another way.
 */
export function findQuickChromium(
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  return find(["chromium-headless-shell", ...names], environment);
}
