export { OpenNewRows } from "./open-new-rows.tsx";
export { SectionPurposes } from "./section-purposes.tsx";
export { SlugFromTitle } from "./slug-from-title.tsx";
