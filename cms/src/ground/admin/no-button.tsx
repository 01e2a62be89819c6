/** In the place of a button of Payload's that a screen must not have. */
export function NoButton() {
  return null;
}
