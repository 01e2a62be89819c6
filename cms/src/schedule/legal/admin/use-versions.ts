import { type LegalVersionsState, legalVersionsApi, legalVersionsState } from "contracts";
import { useCallback, useEffect, useState } from "react";
import { callApi } from "../../../platform/admin/call.ts";

/** Polling interval in ms, to show the progress of the e-mails. */
const pollMs = 10_000;

/** Reads the versions of a document, and polls for changes while the screen is open. */
export function useLegalVersions(id: string) {
  const [state, setState] = useState<LegalVersionsState>();
  const load = useCallback(async () => {
    const response = await callApi(`${legalVersionsApi.versions}?${new URLSearchParams({ id })}`);
    const read = response?.ok ? legalVersionsState.safeParse(await response.json()) : undefined;
    if (read?.success) {
      setState(read.data);
    }
  }, [id]);
  useEffect(() => {
    void load();
    const timer = setInterval(() => void load(), pollMs);
    return () => clearInterval(timer);
  }, [load]);
  return { state, load };
}
