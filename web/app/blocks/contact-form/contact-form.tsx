/** The place of the contact form. */
export function ContactForm() {
  // Nothing yet: a heading without contact form would promise what the page cannot do.
  return null;
}
