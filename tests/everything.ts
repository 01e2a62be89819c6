import { spawnSync } from "node:child_process";
import { ensureChromium } from "./ensure-chromium.ts";

/** `npm test`: units, launcher, stories, the product end to end, the pictures of the components. */

const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };

for (const [command, ...args] of [
  ["vitest", "run"],
  ["playwright", "test", "--config", "tests/playwright.config.ts"],
  ["npm", "run", "--silent", "visual"],
] as const) {
  const { status } = spawnSync(command, args, { stdio: "inherit", env });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}
