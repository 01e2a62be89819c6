export { type FormState, honeypotField, problemsOf, readValues } from "./form-values.ts";
export { leadFormData } from "./lead-form-data.ts";
export { LeadFormIsland, type LeadFormIslandProps } from "./lead-form-island.tsx";
export { ContactLinks, LeadSection } from "./lead-section.tsx";
export { readLeadOrigin } from "./origin.ts";
export { type LeadFailure, leadFailure, selectOutcomeTexts } from "./outcome-texts.ts";
