import {
  type Impact,
  incidentPath,
  type Locale,
  type StatusKind,
  type StatusTexts,
  type UpdateState,
} from "contracts";
import { timeZone } from "../platform/admin/brasilia-time.ts";
import { env } from "../platform/env.ts";
import type { Envelope } from "../platform/mail/email.ts";
import { alertPageUrl, leaveUrl } from "./alert-tokens.ts";
import { type StoredComponent, textIn } from "./stored-incidents.ts";

interface Words {
  greeting: string;
  confirm: { subject: string; body: string[]; action: string; notes: string[] };
  update: {
    kinds: Record<StatusKind, string>;
    states: Record<UpdateState, string>;
    impacts: Record<Impact, string>;
    at: string;
    state: string;
    planned: string;
    /** Note on a text that exists in Portuguese only. */
    original: string;
    action: string;
    leave: string;
  };
}

const words: Record<Locale, Words> = {
  "pt-BR": {
    greeting: "Olá!",
    confirm: {
      subject: "Confirme os avisos de status",
      body: [
        "Alguém pediu que a {brand} avise este endereço sobre incidentes e manutenções dos serviços. Foi você? Então confirme.",
      ],
      action: "Confirmar os avisos",
      notes: [
        "O link vale por 7 dias. Se não foi você, não faça nada: sem a confirmação, não escrevemos mais, e o endereço é apagado.",
      ],
    },
    update: {
      kinds: { incident: "Incidente", maintenance: "Manutenção" },
      states: {
        investigating: "investigando",
        identified: "causa identificada",
        monitoring: "em observação",
        resolved: "resolvido",
        planned: "programada",
        "in-progress": "em andamento",
        done: "concluída",
      },
      impacts: {
        maintenance: "em manutenção",
        degraded: "lento ou instável",
        partial: "parcialmente fora do ar",
        major: "fora do ar",
      },
      at: "Horário de Brasília",
      state: "Situação",
      planned: "Período previsto",
      original: "",
      action: "Acompanhar na página de status",
      leave: "Não quer mais estes avisos? Cancele aqui: {url}",
    },
  },
  "en-US": {
    greeting: "Hello!",
    confirm: {
      subject: "Confirm your status alerts",
      body: [
        "Someone asked {brand} to tell this address about incidents and maintenance of its services. If that was you, please confirm.",
      ],
      action: "Confirm the alerts",
      notes: [
        "The link works for 7 days. If it was not you, there is nothing to do: without a confirmation we will not write again, and the address is erased.",
      ],
    },
    update: {
      kinds: { incident: "Incident", maintenance: "Maintenance" },
      states: {
        investigating: "investigating",
        identified: "cause identified",
        monitoring: "monitoring",
        resolved: "resolved",
        planned: "scheduled",
        "in-progress": "in progress",
        done: "completed",
      },
      impacts: {
        maintenance: "under maintenance",
        degraded: "slow or unstable",
        partial: "partially down",
        major: "down",
      },
      at: "Time in Brasília (UTC−3)",
      state: "State",
      planned: "Planned window",
      original: "This update is available in Portuguese only for now:",
      action: "Follow it on the status page",
      leave: "No longer want these alerts? Unsubscribe here: {url}",
    },
  },
  "es-ES": {
    greeting: "¡Hola!",
    confirm: {
      subject: "Confirme los avisos de estado",
      body: [
        "Alguien pidió que {brand} avise a esta dirección de los incidentes y mantenimientos de sus servicios. Si fue usted, confírmelo.",
      ],
      action: "Confirmar los avisos",
      notes: [
        "El enlace sirve durante 7 días. Si no fue usted, no tiene que hacer nada: sin confirmación no volveremos a escribir y la dirección se borra.",
      ],
    },
    update: {
      kinds: { incident: "Incidente", maintenance: "Mantenimiento" },
      states: {
        investigating: "en investigación",
        identified: "causa identificada",
        monitoring: "en observación",
        resolved: "resuelto",
        planned: "programado",
        "in-progress": "en curso",
        done: "concluido",
      },
      impacts: {
        maintenance: "en mantenimiento",
        degraded: "lento o inestable",
        partial: "parcialmente fuera de servicio",
        major: "fuera de servicio",
      },
      at: "Hora de Brasilia (UTC−3)",
      state: "Situación",
      planned: "Período previsto",
      original: "Por ahora, esta actualización está solo en portugués:",
      action: "Seguirlo en la página de estado",
      leave: "¿Ya no quiere estos avisos? Cancélelos aquí: {url}",
    },
  },
};

interface Subscriber {
  id: string;
  email: string;
  locale: Locale;
}

/** Returns the e-mail in which the owner of an e-mail address confirms the subscription. */
export function confirmationEmail(subscriber: Subscriber): Envelope {
  const { email, locale } = subscriber;
  const { greeting, confirm } = words[locale];
  const { subject, body, action, notes } = confirm;
  const url = alertPageUrl(subscriber, "confirm");
  return {
    to: email,
    locale,
    content: { subject, greeting, body, action: { label: action, url }, notes },
  };
}

function moment(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: locale === "pt-BR" ? "short" : "medium",
    timeStyle: "short",
    timeZone,
  }).format(new Date(instant));
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
  const { greeting, update } = words[locale];
  const title = textIn(incident.title, locale)?.text ?? "";
  const localized = textIn(text, locale);
  const isForeign = localized !== undefined && localized.locale !== locale;
  const { startsAt, endsAt } = incident;
  const plan =
    startsAt && endsAt
      ? [
          {
            name: update.planned,
            value: `${moment(startsAt, locale)} – ${moment(endsAt, locale)}`,
          },
        ]
      : [];
  const affected = components.flatMap(({ id, name }) => {
    const impact = impacts[id];
    return impact
      ? [{ name: textIn(name, locale)?.text ?? id, value: update.impacts[impact] }]
      : [];
  });
  return {
    to: email,
    locale,
    unsubscribeUrl: leaveUrl(subscriber),
    content: {
      subject: `${update.kinds[incident.kind]} (${update.states[state]}): ${title}`,
      greeting,
      body: [...(isForeign ? [update.original] : []), localized?.text ?? ""],
      facts: [
        { name: update.state, value: update.states[state] },
        { name: update.at, value: moment(at, locale) },
        ...plan,
        ...affected,
      ],
      action: {
        label: update.action,
        url: env.PUBLIC_URL + incidentPath(locale, incident.id),
      },
      notes: [update.leave.replace("{url}", () => alertPageUrl(subscriber, "leave"))],
    },
  };
}
