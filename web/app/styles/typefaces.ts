/** Family names as declared in fonts.css: "Inter", not "Inter Variable". */
export const typefaces = { heading: "Bricolage Grotesque", text: "Inter" };
