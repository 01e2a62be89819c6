import type { ShouldRevalidateFunctionArgs } from "react-router";
import { dialogSearchParam, isDialogPath } from "#app/session/account-path.ts";

function searchWithoutDialog({ searchParams }: URL): string {
  const behind = new URLSearchParams(searchParams);
  behind.delete(dialogSearchParam);
  return behind.toString();
}

/** Does not reload the data behind a dialog when it opens or closes; only a form does. */
export function revalidateAroundDialog({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isDialog = isDialogPath(currentUrl.pathname) || isDialogPath(nextUrl.pathname);
  const isFormSubmission = formMethod !== undefined && formMethod !== "GET";
  return isDialog &&
    !isFormSubmission &&
    searchWithoutDialog(currentUrl) === searchWithoutDialog(nextUrl)
    ? false
    : defaultShouldRevalidate;
}
