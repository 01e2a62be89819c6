import type { StatusDesk } from "contracts";
import { useOutletContext } from "react-router";

/** What the screen of the status hands to the dialogs over it; undefined when it could not be had. */
export function useStatusDesk(): StatusDesk | undefined {
  return useOutletContext<StatusDesk | undefined>();
}
