import { expect, it } from "vitest";
import { revalidateAroundDialog } from "./revalidate-around-dialog.ts";

function isRevalidated(from: string, to: string, formMethod?: "GET" | "POST"): boolean {
  return revalidateAroundDialog({
    currentUrl: new URL(from, "http://site.example"),
    nextUrl: new URL(to, "http://site.example"),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...(formMethod ? { formMethod } : {}),
  });
}

it.each([
  ["/admin?page=2", "/admin/plans/new?page=2"],
  ["/admin/plans/new?page=2", "/admin?page=2"],
  ["/en/admin/users/1", "/en/admin/users/1/plans/2/cancel"],
  ["/admin/users/1/plans/new", "/admin/users/1/plans/new?choice=pro", "GET"],
] as const)(
  "does not reload the data behind a dialog after a navigation from %s to %s",
  (from, to, method?: "GET") => {
    expect(isRevalidated(from, to, method)).toBe(false);
  },
);

it.each([
  ["/admin", "/admin?page=2"],
  ["/admin", "/admin/audit"],
  ["/admin/plans/new?page=2", "/admin?page=1"],
  ["/admin/plans/new", "/admin", "POST"],
] as const)(
  "reloads the data of the screen after a navigation from %s to %s",
  (from, to, method?: "POST") => {
    expect(isRevalidated(from, to, method)).toBe(true);
  },
);
