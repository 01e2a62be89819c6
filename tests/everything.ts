import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./ensure-chromium.ts";
import { findHeadlessShell } from "./find-chromium.ts";
import { listPlaywrightFailures, listVitestFailures } from "./list-failures.ts";

/**
 * `npm test`: unit tests, launcher, stories, end-to-end tests, and screenshots of the components. `npm run
 * test:exhaustive` (`--exhaustive`) also runs all combinations of languages, colour schemes, widths and URLs.
 */

const fullBrowser = ensureChromium();
const headlessShell = findHeadlessShell() ?? fullBrowser;
console.log(`For all but the pictures: ${headlessShell}`);

/**
 * Returns a directory in memory if it has enough space. All data of the tests is temporary, and databases in memory do
 * not wait for a disk write.
 */
function temporaryDirectory(): string | undefined {
  const memory = "/dev/shm";
  const requiredBytes = 8 * 1024 ** 3;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= requiredBytes ? memory : undefined;
  } catch {
    return undefined;
  }
}
const TMPDIR = process.env.TMPDIR ?? temporaryDirectory();

const isExhaustive = process.argv.includes("--exhaustive");

const reports = mkdtempSync(join(TMPDIR ?? tmpdir(), "reports-"));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");

interface Suite {
  name: string;
  browser: string;
  command: string;
  args: string[];
  /** JSON report of the suite's test runner, and the function that lists the failed tests of the report. */
  report?: { path: string; listFailures: (report: string) => string[] };
}

const suites: Suite[] = [
  {
    name: "units and stories",
    browser: headlessShell,
    command: "vitest",
    args: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`],
    report: { path: vitestReport, listFailures: listVitestFailures },
  },
  {
    name: "end to end",
    browser: headlessShell,
    command: "playwright",
    args: ["test", "--config", "tests/playwright.config.ts", "--reporter=list,json"],
    report: { path: playwrightReport, listFailures: listPlaywrightFailures },
  },
  // Uses the full browser, because the screenshots must match the baselines in every pixel.
  { name: "pictures", browser: fullBrowser, command: "npm", args: ["run", "--silent", "visual"] },
];

/** Returns the failed tests of a suite; none if the test runner did not start and wrote no report. */
function readFailures({ report }: Suite): string[] {
  if (!report) {
    return [];
  }
  try {
    const failures = report.listFailures(readFileSync(report.path, "utf8"));
    return failures.length > 0 ? failures : ["an error outside of a test: see the output above"];
  } catch (error) {
    return [`no report: ${error instanceof Error ? error.message : error}`];
  }
}

/** Runs one suite. A failed suite does not stop the following suites. */
function runSuite(suite: Suite) {
  const { name, browser, command, args } = suite;
  const startedAt = performance.now();
  const env = {
    ...process.env,
    CHROMIUM_PATH: browser,
    TEST_INSTANCES: "own",
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    ...(isExhaustive ? { EXHAUSTIVE: "1" } : {}),
    ...(TMPDIR ? { TMPDIR } : {}),
  };
  const { status, signal } = spawnSync(command, args, { stdio: "inherit", env });
  const minutes = (performance.now() - startedAt) / 60_000;
  const hasPassed = status === 0;
  const failures = hasPassed ? [] : readFailures(suite);
  return { name, minutes, hasPassed, failures, wasInterrupted: signal === "SIGINT" };
}

const results: ReturnType<typeof runSuite>[] = [];
for (const suite of suites) {
  const result = runSuite(suite);
  results.push(result);
  if (result.wasInterrupted) {
    break;
  }
}
console.log("\nResults:");
for (const { name, minutes, hasPassed, failures } of results) {
  console.log(`  ${hasPassed ? "passed" : "FAILED"}  ${name} (${minutes.toFixed(1)} min)`);
  for (const failure of failures) {
    console.log(`    ${failure}`);
  }
}
rmSync(reports, { recursive: true });
process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1;
