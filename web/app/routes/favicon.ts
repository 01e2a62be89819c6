import { redirect } from "react-router";
import { resolvePath } from "#app/cms/content-client.server.ts";

/** Browsers ask here when a page, such as one of the CMS's screens, names no icon. */
export async function loader() {
  const { logo } = (await resolvePath("/")).settings;
  const icon = typeof logo === "object" ? logo?.url : undefined;
  return icon
    ? redirect(icon, { headers: { "cache-control": "no-cache" } })
    : new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
}
