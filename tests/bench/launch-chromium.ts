import { type LaunchedChrome, launch } from "chrome-launcher";

/** A browser of its own, with a profile that goes with it. */
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
