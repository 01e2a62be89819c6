import { defaultLocale } from "contracts";
import { redirect } from "react-router";
import { readLayoutData } from "#app/cms/content-client.server.ts";
import type { Route } from "./+types/favicon";

/**
 * Redirects /favicon.ico to the site's logo. Browsers request this path for pages that name no icon, such as pages of
 * the CMS.
 */
export async function loader(args: Route.LoaderArgs) {
  const { logo } = (await readLayoutData(args, defaultLocale)).settings;
  const icon = typeof logo === "object" ? logo?.url : undefined;
  return icon
    ? redirect(icon, { headers: { "cache-control": "no-cache" } })
    : new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
}
