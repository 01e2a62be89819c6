import { type Locale, localePrefix } from "contracts";
import type { Envelope } from "../platform/mail/email.ts";
import { emailParagraphs, emailText } from "../platform/mail/email-texts.ts";

/**
 * Kinds of leads that are confirmed to their sender. Newsletters are not: their system welcomes subscribers. Requests
 * about plans are confirmed by another e-mail (accounts/emails/).
 */
export const acknowledgedKinds = ["contact", "quote", "deletion"] as const;
export type AcknowledgedKind = (typeof acknowledgedKinds)[number];

const accountKinds: readonly AcknowledgedKind[] = ["deletion"];

/** Returns the e-mail that confirms a lead. The e-mail contains no text that the sender typed. */
export function receivedEmail(
  { kind, email, locale }: { kind: AcknowledgedKind; email: string; locale: Locale },
  publicUrl: string,
): Envelope {
  // Links to the account only for requests that are sent from an account. In the other forms, anyone can enter any
  // e-mail address.
  const [label, path, note] = accountKinds.includes(kind)
    ? (["received.account", "/client-area", "received.notMyAccount"] as const)
    : (["received.site", "", "received.notMe"] as const);
  return {
    to: email,
    locale,
    content: {
      subject: emailText(locale, `received.${kind}.subject`),
      greeting: emailText(locale, "greeting"),
      body: emailParagraphs(locale, `received.${kind}.body`),
      action: {
        label: emailText(locale, label),
        url: publicUrl + (localePrefix(locale) + path || "/"),
      },
      notes: [emailText(locale, note)],
    },
  };
}
