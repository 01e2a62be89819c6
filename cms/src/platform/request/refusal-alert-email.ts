import { type Locale, localePrefix } from "contracts";
import type { Envelope } from "../mail/email.ts";
import { getEmailText } from "../mail/email-texts.ts";
import type { RefusalKind } from "../metrics.ts";

export interface RefusalBurst {
  kind: RefusalKind;
  count: number;
  /** Number of minutes in which the refusals were counted. */
  minutes: number;
}

/** Returns the e-mail to an administrator about a burst of refusals. */
export function createRefusalAlertEmail(
  { email, locale }: { email: string; locale: Locale },
  { kind, count, minutes }: RefusalBurst,
  publicUrl: string,
): Envelope {
  const values = { count: String(count), minutes: String(minutes) };
  return {
    to: email,
    locale,
    content: {
      subject: getEmailText(locale, `refusals.${kind}.subject`),
      greeting: getEmailText(locale, "greeting"),
      body: [
        getEmailText(locale, `refusals.${kind}.body`, values),
        getEmailText(locale, "refusals.limits"),
      ],
      action: {
        label: getEmailText(locale, "refusals.action"),
        url: `${publicUrl}${localePrefix(locale)}/admin/audit`,
      },
      notes: [getEmailText(locale, "refusals.notes")],
      isForTeam: true,
    },
  };
}
