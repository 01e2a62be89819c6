import { type LaunchedChrome, launch } from "chrome-launcher";

/** Launches a browser with a temporary profile. */
export function launchChromium(chromePath: string): Promise<LaunchedChrome> {
  return launch({
    chromePath,
    chromeFlags: [
      "--headless",
      "--no-sandbox",
      "--disable-background-networking",
      "--no-first-run",
    ],
  });
}
