/** Parameter of what is looked for inside a dialog: gone once it is closed. */
export const choiceParam = "choice";
