import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { compileSheet, encodePlan } from "beasties/compiler";

/**
 * Selectors of states that scripts or visitors cause later, or that need no element of the page,
 * such as `[data-theme=dark]` and `:focus-visible`.
 */
const alwaysInlined = [/\[/, /^:/];

/**
 * Compiles the site's style sheet to a plan, from which the server inlines the rules that a page
 * uses (server/critical-styles.ts).
 */
export async function writeStylePlans(buildDirectory: string): Promise<void> {
  for await (const name of glob("client/assets/*.css", { cwd: buildDirectory })) {
    const css = await readFile(path.join(buildDirectory, name), "utf8");
    const href = `/assets/${path.basename(name)}`;
    const sheet = compileSheet(css, { href, allowRules: alwaysInlined, exact: false });
    for (const rule of sheet.rules) {
      // Beasties 0.5.4 adds a semicolon to `@page {…}`, which would invalidate the rule after it.
      if (rule.css?.endsWith("};")) {
        rule.css = rule.css.slice(0, -1);
      }
    }
    const plan = path.join(buildDirectory, "server", `${path.basename(name)}.json`);
    await writeFile(plan, JSON.stringify(encodePlan(sheet)));
  }
}
