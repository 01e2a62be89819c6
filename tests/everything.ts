import { spawnSync } from "node:child_process";
import { statfsSync } from "node:fs";
import { ensureChromium } from "./ensure-chromium.ts";
import { findQuickChromium } from "./find-chromium.ts";

/** `npm test`: units, launcher, stories, the product end to end, the pictures of the components. */

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

for (const [browser, command, ...args] of [
  [quick, "vitest", "run", ...retry],
  [quick, "playwright", "test", "--config", "tests/playwright.config.ts"],
  // Compared to the pixel with what the whole browser drew.
  [whole, "npm", "run", "--silent", "visual"],
] satisfies [string, string, ...string[]][]) {
  const env = { ...process.env, CHROMIUM_PATH: browser, ...(TMPDIR ? { TMPDIR } : {}) };
  const { status } = spawnSync(command, args, { stdio: "inherit", env });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}
