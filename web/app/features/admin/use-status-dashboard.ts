import type { StatusDashboard } from "contracts";
import { useOutletContext } from "react-router";

/** Returns the data that the status screen passes to its dialogs; undefined when the request failed. */
export function useStatusDashboard(): StatusDashboard | undefined {
  return useOutletContext<StatusDashboard | undefined>();
}
