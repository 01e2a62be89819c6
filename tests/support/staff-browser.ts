import type { BrowserContext } from "@playwright/test";
import type { Instance } from "./instance.ts";
import type { Account } from "./prepared.ts";
import { StaffApi } from "./staff-api.ts";

/** Gives a browser the session that a login at /admin would. */
export async function logInBrowser(
  context: BrowserContext,
  { url }: Pick<Instance, "url">,
  account: Account,
): Promise<void> {
  const { cookie } = await StaffApi.logIn({ url }, account);
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([
    { name, value, url },
    // Cookie that tells the site's pages that a session may exist.
    { name: "staff-here", value: "1", url },
  ]);
}
