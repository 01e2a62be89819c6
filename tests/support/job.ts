import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { productRoot } from "./instance.ts";

/** Parses the table in docs/editors.md with the number of clicks of each editor's job. */
export const promisedClicks: ReadonlyMap<string, number> = new Map(
  [
    ...readFileSync(join(productRoot, "docs/editors.md"), "utf8").matchAll(
      /^\| ([^|]+) \| (\d+) \| [^|]+ \|$/gm,
    ),
  ].map(([, job = "", clicks]) => [job, Number(clicks)]),
);

/**
 * Counts a user's actions: pointer presses; Enter or space outside text fields; choices in a list
 * or of a time.
 */
function listen(): void {
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
  await context.addInitScript(listen);
  return counted;
}

/**
 * Performs a job of the table, starting at its screen, and compares the number of clicks with the
 * table.
 */
export async function job(page: Page, name: string, act: () => Promise<void>): Promise<void> {
  const counted = await pressesOf(page);
  await page.evaluate(listen);
  counted.count = 0;
  await act();
  expect(counted.count, `clicks of “${name}” (docs/editors.md)`).toBe(promisedClicks.get(name));
}
