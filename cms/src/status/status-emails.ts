import {
  type Impact,
  incidentPath,
  type Locale,
  type StatusKind,
  type StatusTexts,
  type UpdateState,
} from "contracts";
import { env } from "../platform/env.ts";
import type { Envelope } from "../platform/mail/email.ts";
import { emailInstant, emailParagraphs, emailText } from "../platform/mail/email-texts.ts";
import { alertPageUrl, leaveUrl } from "./alert-tokens.ts";
import { type StoredComponent, textIn } from "./stored-incidents.ts";

interface Subscriber {
  id: string;
  email: string;
  locale: Locale;
}

/** Returns the e-mail in which the owner of an e-mail address confirms the subscription. */
export function confirmationEmail(subscriber: Subscriber): Envelope {
  const { email, locale } = subscriber;
  const url = alertPageUrl(subscriber, "confirm");
  return {
    to: email,
    locale,
    content: {
      subject: emailText(locale, "alert.confirm.subject"),
      greeting: emailText(locale, "greeting"),
      body: emailParagraphs(locale, "alert.confirm.body"),
      action: { label: emailText(locale, "alert.confirm.action"), url },
      notes: emailParagraphs(locale, "alert.confirm.notes"),
    },
  };
}

interface Notice {
  state: UpdateState;
  text: StatusTexts;
  impacts: Record<string, Impact>;
  at: string;
  incident: {
    id: string;
    kind: StatusKind;
    title: StatusTexts;
    startsAt: string | null;
    endsAt: string | null;
  };
  subscriber: Subscriber;
}

/** Returns the e-mail about one update of an incident or maintenance. */
export function updateEmail(
  { state, text, impacts, at, incident, subscriber }: Notice,
  components: readonly Pick<StoredComponent, "id" | "name">[],
): Envelope {
  const { email, locale } = subscriber;
  const title = textIn(incident.title, locale)?.text ?? "";
  const localized = textIn(text, locale);
  const isForeign = localized !== undefined && localized.locale !== locale;
  const { startsAt, endsAt } = incident;
  const plan =
    startsAt && endsAt
      ? [
          {
            name: emailText(locale, "alert.planned"),
            value: `${emailInstant(locale, startsAt)} – ${emailInstant(locale, endsAt)}`,
          },
        ]
      : [];
  const affected = components.flatMap(({ id, name }) => {
    const impact = impacts[id];
    return impact
      ? [
          {
            name: textIn(name, locale)?.text ?? id,
            value: emailText(locale, `alert.impact.${impact}`),
          },
        ]
      : [];
  });
  const kind = emailText(locale, `alert.kind.${incident.kind}`);
  const stateText = emailText(locale, `alert.state.${state}`);
  return {
    to: email,
    locale,
    unsubscribeUrl: leaveUrl(subscriber),
    content: {
      subject: emailText(locale, "alert.subject", { kind, state: stateText, title }),
      greeting: emailText(locale, "greeting"),
      body: [...(isForeign ? [emailText(locale, "alert.original")] : []), localized?.text ?? ""],
      facts: [
        { name: emailText(locale, "alert.state"), value: stateText },
        { name: emailText(locale, "alert.at"), value: emailInstant(locale, at) },
        ...plan,
        ...affected,
      ],
      action: {
        label: emailText(locale, "alert.action"),
        url: env.PUBLIC_URL + incidentPath(locale, incident.id),
      },
      notes: [emailText(locale, "alert.leave", { url: alertPageUrl(subscriber, "leave") })],
    },
  };
}
