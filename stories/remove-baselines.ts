import { globSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Deletes all baselines (committed screenshots) before new ones are written. Otherwise a screenshot that still passes
 * the comparison would not be rewritten, and the screenshot of a deleted story would remain.
 */
const app = join(import.meta.dirname, "../web/app");

for (const folder of globSync("*/*/baselines", { cwd: app })) {
  rmSync(join(app, folder), { recursive: true });
}
