export { type FormState, problemsOf, readValues, trapField } from "./form-values.ts";
export { leadFormData } from "./lead-form-data.ts";
export { LeadFormIsland, type LeadFormIslandProps } from "./lead-form-island.tsx";
export { ContactLinks, LeadStage } from "./lead-stage.tsx";
export { originOf } from "./origin.ts";
export { type LeadFailure, leadFailure, outcomeTexts } from "./outcome-texts.ts";
