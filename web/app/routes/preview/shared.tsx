import { readSharedPreview } from "#app/cms/preview.server.ts";
import { visitorMiddleware } from "#app/cms/visitor-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { sameOriginReferrerHeaders } from "../site-route.ts";
import type { Route } from "./+types/shared";
import { loadPreview } from "./preview-page.server.ts";
import { PreviewScreen } from "./preview-screen.tsx";

export const handle: RouteHandle = { isDraft: true };

export const middleware: Route.MiddlewareFunction[] = [visitorMiddleware];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const result = await readSharedPreview(context, url.searchParams.get("token"));
  return loadPreview(result, { request, context });
}

export { noindexMeta as meta } from "../site-route.ts";
export { sameOriginReferrerHeaders as headers };

/** Shows one draft in one language to anyone with the link. */
export default function SharedPreview({ loaderData: page }: Route.ComponentProps) {
  return <PreviewScreen page={page} missing="expired" />;
}
