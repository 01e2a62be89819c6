import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { mergeConfig } from "vitest/config";
import { chromiumPath, createStoriesProject } from "./stories-project.ts";

/** Major version of the Chromium that produced the baselines. */
const baselineVersion = "156";

const [version] =
  /\d+/.exec(
    // Discards the browser's warnings.
    execFileSync(chromiumPath, ["--version"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }),
  ) ?? [];

/**
 * Tolerance of the comparison. The baselines' version of Chromium renders every pixel as in the baselines, so even a
 * one-pixel edge in another colour is a difference. Another version may render text slightly differently, so the
 * comparison detects only displaced elements.
 */
const tolerance =
  version === baselineVersion
    ? { threshold: 0.05, includeAA: true, allowedMismatchedPixels: 20 }
    : { threshold: 0.2, includeAA: false, allowedMismatchedPixelRatio: 0.02 };
if (version !== baselineVersion) {
  console.warn(
    `The pictures are of Chromium ${baselineVersion}, this is ${version}: compared less strictly.`,
  );
}

interface Picture {
  testFileDirectory: string;
  arg: string;
  ext: string;
}

/** Baselines are stored next to the stories: one screenshot per story, width and colour scheme. */
function baselineOf({ testFileDirectory, arg, ext }: Picture): string {
  return join(import.meta.dirname, testFileDirectory, "baselines", `${arg}${ext}`);
}

/** Path of the output of a failed comparison: the new screenshot and the difference. */
function differenceOf({ testFileDirectory, arg, ext }: Picture): string {
  return join(
    import.meta.dirname,
    "../build/visual",
    testFileDirectory.replaceAll("..", ""),
    `${arg}${ext}`,
  );
}

const project = createStoriesProject({
  name: "visual",
  // Skips the accessibility check, which stories/vitest.config.ts runs.
  globals: { motion: "reduced", a11y: { manual: true } },
  tag: "picture",
});

/** Compares the stories of web/app/ui with the committed screenshots. */
export default mergeConfig(project, {
  test: {
    setupFiles: ["forced-states", "visual"].map(
      (setup) => `${import.meta.dirname}/.storybook/${setup}.setup.ts`,
    ),
    // Lets the test server write new and changed screenshots; it listens on loopback only.
    api: { host: "127.0.0.1", allowWrite: true },
    // Allows two minutes, because eight or more screenshots take long on a busy machine.
    testTimeout: 120_000,
    attachmentsDir: join(import.meta.dirname, "../build/visual"),
    browser: {
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: baselineOf,
          resolveDiffPath: differenceOf,
          timeout: 30_000,
          comparatorName: "pixelmatch",
          comparatorOptions: tolerance,
        },
      },
    },
  },
});
