import type { Envelope } from "../../platform/mail/email.ts";
import { emailDay, emailText } from "../../platform/mail/email-texts.ts";
import { greetingOf, type Recipient } from "./account-emails.ts";

/** Data of the e-mail about a version of terms. */
interface TermsFacts {
  title: string;
  /** Summary of the changes to the terms, written by an editor. */
  changes: string | null;
  /** ISO date, such as "2026-12-01". */
  effectiveOn: string;
  isInForce: boolean;
  /** URL of the page that lists the changes. */
  url: string;
}

/** Returns the e-mail that notifies a customer of changed terms, before or after they take effect. */
export function termsEmail(
  recipient: Recipient,
  { title, changes, effectiveOn, isInForce, url }: TermsFacts,
): Envelope {
  const { email, locale } = recipient;
  const day = emailDay(locale, effectiveOn, "long");
  return {
    to: email,
    locale,
    content: {
      subject: emailText(locale, "terms.subject", { title }),
      greeting: greetingOf(recipient),
      body: [
        emailText(locale, isInForce ? "terms.inForce" : "terms.coming", { day }),
        ...(changes ? [changes] : []),
      ],
      facts: [
        { name: emailText(locale, "terms.document"), value: title },
        { name: emailText(locale, "terms.day"), value: day },
      ],
      action: { label: emailText(locale, "terms.action"), url },
      notes: [emailText(locale, isInForce ? "terms.lateNote" : "terms.note")],
    },
  };
}
