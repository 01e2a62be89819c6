/** Parameter of what is looked for inside a dialog. */
export const choiceParam = "choice";

/** What says in an address which dialog is open, about what: gone once it is closed. */
export const dialogParams: readonly string[] = ["dialog", "id", choiceParam];
