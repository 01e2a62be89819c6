export { errorsOf, readValues } from "./form-values.ts";
export { leadFormData } from "./lead-form-data.ts";
export { LeadFormIsland, type LeadFormIslandProps } from "./lead-form-island.tsx";
export { outcomeTexts } from "./outcome-texts.ts";
