import type { ShouldRevalidateFunctionArgs } from "react-router";
import { dialogSearchParam, isDialogPath } from "#app/session/account-path.ts";

function searchWithoutDialog({ searchParams }: URL): string {
  const behind = new URLSearchParams(searchParams);
  behind.delete(dialogSearchParam);
  return behind.toString();
}

/** Reloads the data behind a dialog after a form was sent, but not when the dialog opens or closes. */
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
