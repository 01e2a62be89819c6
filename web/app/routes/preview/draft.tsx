import { useSearchParams } from "react-router";
import { readPreview } from "#app/cms/preview.server.ts";
import { visitorMiddleware } from "#app/cms/visitor-context.server.ts";
import { localeContext } from "#app/request-context.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { accountKindContext, redirectToLogin } from "#app/session/session.server.ts";
import type { Route } from "./+types/draft";
import { loadPreview } from "./preview-page.server.ts";
import { PreviewScreen } from "./preview-screen.tsx";

export const handle: RouteHandle = { hydrates: true, isDraft: true };

export const middleware: Route.MiddlewareFunction[] = [
  visitorMiddleware,
  ({ context }) => {
    context.set(accountKindContext, "staff");
  },
];

/**
 * Redirects visitors who are not staff to login, whether or not the draft exists. Inside the CMS,
 * where login may not be framed, a message is shown instead.
 */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { kind, id } = params;
  const release = url.searchParams.get("release") ?? undefined;
  const framed = url.searchParams.has("framed") ? "1" : undefined;
  const result = await readPreview(context, { kind, id, locale, release, framed });
  if (!result.ok && result.failure.code === "forbidden" && !framed) {
    throw redirectToLogin({ context, url });
  }
  return loadPreview(result, { request, context });
}

export { noindexMeta as meta } from "../site-route.ts";

/** Shows a draft as the site would render it, for staff: on its own, or next to its form in the CMS. */
export default function DraftPreview({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const missingReason = page.isSessionEnded ? "sessionEnded" : "nothing";
  return <PreviewScreen page={page} isFramed={search.has("framed")} missing={missingReason} />;
}
