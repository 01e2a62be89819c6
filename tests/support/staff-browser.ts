import type { BrowserContext } from "@playwright/test";
import type { Instance } from "./instance.ts";
import { StaffApi } from "./staff-api.ts";
import type { TestAccount } from "./test-setup.ts";

/**
 * Gives a browser the session of a staff account, as a login at /admin does. Unless `hasOpenFolds` is false, also opens
 * the tools next to the CMS's forms, which are folded by default.
 */
export async function logInBrowser(
  context: BrowserContext,
  { url }: Pick<Instance, "url">,
  account: TestAccount,
  { hasOpenFolds = true } = {},
): Promise<void> {
  const api = await StaffApi.logIn({ url }, account);
  const [name = "", value = ""] = api.cookie.split("=");
  await context.addCookies([
    { name, value, url },
    // Adds the cookie that indicates to the site's pages that a staff session may exist.
    { name: "staff-here", value: "1", url },
  ]);
  await api.call("POST", "/payload-preferences/folds", {
    value: { publish: hasOpenFolds, more: hasOpenFolds },
  });
}
