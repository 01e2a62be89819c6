import { globSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Before all are drawn anew: a picture that merely passes the comparison would be kept as it was, and
 * one without a story for ever.
 */
const app = join(import.meta.dirname, "../web/app");

for (const folder of globSync("*/*/baselines", { cwd: app })) {
  rmSync(join(app, folder), { recursive: true });
}
