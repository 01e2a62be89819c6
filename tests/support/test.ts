import { test as base, expect, type Page } from "@playwright/test";
import { guard } from "./browser-guard.ts";
import type { Instance } from "./instance.ts";
import { untilScriptCame } from "./page-came.ts";
import { prepared } from "./prepared.ts";

export interface InstanceOption {
  instanceName: "reading" | "editing";
}

interface Fixtures {
  /** The product under test. */
  instance: Instance;
  /** Addresses of requests that a test makes fail on purpose. */
  provokedFailures: RegExp | undefined;
}

/** A screen of the CMS is drawn before its scripts run, and what is pressed until then is lost. */
export async function untilItAnswers(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    // React's mark on what it has taken over.
    [...document.querySelectorAll("button")].every((button) =>
      Object.keys(button).some((key) => key.startsWith("__reactFiber")),
    ),
  );
}

/** Makes a page open only once it answers to presses, unless less is asked for. */
export function openWhenAnswering(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (new URL(page.url()).pathname.startsWith("/cms")) {
      await untilItAnswers(page);
    } else if (!options?.waitUntil) {
      await untilScriptCame(page);
    }
    return response;
  };
}

/**
 * Playwright's test with the shared instance as its base address. Every page that a test opens is
 * watched: an error in its console or a violation of its security policy fails the test.
 */
export const test = base.extend<Fixtures & InstanceOption>({
  instanceName: ["reading", { option: true }],
  instance: async ({ instanceName }, use) => use(prepared()[instanceName]),
  baseURL: async ({ instance }, use) => use(instance.url),
  provokedFailures: [undefined, { option: true }],
  context: async ({ context, instance, provokedFailures }, use) => {
    context.on("page", openWhenAnswering);
    const { offences } = guard(context, { origin: instance.url, provoked: provokedFailures });
    await use(context);
    expect(offences, "what no page of ours may do").toEqual([]);
  },
});

export { expect };
