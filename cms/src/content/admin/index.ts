export { BrasiliaClock } from "./brasilia-clock.tsx";
export { ChosenIcon } from "./chosen-icon.tsx";
export { OpenNewRows } from "./open-new-rows.tsx";
export { RoomLeft } from "./room-left.tsx";
export { SectionPurposes } from "./section-purposes.tsx";
export { SlugFromTitle } from "./slug-from-title.tsx";
