export { OpenNewRows } from "./open-new-rows.tsx";
export { SlugFromTitle } from "./slug-from-title.tsx";
