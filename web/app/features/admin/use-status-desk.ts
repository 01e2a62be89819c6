import type { StatusDashboard } from "contracts";
import { useOutletContext } from "react-router";

/** What the screen of the status hands to the dialogs over it; undefined when it could not be had. */
export function useStatusDesk(): StatusDashboard | undefined {
  return useOutletContext<StatusDashboard | undefined>();
}
