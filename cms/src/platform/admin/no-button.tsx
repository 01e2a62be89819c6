/** Replaces a button of Payload's that must not be shown. */
export function NoButton() {
  return null;
}
