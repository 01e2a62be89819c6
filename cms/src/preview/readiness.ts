import type { Locale } from "contracts";

/** Path of a GET request with a previewDocumentRef as query; the response is LanguageReadiness[]. */
export const readinessPath = "/api/preview/ready";

/** Whether a draft can be published in a language. `absent` means that the draft has no URL in the language. */
export interface LanguageReadiness {
  locale: Locale;
  state: "ready" | "refused" | "absent";
  /** Number of fields for which a publish is rejected. */
  refused: number;
}
