import { globSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Deletes all baselines before new ones are written. Otherwise a picture that still passes the
 * comparison would not be rewritten, and one without a story never deleted.
 */
const app = join(import.meta.dirname, "../web/app");

for (const folder of globSync("*/*/baselines", { cwd: app })) {
  rmSync(join(app, folder), { recursive: true });
}
