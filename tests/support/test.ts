import { test as base, expect, type Page } from "@playwright/test";
import { recordOffences } from "./browser-guard.ts";
import type { Instance } from "./instance.ts";
import { untilScriptLoaded } from "./page-ready.ts";
import { prepared } from "./prepared.ts";

export interface InstanceOption {
  instanceName: "reading" | "editing";
}

interface Fixtures {
  /** The product under test. */
  instance: Instance;
  /** Matches URLs of requests that a test makes fail on purpose. */
  provokedFailures: RegExp | undefined;
}

/** Waits until a screen of the CMS is hydrated, because clicks before that have no effect. */
export async function untilScreenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    // React's property on hydrated elements.
    [...document.querySelectorAll("button")].every((button) =>
      Object.keys(button).some((key) => key.startsWith("__reactFiber")),
    ),
  );
}

/** Makes `goto` wait until the page reacts to clicks, unless `waitUntil` is given. */
export function waitForHydrationOnGoto(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (new URL(page.url()).pathname.startsWith("/cms")) {
      await untilScreenHydrated(page);
    } else if (!options?.waitUntil) {
      await untilScriptLoaded(page);
    }
    return response;
  };
}

/**
 * Playwright's test with the shared instance as base URL. Every page that a test opens is watched:
 * a console error or a CSP violation fails the test.
 */
export const test = base.extend<Fixtures & InstanceOption>({
  instanceName: ["reading", { option: true }],
  instance: async ({ instanceName }, use) => use(prepared()[instanceName]),
  baseURL: async ({ instance }, use) => use(instance.url),
  provokedFailures: [undefined, { option: true }],
  context: async ({ context, instance, provokedFailures }, use) => {
    context.on("page", waitForHydrationOnGoto);
    const { offences } = recordOffences(context, {
      origin: instance.url,
      provoked: provokedFailures,
    });
    await use(context);
    expect(offences, "what no page of ours may do").toEqual([]);
  },
});

export { expect };
