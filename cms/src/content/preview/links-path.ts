/** The screen of all preview links. */
export const previewLinksPath = "/cms/preview-links";
