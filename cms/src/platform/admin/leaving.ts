/** Event that makes the rich text editors of a form pass their latest changes to it. */
export const leavingEvent = "form-leaving";

/** Maximum nesting of rich texts: one within a block of another. */
const maxTextDepth = 2;

/** Updates the form with all text typed so far. */
export function flushEditors(): void {
  for (let depth = 0; depth < maxTextDepth; depth++) {
    window.dispatchEvent(new Event(leavingEvent));
  }
}
