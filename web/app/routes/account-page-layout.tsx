import { isRouteErrorResponse, Outlet } from "react-router";
import { AccountPageLayout } from "#app/chrome/account-page-layout.tsx";
import { useSite } from "#app/cms/site-context.tsx";
import { UnavailableNotice } from "#app/documents/unavailable.tsx";
import { consumeDraft } from "#app/session/draft.server.ts";
import { consumeFlash } from "#app/session/flash.server.ts";
import type { Route } from "./+types/account-page-layout";

/**
 * Reads flash message and draft after each form. The loader of account-pages.tsx could not do this, because it runs
 * only once.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [flash, draft] = await Promise.all([
    consumeFlash(context),
    consumeDraft(context, url.pathname),
  ]);
  return { key: draft ? ("draft-kept" as const) : undefined, ...flash, draft };
}

export { revalidateAroundDialog as shouldRevalidate } from "./revalidate-around-dialog.ts";

export default function AccountPageFrame({ loaderData: flash }: Route.ComponentProps) {
  return (
    <AccountPageLayout flash={flash}>
      <Outlet />
    </AccountPageLayout>
  );
}

const emptyFlash = { key: undefined };

/** Shows the failure below the header, with contact data. The visitor can retry without a page load. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { settings } = useSite();
  return (
    <AccountPageLayout flash={emptyFlash}>
      <UnavailableNotice
        settings={settings}
        cause={isRouteErrorResponse(error) ? "site" : "connection"}
      />
    </AccountPageLayout>
  );
}
