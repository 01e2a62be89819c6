import { spawnSync } from "node:child_process";
import { ensureChromium } from "./ensure-chromium.ts";

/** `npm test`: units, launcher, stories, the product end to end, the pictures of the components. */

const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };

// A shared machine may stall for seconds; the report names what needed its second try.
const retry = process.env.CI ? ["--retry=1"] : [];

for (const [command, ...args] of [
  ["vitest", "run", ...retry],
  ["playwright", "test", "--config", "tests/playwright.config.ts"],
  ["npm", "run", "--silent", "visual"],
] satisfies [string, ...string[]][]) {
  const { status } = spawnSync(command, args, { stdio: "inherit", env });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}
