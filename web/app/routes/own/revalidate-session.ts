import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A form that came too late shows login: who asks is looked at again after it is refused. */
export function revalidateSession({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 401 || defaultShouldRevalidate;
}
