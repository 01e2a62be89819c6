import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { mergeConfig } from "vitest/config";
import { chromiumPath, storiesProject } from "./stories-project.ts";

/** The major version of Chromium that drew the baselines. */
const baselineVersion = "156";

const [version] =
  /\d+/.exec(
    // What the browser warns of is not asked for.
    execFileSync(chromiumPath, ["--version"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }),
  ) ?? [];

/**
 * The version that drew them draws them again to the pixel: an edge of one pixel in another colour is
 * a difference, whatever the size of the picture. Another version may draw letters a little
 * differently: then only what moved or turned is found.
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

/** Baselines lie beside the stories: one picture for each story, width and colour scheme. */
function baselineOf({ testFileDirectory, arg, ext }: Picture): string {
  return join(import.meta.dirname, testFileDirectory, "baselines", `${arg}${ext}`);
}

/** What a failing comparison leaves to look at: what was drawn, and where it differs. */
function differenceOf({ testFileDirectory, arg, ext }: Picture): string {
  return join(
    import.meta.dirname,
    "../build/visual",
    testFileDirectory.replaceAll("..", ""),
    `${arg}${ext}`,
  );
}

const project = storiesProject({
  name: "visual",
  // Accessibility is the other projects' matter.
  globals: { motion: "reduced", a11y: { manual: true } },
  tag: "picture",
});

/** Pictures of ui's stories against the committed ones. */
export default mergeConfig(project, {
  test: {
    setupFiles: ["forced-states", "visual"].map(
      (setup) => `${import.meta.dirname}/.storybook/${setup}.setup.ts`,
    ),
    // New and changed pictures are written by the test server, which only this machine can reach.
    api: { host: "127.0.0.1", allowWrite: true },
    // A busy machine takes its time over eight pictures and more.
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
