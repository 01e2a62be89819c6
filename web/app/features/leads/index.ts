export {
  honeypotField,
  type LeadFormState,
  pickFieldProblems,
  readFormValues,
} from "./form-values.ts";
export { createLeadFormData } from "./lead-form-data.ts";
export { LeadFormIsland, type LeadFormIslandProps } from "./lead-form-island.tsx";
export { ContactLinks, LeadSection } from "./lead-section.tsx";
export { readLeadOrigin } from "./origin.ts";
export { type LeadFailureKind, selectOutcomeTexts, toLeadFailureKind } from "./outcome-texts.ts";
