/** The place of the newsletter form. */
export function Newsletter() {
  // Nothing yet: a heading without newsletter form would promise what the page cannot do.
  return null;
}
