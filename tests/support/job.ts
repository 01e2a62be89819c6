import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { productRoot } from "./instance.ts";

/** Number of clicks of each editor's job, from the table in docs/editors.md. */
export const documentedClickCounts: ReadonlyMap<string, number> = new Map(
  [
    ...readFileSync(join(productRoot, "docs/editors.md"), "utf8").matchAll(
      /^\| ([^|]+) \| (\d+) \| [^|]+ \|$/gm,
    ),
  ].map(([, job = "", clicks]) => [job, Number(clicks)]),
);

/**
 * Counts the actions of a user: pointer presses, Enter or space outside text fields, and choices in a list or in a time
 * field.
 */
function countActions(): void {
  const isTyped = (target: EventTarget | null) =>
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("textarea, input:not([type=checkbox])"));
  const count = () => (window as unknown as { countPress(): void }).countPress();
  const counted = window as unknown as { isCounted?: boolean };
  if (counted.isCounted) {
    return;
  }
  counted.isCounted = true;
  document.addEventListener("pointerdown", ({ target }) => isTyped(target) || count(), true);
  document.addEventListener(
    "keydown",
    ({ key, target }) => /^(Enter| )$/.test(key) && !isTyped(target) && count(),
    true,
  );
  document.addEventListener(
    "change",
    ({ target }) =>
      target instanceof HTMLElement &&
      target.matches("select, input[type=datetime-local]") &&
      count(),
    true,
  );
}

const presses = new WeakMap<BrowserContext, { count: number }>();

async function pressesOf(page: Page): Promise<{ count: number }> {
  const context = page.context();
  const known = presses.get(context);
  if (known) {
    return known;
  }
  const counted = { count: 0 };
  presses.set(context, counted);
  await context.exposeFunction("countPress", () => {
    counted.count += 1;
  });
  await context.addInitScript(countActions);
  return counted;
}

/**
 * Performs a job of the table, starting at its screen, and compares the number of clicks with the
 * table.
 */
export async function performEditorJob(
  page: Page,
  name: string,
  act: () => Promise<void>,
): Promise<void> {
  const counted = await pressesOf(page);
  await page.evaluate(countActions);
  counted.count = 0;
  await act();
  expect(counted.count, `clicks of “${name}” (docs/editors.md)`).toBe(
    documentedClickCounts.get(name),
  );
}
