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
import {
  formatEmailInstant,
  getEmailParagraphs,
  getEmailText,
} from "../platform/mail/email-texts.ts";
import { createAlertPageUrl, createUnsubscribeUrl } from "./alert-tokens.ts";
import { type StoredComponent, selectText } from "./stored-incidents.ts";

interface Subscriber {
  id: string;
  email: string;
  locale: Locale;
}

/** Returns the e-mail in which the owner of an e-mail address confirms the subscription. */
export function createConfirmationEmail(subscriber: Subscriber): Envelope {
  const { email, locale } = subscriber;
  const url = createAlertPageUrl(subscriber, "confirm");
  return {
    to: email,
    locale,
    content: {
      subject: getEmailText(locale, "alert.confirm.subject"),
      greeting: getEmailText(locale, "greeting"),
      body: getEmailParagraphs(locale, "alert.confirm.body"),
      action: { label: getEmailText(locale, "alert.confirm.action"), url },
      notes: getEmailParagraphs(locale, "alert.confirm.notes"),
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
export function createUpdateEmail(
  { state, text, impacts, at, incident, subscriber }: Notice,
  components: readonly Pick<StoredComponent, "id" | "name">[],
): Envelope {
  const { email, locale } = subscriber;
  const title = selectText(incident.title, locale)?.text ?? "";
  const localized = selectText(text, locale);
  const isForeign = localized !== undefined && localized.locale !== locale;
  const { startsAt, endsAt } = incident;
  const plan =
    startsAt && endsAt
      ? [
          {
            name: getEmailText(locale, "alert.planned"),
            value: `${formatEmailInstant(locale, startsAt)} – ${formatEmailInstant(locale, endsAt)}`,
          },
        ]
      : [];
  const affected = components.flatMap(({ id, name }) => {
    const impact = impacts[id];
    return impact
      ? [
          {
            name: selectText(name, locale)?.text ?? id,
            value: getEmailText(locale, `alert.impact.${impact}`),
          },
        ]
      : [];
  });
  const kind = getEmailText(locale, `alert.kind.${incident.kind}`);
  const stateText = getEmailText(locale, `alert.state.${state}`);
  return {
    to: email,
    locale,
    unsubscribeUrl: createUnsubscribeUrl(subscriber),
    content: {
      subject: getEmailText(locale, "alert.subject", { kind, state: stateText, title }),
      greeting: getEmailText(locale, "greeting"),
      body: [...(isForeign ? [getEmailText(locale, "alert.original")] : []), localized?.text ?? ""],
      facts: [
        { name: getEmailText(locale, "alert.state"), value: stateText },
        { name: getEmailText(locale, "alert.at"), value: formatEmailInstant(locale, at) },
        ...plan,
        ...affected,
      ],
      action: {
        label: getEmailText(locale, "alert.action"),
        url: env.PUBLIC_URL + incidentPath(locale, incident.id),
      },
      notes: [
        getEmailText(locale, "alert.leave", { url: createAlertPageUrl(subscriber, "leave") }),
      ],
    },
  };
}
