import { expect as baseExpect, type Locator } from "@playwright/test";
import { StaffApi } from "./staff-api.ts";
import { test as base } from "./test.ts";
import { readTestSetup } from "./test-setup.ts";

interface EditingFixtures {
  editor: StaffApi;
  admin: StaffApi;
}

/**
 * Logs in before each test. Other tests log in to the same accounts, and logins above the maximum number of sessions
 * end the oldest sessions.
 */
export const test = base.extend<EditingFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
  editor: async ({}, use) => {
    const { editing, accounts } = readTestSetup();
    await use(await StaffApi.logIn(editing, accounts.editor));
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  admin: async ({}, use) => {
    const { editing, accounts } = readTestSetup();
    await use(await StaffApi.logIn(editing, accounts.admin));
  },
});

export const expect = baseExpect;

/**
 * Timeout in ms until visitors see a publish on a busy machine. The benchmark tests/bench/publishing.ts measures the
 * usual time.
 */
const publishTimeoutMs = 20_000;

/**
 * Polls until the result equals the expected one. A publish invalidates the caches, so the test need not wait until a
 * cache expires.
 */
export async function expectEventually(
  read: () => Promise<unknown>,
  expected: unknown,
): Promise<void> {
  await expect.poll(read, { timeout: publishTimeoutMs, intervals: [20] }).toEqual(expected);
}

export async function fetchStatus(url: string): Promise<number> {
  const response = await fetch(url, { redirect: "manual" });
  await response.body?.cancel();
  return response.status;
}

/**
 * Opens a row of a form. Repeats the click until the row is open, because Payload reverts the click
 * if a response of the form arrives at the same time.
 */
export async function openRow(row: Locator): Promise<void> {
  const toggle = row.locator(".collapsible__toggle").first();
  const open = /collapsible__toggle--open/;
  await expect(async () => {
    if (!open.test((await toggle.getAttribute("class")) ?? "")) {
      await toggle.click();
    }
    await expect(toggle).toHaveClass(open, { timeout: 3_000 });
  }).toPass();
}

export async function fetchText(url: string): Promise<string> {
  return (await fetch(url)).text();
}
