import type { BrowserContext } from "@playwright/test";
import type { Instance } from "./instance.ts";
import type { Account } from "./prepared.ts";
import { StaffApi } from "./staff-api.ts";

/**
 * Gives a browser the session that a login at /admin would. The folded tools next to the CMS's
 * forms are open, as for somebody who uses them daily, unless `hasOpenFolds` is false.
 */
export async function logInBrowser(
  context: BrowserContext,
  { url }: Pick<Instance, "url">,
  account: Account,
  { hasOpenFolds = true } = {},
): Promise<void> {
  const api = await StaffApi.logIn({ url }, account);
  const [name = "", value = ""] = api.cookie.split("=");
  await context.addCookies([
    { name, value, url },
    // Cookie that tells the site's pages that a session may exist.
    { name: "staff-here", value: "1", url },
  ]);
  await api.call("POST", "/payload-preferences/folds", {
    value: { publish: hasOpenFolds, more: hasOpenFolds },
  });
}
