import { type Locale, localePrefix } from "contracts";
import type { Envelope } from "../platform/mail/email.ts";
import { getEmailParagraphs, getEmailText } from "../platform/mail/email-texts.ts";

/**
 * Kinds of leads that are confirmed to their sender. Newsletters are not: their system welcomes subscribers. Requests
 * about plans are confirmed by another e-mail (accounts/emails/).
 */
export const confirmedLeadKinds = ["contact", "quote", "deletion"] as const;
export type ConfirmedLeadKind = (typeof confirmedLeadKinds)[number];

const accountKinds: readonly ConfirmedLeadKind[] = ["deletion"];

/** Returns the e-mail that confirms a lead. The e-mail contains no text that the sender typed. */
export function createLeadConfirmationEmail(
  { kind, email, locale }: { kind: ConfirmedLeadKind; email: string; locale: Locale },
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
      subject: getEmailText(locale, `received.${kind}.subject`),
      greeting: getEmailText(locale, "greeting"),
      body: getEmailParagraphs(locale, `received.${kind}.body`),
      action: {
        label: getEmailText(locale, label),
        url: publicUrl + (localePrefix(locale) + path || "/"),
      },
      notes: [getEmailText(locale, note)],
    },
  };
}
