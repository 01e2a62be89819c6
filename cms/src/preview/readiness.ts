import type { Locale } from "contracts";

/** GET previewSubject -> LanguageReadiness[]. */
export const readinessPath = "/api/preview/ready";

/** Whether a draft can be published in a language; `absent`: it has no URL there. */
export interface LanguageReadiness {
  locale: Locale;
  state: "ready" | "refused" | "absent";
  /** Number of fields for which a publish is rejected. */
  refused: number;
}
