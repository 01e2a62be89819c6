import { z } from "zod";
import { localeField } from "./account-fields.ts";
import { calendarDay, calendarInstant } from "./calendar.ts";
import { shareCard } from "./content.ts";
import { emailField } from "./email.ts";
import { type Locale, localePrefix, locales } from "./locales.ts";

/** Path segment of the status page, the same in every language. */
export const statusSegment = "status";
/** Path segment of the page that subscribes to updates by e-mail, below the status page. */
export const statusAlertPathSegments: Record<Locale, string> = {
  "pt-BR": "avisos",
  "en-US": "alerts",
  "es-ES": "avisos",
};
/** Actions of links in e-mails; the token follows their segment. */
export const statusAlertActions = ["confirm", "leave"] as const;
export type StatusAlertAction = (typeof statusAlertActions)[number];
export const statusAlertActSegments: Record<StatusAlertAction, Record<Locale, string>> = {
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
  return `${statusPath(locale)}/${statusAlertPathSegments[locale]}`;
}

export function statusAlertActionPath(
  locale: Locale,
  act: StatusAlertAction,
  token: string,
): string {
  return `${statusAlertsPath(locale)}/${statusAlertActSegments[act][locale]}/${token}`;
}

/** Cache tag of all status content (contracts/content). */
export const statusTag = "status";

export const statusApi = {
  /** GET localeRequest -> statusResponse. */
  status: "/api/content/status",
  /** GET -> incidentResponse in `locale`; 404 for an unknown id. */
  incident: "/api/content/status/incident",
  /** POST statusAlertRequest -> successResponse, whether or not the e-mail address is known. */
  subscribe: "/api/status/alerts",
  /** POST with `/{token}`, no body -> successResponse. */
  confirm: "/api/status/alerts/confirm",
  /** POST with `/{token}` -> successResponse. Mail programs call it for one-click unsubscribe (RFC 8058). */
  leave: "/api/status/alerts/leave",
} as const;

/** Calls of administrators, under the same rules as adminApi. */
export const statusAdminApi = {
  /** GET -> statusDashboard. POST incidentRequest -> 201 { id }. */
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

/** Impacts on a component, mildest first. Of several impacts, the worst is shown. */
export const impacts = ["maintenance", "degraded", "partial", "major"] as const;
export type Impact = (typeof impacts)[number];
export type ComponentState = "operational" | Impact;

export const statusKinds = ["incident", "maintenance"] as const;
export type StatusKind = (typeof statusKinds)[number];
/** States in chronological order; the last one closes the incident or maintenance. */
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

/** Days of history shown, including today. */
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
      // Allows several lines. PostgreSQL cannot store NUL.
      .regex(/^[^\0]*$/, { error: "invalid" })
  );
}

/** Portuguese is required; it is shown to readers of other languages where a translation is missing. */
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

/** Impacts by component id; absent components are not affected. */
const impactsField = z.record(z.uuid(), z.enum(impacts));
export type Impacts = z.infer<typeof impactsField>;

const update = z.object({
  state: z.enum(updateStates, { error: "invalid" }),
  text,
  /** Impacts of the update on components; they last until the next update changes them. */
  impacts: impactsField,
  /** When it began; now if absent. */
  at: calendarInstant.optional(),
});
export const updateRequest = update;
export type UpdateRequest = z.infer<typeof update>;

export const incidentRequest = update.extend({
  kind: z.enum(statusKinds, { error: "invalid" }),
  title,
  /** Planned begin and end; maintenances only. */
  startsAt: calendarInstant.optional(),
  endsAt: calendarInstant.optional(),
});
export type IncidentRequest = z.infer<typeof incidentRequest>;

/** Corrects or translates texts; recorded impacts and times stay unchanged. */
export const updateTextRequest = z.object({ text, title: title.optional() });
export type UpdateTextRequest = z.infer<typeof updateTextRequest>;

/** Confirms that days in Brasília are recorded completely. */
export const recordedDaysRequest = z.object({
  from: calendarDay,
  to: calendarDay,
});
export type RecordedDaysRequest = z.infer<typeof recordedDaysRequest>;

export const createdIncident = z.object({ id: z.uuid() });

/** Fields of the form that subscribes to alerts. */
export const statusAlertFields = z.object({ email: emailField });
export const statusAlertRequest = statusAlertFields.extend({
  locale: localeField,
  /** Honeypot: invisible to people, filled in by bots. */
  website: z.string().optional(),
});
export type StatusAlertRequest = z.infer<typeof statusAlertRequest>;

/** A text with its language, which differs from the page's where a translation is missing. */
const publicText = z.object({ text: z.string(), locale: z.enum(locales) });
export type PublicText = z.infer<typeof publicText>;

const publicUpdate = z.object({
  id: z.uuid(),
  state: z.enum(updateStates),
  text: publicText,
  at: z.iso.datetime(),
  /** Worst impact of the update on any component. */
  impact: z.enum(impacts).nullable(),
});

const publicIncident = z.object({
  id: z.uuid(),
  kind: z.enum(statusKinds),
  title: publicText,
  /** State after the newest update. */
  state: z.enum(updateStates),
  /** Begin, or planned begin. */
  startsAt: z.iso.datetime(),
  /** End, or planned end; null if unknown. */
  endsAt: z.iso.datetime().nullable(),
  isOpen: z.boolean(),
  /** Worst impact of all updates. */
  worst: z.enum(impacts).nullable(),
  /** Names of all components that are or were affected. */
  components: z.array(publicText),
  /** Newest first. */
  updates: z.array(publicUpdate),
});
export type PublicIncident = z.infer<typeof publicIncident>;

/** `unknown`: nothing is recorded about the day. */
export const dayStates = ["unknown", "operational", ...impacts] as const;
export type DayState = (typeof dayStates)[number];

const publicComponent = z.object({
  id: z.uuid(),
  name: publicText,
  description: publicText.nullable(),
  group: publicText,
  state: z.enum(["operational", ...impacts]),
  /** One state per day, today last. */
  days: z.array(z.enum(dayStates)).length(statusDays),
  /** Recorded days before today, and the share of their time in which the component was usable. */
  recorded: z.object({ days: z.number().int(), uptime: z.number().nullable() }),
});
export type PublicComponent = z.infer<typeof publicComponent>;

export const publicStatus = z.object({
  /** Worst state of all components. */
  state: z.enum(["operational", ...impacts]),
  /** Ordered by group. */
  components: z.array(publicComponent),
  /** Open and planned incidents, and those of the days shown, newest first. */
  incidents: z.array(publicIncident),
  /** Current day in Brasília, the last of each component's days. */
  today: z.iso.date(),
  /** When something was last recorded; null if never. */
  updatedAt: z.iso.datetime().nullable(),
});
export type PublicStatus = z.infer<typeof publicStatus>;

const dependsOn = z.array(z.string());
/** Share image of the status page, also used for incidents; absent until it was generated. */
const card = shareCard.optional();
export const statusResponse = z.object({ status: publicStatus, card, dependsOn });
export const incidentRequestQuery = z.object({ locale: localeField, id: z.uuid() });
export const incidentResponse = z.object({ incident: publicIncident.nullable(), card, dependsOn });

/** Status data for the panel: all languages, components by id. */
export const statusDashboard = z.object({
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
  /** Last day that staff confirmed as recorded completely; null without any. */
  recordedUntil: z.iso.date().nullable(),
  subscribers: z.number().int(),
});
export type StatusDashboard = z.infer<typeof statusDashboard>;
export type StaffIncident = StatusDashboard["incidents"][number];
