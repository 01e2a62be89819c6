import { type DocumentSchedule, documentSchedule, scheduleApi } from "contracts";
import { useCallback, useEffect, useState } from "react";
import { callApi } from "../../platform/admin/call.ts";

interface Subject {
  kind: string;
  id: string | undefined;
}

/** Polling interval in ms. */
const pollMs = 10_000;

/** Reads the schedules of a document, and polls for changes while the screen is open. */
export function useDocumentSchedules({ kind, id }: Subject) {
  const [schedule, setSchedule] = useState<DocumentSchedule>();
  const load = useCallback(async () => {
    const query = new URLSearchParams({ kind, ...(id ? { id } : {}) });
    const response = await callApi(`${scheduleApi.schedules}?${query}`);
    const read = response?.ok ? documentSchedule.safeParse(await response.json()) : undefined;
    if (read?.success) {
      setSchedule(read.data);
    }
  }, [kind, id]);
  useEffect(() => {
    void load();
    const timer = setInterval(() => void load(), pollMs);
    return () => clearInterval(timer);
  }, [load]);
  return { schedule, load };
}
