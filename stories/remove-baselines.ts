import { globSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Deletes all baselines (committed screenshots) before new ones are written. Otherwise the run would not rewrite a
 * screenshot that still passes the comparison, and would leave the screenshot of a deleted story.
 */
const app = join(import.meta.dirname, "../web/app");

for (const folder of globSync("*/*/baselines", { cwd: app })) {
  rmSync(join(app, folder), { recursive: true });
}
