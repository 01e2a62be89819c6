import { redirect } from "react-router";
import { localeContext } from "#app/request-context.ts";
import { type AccountDialogPath, accountPath } from "#app/session/account-path.ts";
import type { RouteArgs } from "#app/session/session.server.ts";

/** Dialogs that used to be query parameters of a screen (`?dialog=edit-plan&id=214`). */
const dialogPaths: Record<
  "panel" | "staff" | "user",
  Record<string, (id: string, user: string) => AccountDialogPath>
> = {
  panel: {
    "new-user": () => "/admin/users/new",
    "new-plan": () => "/admin/plans/new",
    "add-plan": (id) => `/admin/users/${id}/plans/new`,
    "remove-user": (id) => `/admin/users/${id}/remove`,
    "edit-plan": (id) => `/admin/plans/${id}/edit`,
    "remove-plan": (id) => `/admin/plans/${id}/remove`,
  },
  staff: {
    invite: () => "/admin/staff/new",
    role: (id) => `/admin/staff/${id}/role`,
    disable: (id) => `/admin/staff/${id}/disable`,
  },
  user: {
    cancel: (id, user) => `/admin/users/${user}/plans/${id}/cancel`,
  },
};

/** Redirects an old dialog URL that was bookmarked. @throws a redirect to the dialog's current URL */
export function redirectFormerDialog(
  { context, url }: RouteArgs,
  screen: keyof typeof dialogPaths,
  user = "",
): void {
  const { dialog = "", id = "", ...rest } = Object.fromEntries(url.searchParams);
  const toPath = Object.hasOwn(dialogPaths[screen], dialog)
    ? dialogPaths[screen][dialog]
    : undefined;
  if (toPath) {
    const search = new URLSearchParams(rest);
    const path = accountPath(context.get(localeContext), toPath(encodeURIComponent(id), user));
    throw redirect(search.size > 0 ? `${path}?${search}` : path);
  }
}
