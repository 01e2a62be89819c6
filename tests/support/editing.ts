import { expect as baseExpect, type Locator } from "@playwright/test";
import { prepared } from "./prepared.ts";
import { StaffApi } from "./staff-api.ts";
import { test as base } from "./test.ts";

interface EditingFixtures {
  editor: StaffApi;
  admin: StaffApi;
}

/** Logged in anew for each test: whoever else logs in to the accounts ends their oldest sessions. */
export const test = base.extend<EditingFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
  editor: async ({}, use) => {
    const { editing, accounts } = prepared();
    await use(await StaffApi.logIn(editing, accounts.editor));
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  admin: async ({}, use) => {
    const { editing, accounts } = prepared();
    await use(await StaffApi.logIn(editing, accounts.admin));
  },
});

export const expect = baseExpect;

/** How long a busy machine may take until visitors see what was published, in ms; the bench measures it. */
const patience = 20_000;

/** Polls until the page is as it should be: publishing tells the site, nothing waits to expire. */
export async function expectSoon(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  await expect.poll(read, { timeout: patience, intervals: [20] }).toEqual(expected);
}

export async function statusOf(url: string): Promise<number> {
  const response = await fetch(url, { redirect: "manual" });
  await response.body?.cancel();
  return response.status;
}

/** Opens a row of a form. Pressed until it is open: Payload undoes a press whose answers cross others of the form. */
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

export async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}
