export { CharactersLeft } from "./characters-left.tsx";
export { NotifyPreview } from "./notify-preview.tsx";
export { PreviewLinks } from "./preview-links.tsx";
export { ReadyLanguages } from "./ready-languages.tsx";
export { SectionLink } from "./section-link.tsx";
