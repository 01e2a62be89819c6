export { CopySectionButton } from "./copy-section.tsx";
export { SourceText } from "./source-text.tsx";
export { TranslationNotice } from "./translation-notice.tsx";
