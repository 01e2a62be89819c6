import { z } from "zod";
import { localeField } from "./account-fields.ts";
import { calendarDay, calendarInstant } from "./calendar.ts";
import { shareCard } from "./content.ts";
import { emailField } from "./email.ts";
import { type Locale, localePrefix, locales } from "./locales.ts";

/** The status page of every language, and what is below it. */
export const statusSegment = "status";
/** Where updates are subscribed to by e-mail, below the status page. */
export const statusAlertSegments: Record<Locale, string> = {
  "pt-BR": "avisos",
  "en-US": "alerts",
  "es-ES": "avisos",
};
/** Below it, before the token of a letter: what the letter's link asks to be done. */
export const statusAlertActs = ["confirm", "leave"] as const;
export type StatusAlertAct = (typeof statusAlertActs)[number];
export const statusAlertActSegments: Record<StatusAlertAct, Record<Locale, string>> = {
  confirm: { "pt-BR": "confirmar", "en-US": "confirm", "es-ES": "confirmar" },
  leave: { "pt-BR": "cancelar", "en-US": "unsubscribe", "es-ES": "cancelar" },
};

export function statusPath(locale: Locale): string {
  return `${localePrefix(locale)}/${statusSegment}`;
}

export function incidentPath(locale: Locale, id: string): string {
  return `${statusPath(locale)}/${id}`;
}

export function statusAlertsPath(locale: Locale): string {
  return `${statusPath(locale)}/${statusAlertSegments[locale]}`;
}

export function statusAlertActPath(locale: Locale, act: StatusAlertAct, token: string): string {
  return `${statusAlertsPath(locale)}/${statusAlertActSegments[act][locale]}/${token}`;
}

/** What changes of the status are announced as (contracts/content): one tag for all of it. */
export const statusTag = "status";

export const statusApi = {
  /** GET localeRequest -> statusResponse. */
  status: "/api/content/status",
  /** GET -> incidentResponse in `locale`; 404 where there is none. */
  incident: "/api/content/status/incident",
  /** POST statusAlertRequest -> successResponse, whether or not the address is known. */
  subscribe: "/api/status/alerts",
  /** POST with `/{token}`, no body -> successResponse. */
  confirm: "/api/status/alerts/confirm",
  /** The same, in one click of a mail program (RFC 8058). */
  leave: "/api/status/alerts/leave",
} as const;

/** Administrators' calls, as those of adminApi. */
export const statusAdminApi = {
  /** GET -> statusDesk. POST incidentRequest -> 201 { id }. */
  incidents: "/api/admin/status/incidents",
  /** DELETE -> successResponse. */
  incident: (id: string) => `/api/admin/status/incidents/${encodeURIComponent(id)}`,
  /** POST updateRequest -> successResponse. */
  updates: (id: string) => `/api/admin/status/incidents/${encodeURIComponent(id)}/updates`,
  /** PATCH updateTextRequest -> successResponse. */
  update: (id: string) => `/api/admin/status/updates/${encodeURIComponent(id)}`,
  /** POST recordedDaysRequest -> successResponse. */
  days: "/api/admin/status/days",
} as const;

/** How a component does, the least first; the worst of several counts. */
export const impacts = ["maintenance", "degraded", "partial", "major"] as const;
export type Impact = (typeof impacts)[number];
export type ComponentState = "operational" | Impact;

export const statusKinds = ["incident", "maintenance"] as const;
export type StatusKind = (typeof statusKinds)[number];
/** In the order in which they come about; the last one ends it. */
export const incidentStates = ["investigating", "identified", "monitoring", "resolved"] as const;
export const maintenanceStates = ["planned", "in-progress", "done"] as const;
export const updateStates = [...incidentStates, ...maintenanceStates] as const;
export type UpdateState = (typeof updateStates)[number];

export function statesOf(kind: StatusKind): readonly UpdateState[] {
  return kind === "incident" ? incidentStates : maintenanceStates;
}

export function endsIncident(state: UpdateState): boolean {
  return state === "resolved" || state === "done";
}

/** What of the status is shown: days of history, today included. */
export const statusDays = 90;

export const maxIncidentTitle = 120;
export const maxUpdateText = 4_000;

function written(max: number) {
  return (
    z
      .string({ error: "required" })
      .trim()
      .min(1, { error: "required" })
      .max(max, { error: "too-long" })
      // Several lines are fine; PostgreSQL stores no NUL.
      .regex(/^[^\0]*$/, { error: "invalid" })
  );
}

/** Portuguese is written always; who reads another language is shown it where that is missing. */
function inLanguages(max: number) {
  return z.object({
    "pt-BR": written(max),
    "en-US": written(max).optional(),
    "es-ES": written(max).optional(),
  });
}
const title = inLanguages(maxIncidentTitle);
const text = inLanguages(maxUpdateText);
export type StatusTexts = z.infer<typeof text>;

/** By component; who is not named is not affected. */
const impactsField = z.record(z.uuid(), z.enum(impacts));
export type Impacts = z.infer<typeof impactsField>;

const update = z.object({
  state: z.enum(updateStates, { error: "invalid" }),
  text,
  /** From then on, until the next update says otherwise. */
  impacts: impactsField,
  /** When it came to be so; without it, now. */
  at: calendarInstant.optional(),
});
export const updateRequest = update;
export type UpdateRequest = z.infer<typeof update>;

export const incidentRequest = update.extend({
  kind: z.enum(statusKinds, { error: "invalid" }),
  title,
  /** Of a maintenance: when it is planned to begin and to end. */
  startsAt: calendarInstant.optional(),
  endsAt: calendarInstant.optional(),
});
export type IncidentRequest = z.infer<typeof incidentRequest>;

/** Texts are corrected and translated; what was so, and when, stays as it was recorded. */
export const updateTextRequest = z.object({ text, title: title.optional() });
export type UpdateTextRequest = z.infer<typeof updateTextRequest>;

/** Days in Brazil of which staff say that everything that happened is recorded. */
export const recordedDaysRequest = z.object({
  from: calendarDay,
  to: calendarDay,
});
export type RecordedDaysRequest = z.infer<typeof recordedDaysRequest>;

export const createdIncident = z.object({ id: z.uuid() });

/** What the form for alerts asks. */
export const statusAlertFields = z.object({ email: emailField });
export const statusAlertRequest = statusAlertFields.extend({
  locale: localeField,
  /** A field that people do not see: filled in by machines. */
  website: z.string().optional(),
});
export type StatusAlertRequest = z.infer<typeof statusAlertRequest>;

/** A text as it is shown, and the language that it is in: another than the page's where that lacks it. */
const shownText = z.object({ text: z.string(), locale: z.enum(locales) });
export type ShownText = z.infer<typeof shownText>;

const shownUpdate = z.object({
  id: z.uuid(),
  state: z.enum(updateStates),
  text: shownText,
  at: z.iso.datetime(),
  /** The worst that it says of any component. */
  impact: z.enum(impacts).nullable(),
});

const shownIncident = z.object({
  id: z.uuid(),
  kind: z.enum(statusKinds),
  title: shownText,
  /** Of its newest update. */
  state: z.enum(updateStates),
  /** When it began, or is planned to. */
  startsAt: z.iso.datetime(),
  /** When it was over, or is planned to be; null while nobody knows. */
  endsAt: z.iso.datetime().nullable(),
  isOpen: z.boolean(),
  /** The worst that was ever recorded of it. */
  worst: z.enum(impacts).nullable(),
  /** Names of the components that it affects or affected. */
  components: z.array(shownText),
  /** Newest first. */
  updates: z.array(shownUpdate),
});
export type ShownIncident = z.infer<typeof shownIncident>;

/** Of a day without any record nothing is known. */
export const dayStates = ["unknown", "operational", ...impacts] as const;
export type DayState = (typeof dayStates)[number];

const shownComponent = z.object({
  id: z.uuid(),
  name: shownText,
  description: shownText.nullable(),
  group: shownText,
  state: z.enum(["operational", ...impacts]),
  /** One for each of the last days, today's last. */
  days: z.array(z.enum(dayStates)).length(statusDays),
  /** How many of the days before today are recorded, and for how much of them it could be used. */
  recorded: z.object({ days: z.number().int(), uptime: z.number().nullable() }),
});
export type ShownComponent = z.infer<typeof shownComponent>;

export const shownStatus = z.object({
  /** The worst of all components. */
  state: z.enum(["operational", ...impacts]),
  /** In the order of their groups. */
  components: z.array(shownComponent),
  /** The newest first: of the last days, and what is open or planned. */
  incidents: z.array(shownIncident),
  /** In Brazil; the last of every component's days. */
  today: z.iso.date(),
  /** When something was last recorded. */
  updatedAt: z.iso.datetime().nullable(),
});
export type ShownStatus = z.infer<typeof shownStatus>;

const dependsOn = z.array(z.string());
/** What was drawn of the status page, absent until it is there; incidents are shared with it as well. */
const card = shareCard.optional();
export const statusResponse = z.object({ status: shownStatus, card, dependsOn });
export const incidentRequestQuery = z.object({ locale: localeField, id: z.uuid() });
export const incidentResponse = z.object({ incident: shownIncident.nullable(), card, dependsOn });

/** What staff see of it: in all languages, and what is affected by id. */
export const statusDesk = z.object({
  components: z.array(z.object({ id: z.uuid(), name: z.string() })),
  incidents: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(statusKinds),
      title,
      startsAt: z.iso.datetime().nullable(),
      endsAt: z.iso.datetime().nullable(),
      updates: z.array(
        z.object({
          id: z.uuid(),
          state: z.enum(updateStates),
          text,
          impacts: impactsField,
          at: z.iso.datetime(),
        }),
      ),
    }),
  ),
  today: z.iso.date(),
  /** The last day that staff have said to be recorded whole; null without any. */
  recordedUntil: z.iso.date().nullable(),
  subscribers: z.number().int(),
});
export type StatusDesk = z.infer<typeof statusDesk>;
export type StaffIncident = StatusDesk["incidents"][number];
