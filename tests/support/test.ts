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
}

/**
 * Playwright's test with the shared instance as its base address. Every page that a test opens is
 * watched: an error in its console or a violation of its security policy fails the test.
 */
export const test = base.extend<Fixtures & InstanceOption>({
  instanceName: ["reading", { option: true }],
  instance: async ({ instanceName }, use) => use(prepared()[instanceName]),
  baseURL: async ({ instance }, use) => use(instance.url),
  context: async ({ context, instance }, use) => {
    const { offences } = guard(context, instance.url);
    await use(context);
    expect(offences, "what no page of ours may do").toEqual([]);
  },
});

export { expect };
