import { type Locale, localePrefix } from "contracts";
import type { Envelope } from "../mail/email.ts";
import { emailText } from "../mail/email-texts.ts";
import type { RefusalKind } from "../metrics.ts";

export interface Burst {
  kind: RefusalKind;
  count: number;
  /** Number of minutes in which the refusals were counted. */
  minutes: number;
}

/** Returns the e-mail to an administrator about a burst of refusals. */
export function refusalAlertEmail(
  { email, locale }: { email: string; locale: Locale },
  { kind, count, minutes }: Burst,
  publicUrl: string,
): Envelope {
  const values = { count: String(count), minutes: String(minutes) };
  return {
    to: email,
    locale,
    content: {
      subject: emailText(locale, `refusals.${kind}.subject`),
      greeting: emailText(locale, "greeting"),
      body: [
        emailText(locale, `refusals.${kind}.body`, values),
        emailText(locale, "refusals.limits"),
      ],
      action: {
        label: emailText(locale, "refusals.action"),
        url: `${publicUrl}${localePrefix(locale)}/admin/audit`,
      },
      notes: [emailText(locale, "refusals.notes")],
      isForTeam: true,
    },
  };
}
