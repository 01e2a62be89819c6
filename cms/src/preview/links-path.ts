/** Path of the screen that lists all preview links. */
export const previewLinksPath = "/cms/preview-links";
