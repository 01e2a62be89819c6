/** Renders nothing, in place of a button, label or field of Payload's that must not be shown. */
export function RenderNothing() {
  return null;
}
