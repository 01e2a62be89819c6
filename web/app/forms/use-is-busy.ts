import { useNavigation } from "react-router";

interface WhichForm {
  intent?: string;
  /** The form about this one, of several alike. */
  id?: string;
}

/** Whether a form of the page is on its way: any, or the one that is named. */
export function useIsBusy({ intent, id }: WhichForm = {}): boolean {
  const { formData } = useNavigation();
  return (
    formData !== undefined &&
    (intent === undefined || formData.get("intent") === intent) &&
    (id === undefined || formData.get("id") === id)
  );
}
