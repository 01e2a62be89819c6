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

function onPath(names: string[], environment: NodeJS.ProcessEnv): string[] {
  const folders = (environment.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The browser to test with: `CHROMIUM_PATH`, one on the PATH, or Playwright's own, in this order. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (environment.CHROMIUM_PATH) {
    return environment.CHROMIUM_PATH;
  }
  return [...onPath(names, environment), chromium.executablePath()].find(isExecutable);
}

/**
 * The same where what is drawn is not compared to the pixel: a headless shell takes a third of the
 * processor's time of a whole browser, and smooths letters another way.
 */
export function findQuickChromium(
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const shell = onPath(["chromium-headless-shell"], environment).find(isExecutable);
  return environment.CHROMIUM_PATH ?? shell ?? findChromium(environment);
}
