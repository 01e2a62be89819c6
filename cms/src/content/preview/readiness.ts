import type { Locale } from "contracts";

/** GET previewSubject -> LanguageReadiness[]. */
export const readinessPath = "/api/preview/ready";

/** Whether a publish of a draft in a language goes through; `absent`: the document is not in it. */
export interface LanguageReadiness {
  locale: Locale;
  state: "ready" | "refused" | "absent";
  /** How many places would be refused. */
  refused: number;
}
