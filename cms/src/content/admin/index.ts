export { BrasiliaClock } from "./brasilia-clock.tsx";
export { ChosenIcon } from "./chosen-icon.tsx";
export { NewRowExpander } from "./open-new-rows.tsx";
export { RemainingCharacters } from "./remaining-characters.tsx";
export { SectionPurposes } from "./section-purposes.tsx";
export { SlugFromTitle } from "./slug-from-title.tsx";
