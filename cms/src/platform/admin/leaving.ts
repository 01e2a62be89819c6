/** Event that asks the texts of a form for the keys that they have not passed on to it yet. */
export const leavingEvent = "form-leaving";

/** Maximum depth of texts within each other: one within a block of another. */
const maxTextDepth = 2;

/** Brings every key typed so far into the form. */
export function collectTyped(): void {
  for (let depth = 0; depth < maxTextDepth; depth++) {
    window.dispatchEvent(new Event(leavingEvent));
  }
}
