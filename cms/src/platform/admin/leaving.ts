/** Event that makes the rich text editors of a form pass their latest changes to the form. */
export const formLeavingEvent = "form-leaving";

/** Maximum nesting of rich texts: a rich text in a block of another rich text. */
const maxTextDepth = 2;

/** Updates the form with all typed text, including rich text. */
export function flushEditors(): void {
  for (let depth = 0; depth < maxTextDepth; depth++) {
    window.dispatchEvent(new Event(formLeavingEvent));
  }
}
