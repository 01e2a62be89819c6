import { pageData, uniqueWord } from "../support/content.ts";
import type { Instance } from "../support/instance.ts";
import { StaffApi } from "../support/staff-api.ts";
import type { TestAccount } from "../support/test-setup.ts";
import { quantile } from "./quantile.ts";

const changes = 50;

/** Measures the time from the CMS's response to a publish until visitors see the change. */
export async function measurePublishing(instance: Instance, account: TestAccount): Promise<void> {
  const editor = await StaffApi.logIn(instance, account);
  const slug = uniqueWord("publicada-");
  const { id } = await editor.create("pages", pageData(slug, "Antes"));
  const times: number[] = [];
  for (let change = 1; change <= changes; change++) {
    const heading = `Mudança ${change}.`;
    await editor.update("pages", id, pageData(slug, heading));
    const start = performance.now();
    const shown = async () => (await fetch(`${instance.url}/${slug}`)).text();
    while (!(await shown()).includes(heading)) {}
    times.push(performance.now() - start);
  }
  await editor.remove("pages", id);
  times.sort((a, b) => a - b);
  console.log(`\nFrom a publish until visitors see it, ${changes} changes (target: 1 s)`);
  console.log(
    `  median ${quantile(times, 0.5).toFixed(0)} ms, slowest ${quantile(times, 1).toFixed(0)} ms`,
  );
}
