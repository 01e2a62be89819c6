import { useNavigation } from "react-router";

/** Whether one of the page's forms is on its way; with an id, the one about that. */
export function useIsBusy(intent: string, id?: string): boolean {
  const { formData } = useNavigation();
  return formData?.get("intent") === intent && (id === undefined || formData.get("id") === id);
}
