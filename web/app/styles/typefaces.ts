/** Names of the typefaces, without "Variable", under which fonts.css declares them. */
export const typefaces = { heading: "Bricolage Grotesque", text: "Inter" };
