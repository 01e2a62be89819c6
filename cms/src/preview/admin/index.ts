export { CharactersLeft } from "./characters-left.tsx";
export { PreviewSaveNotifier } from "./notify-preview.tsx";
export { PreviewLinks } from "./preview-links.tsx";
export { PublishableLanguages } from "./publishable-languages.tsx";
export { SectionPreviewSync } from "./section-preview-sync.tsx";
