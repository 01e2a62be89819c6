import { test as base, expect } from "@playwright/test";
import { guard } from "./browser-guard.ts";
import type { Instance } from "./instance.ts";
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
    const { offences } = guard(context, { origin: instance.url, provoked: provokedFailures });
    await use(context);
    expect(offences, "what no page of ours may do").toEqual([]);
  },
});

export { expect };
