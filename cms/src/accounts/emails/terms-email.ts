import type { Envelope } from "../../platform/mail/email.ts";
import { formatEmailDay, getEmailText } from "../../platform/mail/email-texts.ts";
import { createGreeting, type Recipient } from "./account-emails.ts";

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
export function createTermsEmail(
  recipient: Recipient,
  { title, changes, effectiveOn, isInForce, url }: TermsFacts,
): Envelope {
  const { email, locale } = recipient;
  const day = formatEmailDay(locale, effectiveOn, "long");
  return {
    to: email,
    locale,
    content: {
      subject: getEmailText(locale, "terms.subject", { title }),
      greeting: createGreeting(recipient),
      body: [
        getEmailText(locale, isInForce ? "terms.inForce" : "terms.coming", { day }),
        ...(changes ? [changes] : []),
      ],
      facts: [
        { name: getEmailText(locale, "terms.document"), value: title },
        { name: getEmailText(locale, "terms.day"), value: day },
      ],
      action: { label: getEmailText(locale, "terms.action"), url },
      notes: [getEmailText(locale, isInForce ? "terms.lateNote" : "terms.note")],
    },
  };
}
