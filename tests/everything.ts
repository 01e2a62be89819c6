import { spawnSync } from "node:child_process";
import { statfsSync } from "node:fs";
import { ensureChromium } from "./ensure-chromium.ts";
import { findQuickChromium } from "./find-chromium.ts";

/**
 * `npm test`: units, launcher, stories, the product end to end, the pictures of the components.
 * `npm run test:exhaustive` (`--exhaustive`): the same with each cell of the matrices of languages,
 * schemes, widths and addresses.
 */

const whole = ensureChromium();
const quick = findQuickChromium() ?? whole;
console.log(`For all but the pictures: ${quick}`);

/** In memory where there is room: what tests write is thrown away, and no database waits for a disk. */
function temporaryDirectory(): string | undefined {
  const memory = "/dev/shm";
  const room = 8 * 1024 ** 3;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= room ? memory : undefined;
  } catch {
    return undefined;
  }
}
const TMPDIR = process.env.TMPDIR ?? temporaryDirectory();

// A shared machine may stall for seconds; the report names what needed its second try.
const retry = process.env.CI ? ["--retry=1"] : [];

const isExhaustive = process.argv.includes("--exhaustive");

const parts: { name: string; browser: string; command: string; args: string[] }[] = [
  { name: "units and stories", browser: quick, command: "vitest", args: ["run", ...retry] },
  {
    name: "end to end",
    browser: quick,
    command: "playwright",
    args: ["test", "--config", "tests/playwright.config.ts"],
  },
  // Compared to the pixel with what the whole browser drew.
  { name: "pictures", browser: whole, command: "npm", args: ["run", "--silent", "visual"] },
];

/** Runs one part of the suite; a failure does not keep the following parts from running. */
function runPart({ name, browser, command, args }: (typeof parts)[number]) {
  const startedAt = performance.now();
  const env = {
    ...process.env,
    CHROMIUM_PATH: browser,
    TEST_INSTANCES: "own",
    ...(isExhaustive ? { EXHAUSTIVE: "1" } : {}),
    ...(TMPDIR ? { TMPDIR } : {}),
  };
  const { status, signal } = spawnSync(command, args, { stdio: "inherit", env });
  const minutes = (performance.now() - startedAt) / 60_000;
  return { name, minutes, hasPassed: status === 0, wasInterrupted: signal === "SIGINT" };
}

const results: ReturnType<typeof runPart>[] = [];
for (const part of parts) {
  const result = runPart(part);
  results.push(result);
  if (result.wasInterrupted) {
    break;
  }
}
console.log("\nResults:");
for (const { name, minutes, hasPassed } of results) {
  console.log(`  ${hasPassed ? "passed" : "FAILED"}  ${name} (${minutes.toFixed(1)} min)`);
}
process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1;
