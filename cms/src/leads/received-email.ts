import { type Locale, localePrefix } from "contracts";
import type { Envelope } from "../platform/mail/email.ts";
import { emailParagraphs, emailText } from "../platform/mail/email-texts.ts";

/**
 * Kinds of leads whose sender gets a confirmation. Not included: newsletters, whose system welcomes the subscribers,
 * and requests about plans, which another e-mail confirms (accounts/emails/).
 */
export const acknowledgedKinds = ["contact", "quote", "deletion"] as const;
export type AcknowledgedKind = (typeof acknowledgedKinds)[number];

const accountKinds: readonly AcknowledgedKind[] = ["deletion"];

/** Returns the e-mail that confirms a lead; it contains no text of the sender's. */
export function receivedEmail(
  { kind, email, locale }: { kind: AcknowledgedKind; email: string; locale: Locale },
  publicUrl: string,
): Envelope {
  // Links to the account only for requests made in it: anyone can enter any e-mail address in the other forms.
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
