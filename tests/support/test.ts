import { test as base, expect, type Page } from "@playwright/test";
import { recordBrowserErrors } from "./browser-guard.ts";
import type { Instance } from "./instance.ts";
import { waitForPageScript } from "./page-ready.ts";
import { readTestSetup } from "./test-setup.ts";

export interface InstanceOption {
  instanceName: "reading" | "editing";
}

interface Fixtures {
  /** The product under test. */
  instance: Instance;
  /** Matches the URLs of requests that a test expects to fail. */
  expectedFailures: RegExp | undefined;
}

/** Waits until a screen of the CMS is hydrated, because clicks before that have no effect. */
export async function waitForScreenHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    // Checks for a property that React sets on hydrated elements.
    [...document.querySelectorAll("button")].every((button) =>
      Object.keys(button).some((key) => key.startsWith("__reactFiber")),
    ),
  );
}

/** Makes `goto` wait until the page reacts to clicks, unless the caller passes `waitUntil`. */
export function waitForHydrationOnGoto(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (new URL(page.url()).pathname.startsWith("/cms")) {
      await waitForScreenHydration(page);
    } else if (!options?.waitUntil) {
      await waitForPageScript(page);
    }
    return response;
  };
}

/**
 * Playwright's test with the shared instance as base URL. A console error or CSP violation on any page of a test fails
 * the test.
 */
export const test = base.extend<Fixtures & InstanceOption>({
  instanceName: ["reading", { option: true }],
  instance: async ({ instanceName }, use) => use(readTestSetup()[instanceName]),
  baseURL: async ({ instance }, use) => use(instance.url),
  expectedFailures: [undefined, { option: true }],
  context: async ({ context, instance, expectedFailures }, use) => {
    context.on("page", waitForHydrationOnGoto);
    const { offences } = recordBrowserErrors(context, {
      origin: instance.url,
      provoked: expectedFailures,
    });
    await use(context);
    expect(offences, "what no page of ours may do").toEqual([]);
  },
});

export { expect };
