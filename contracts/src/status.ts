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
/** Actions of links in status alerts; in the URL, the token follows the segment of the action. */
export const statusAlertActions = ["confirm", "leave"] as const;
export type StatusAlertAction = (typeof statusAlertActions)[number];
export const statusAlertActionSegments: Record<StatusAlertAction, Record<Locale, string>> = {
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
  action: StatusAlertAction,
  token: string,
): string {
  return `${statusAlertsPath(locale)}/${statusAlertActionSegments[action][locale]}/${token}`;
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
  /** POST incidentUpdateRequest -> successResponse. */
  updates: (id: string) => `/api/admin/status/incidents/${encodeURIComponent(id)}/updates`,
  /** PATCH incidentUpdateTextRequest -> successResponse. */
  update: (id: string) => `/api/admin/status/updates/${encodeURIComponent(id)}`,
  /** POST recordedDaysRequest -> successResponse. */
  days: "/api/admin/status/days",
} as const;

/** Impacts on a component, mildest first. If several incidents affect a component, pages show the worst impact. */
export const impacts = ["maintenance", "degraded", "partial", "major"] as const;
export type Impact = (typeof impacts)[number];
export type ComponentState = "operational" | Impact;

export const statusKinds = ["incident", "maintenance"] as const;
export type StatusKind = (typeof statusKinds)[number];
/** States of an incident in chronological order; the last one closes it. */
export const incidentStates = ["investigating", "identified", "monitoring", "resolved"] as const;
export const maintenanceStates = ["planned", "in-progress", "done"] as const;
export const updateStates = [...incidentStates, ...maintenanceStates] as const;
export type UpdateState = (typeof updateStates)[number];

export function listUpdateStates(kind: StatusKind): readonly UpdateState[] {
  return kind === "incident" ? incidentStates : maintenanceStates;
}

export function endsIncident(state: UpdateState): boolean {
  return state === "resolved" || state === "done";
}

/** Number of days that the history shows, including today. */
export const statusDays = 90;

export const maxIncidentTitle = 120;
export const maxUpdateText = 4_000;

function textField(max: number) {
  return (
    z
      .string({ error: "required" })
      .trim()
      .min(1, { error: "required" })
      .max(max, { error: "too-long" })
      // Allows several lines, but not NUL, which PostgreSQL cannot store.
      .regex(/^[^\0]*$/, { error: "invalid" })
  );
}

/** Requires the Portuguese text; pages show it in every language without a translation. */
function translatedField(max: number) {
  return z.object({
    "pt-BR": textField(max),
    "en-US": textField(max).optional(),
    "es-ES": textField(max).optional(),
  });
}
const title = translatedField(maxIncidentTitle);
const text = translatedField(maxUpdateText);
export type StatusTexts = z.infer<typeof text>;

/** Impacts by component id; a component that is absent is not affected. */
const impactsField = z.record(z.uuid(), z.enum(impacts));
export type ComponentImpacts = z.infer<typeof impactsField>;

const update = z.object({
  state: z.enum(updateStates, { error: "invalid" }),
  text,
  /** Impacts of the update on components; they last until the next update changes them. */
  impacts: impactsField,
  /** Time of the update; the current time if absent. */
  at: calendarInstant.optional(),
});
export const incidentUpdateRequest = update;
export type IncidentUpdateRequest = z.infer<typeof update>;

export const incidentRequest = update.extend({
  kind: z.enum(statusKinds, { error: "invalid" }),
  title,
  /** Planned start and end; only for maintenance. */
  startsAt: calendarInstant.optional(),
  endsAt: calendarInstant.optional(),
});
export type IncidentRequest = z.infer<typeof incidentRequest>;

/** Corrects or translates the texts of an update; its impacts and time stay unchanged. */
export const incidentUpdateTextRequest = z.object({ text, title: title.optional() });
export type IncidentUpdateTextRequest = z.infer<typeof incidentUpdateTextRequest>;

/** Confirms that all incidents of the named days (in Brasília) are recorded. */
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
  /** Honeypot: a field that people do not see, but bots fill in. */
  website: z.string().optional(),
});
export type StatusAlertRequest = z.infer<typeof statusAlertRequest>;

/** A text and its language, which differs from the page's language if the translation is missing. */
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
  /** Actual or planned start. */
  startsAt: z.iso.datetime(),
  /** Actual or planned end; null if unknown. */
  endsAt: z.iso.datetime().nullable(),
  isOpen: z.boolean(),
  /** Worst impact of all updates; null if none had an impact. */
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

/**
 * Source of the record of a day. `measured-in-part`: automatic checks covered only a part of the day.
 * `staff-and-measured`: staff recorded incidents, and automatic checks covered the rest of the day.
 */
export const daySources = [
  "none",
  "staff",
  "measured",
  "measured-in-part",
  "staff-and-measured",
] as const;
export type DaySource = (typeof daySources)[number];

const publicComponent = z.object({
  id: z.uuid(),
  name: publicText,
  description: publicText.nullable(),
  group: publicText,
  state: z.enum(["operational", ...impacts]),
  /** State of each day; the last one is today. */
  days: z.array(z.enum(dayStates)).length(statusDays),
  /**
   * Number of recorded days before today (`days`), and the share of recorded time in which the component was usable
   * (`uptime`).
   */
  recorded: z.object({ days: z.number().int(), uptime: z.number().nullable() }),
  // The following fields are absent if the response comes from a CMS of the previous release.
  /** Source of each of the `days`. */
  sources: z.array(z.enum(daySources)).length(statusDays).optional(),
  /** The first of the `days` with a record; null if there is none. */
  since: z.iso.date().nullable().optional(),
  /** Set while automatic checks get no answer; absent if staff have recorded the problem. */
  outage: z
    .object({ impact: z.enum(["partial", "major"]), since: z.iso.datetime() })
    .nullable()
    .optional(),
});
export type PublicComponent = z.infer<typeof publicComponent>;

export const publicStatus = z.object({
  /** Worst state of all components. */
  state: z.enum(["operational", ...impacts]),
  /** Ordered by group. */
  components: z.array(publicComponent),
  /** Open and planned incidents, and the incidents of the last `statusDays` days, newest first. */
  incidents: z.array(publicIncident),
  /** Current day in Brasília: the day of the last element in each component's `days`. */
  today: z.iso.date(),
  /** Time of the last recorded update; null if there is none. */
  updatedAt: z.iso.datetime().nullable(),
});
export type PublicStatus = z.infer<typeof publicStatus>;

const dependsOn = z.array(z.string());
/** Share image of the status page, also used for incidents; absent if the worker has not generated it yet. */
const card = shareCard.optional();
export const statusResponse = z.object({ status: publicStatus, card, dependsOn });
export const incidentQuery = z.object({ locale: localeField, id: z.uuid() });
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
  /** Last day for which staff confirmed that all incidents are recorded; null if there is none. */
  recordedUntil: z.iso.date().nullable(),
  subscribers: z.number().int(),
});
export type StatusDashboard = z.infer<typeof statusDashboard>;
export type StaffIncident = StatusDashboard["incidents"][number];
