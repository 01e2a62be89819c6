import { z } from "zod";
import { locales } from "./locales.ts";
import { previewDocumentRef } from "./preview.ts";

/**
 * API calls of staff about schedules, which publish or unpublish at a set time; the caller needs the right to publish.
 */
export const scheduleApi = {
  /** GET previewDocumentRef -> documentSchedule. POST scheduleRequest -> 201 plannedSchedule. */
  schedules: "/api/schedules",
  /** PATCH rescheduleRequest -> plannedSchedule. DELETE -> successResponse. */
  schedule: (id: string) => `/api/schedules/${encodeURIComponent(id)}`,
  /** POST approveDraftRequest -> successResponse: the schedule publishes the draft as it is now. */
  approve: (id: string) => `/api/schedules/${encodeURIComponent(id)}/approve`,
  /** POST rollBackRequest -> successResponse: publishes the previous version again. */
  rollBack: "/api/schedules/roll-back",
} as const;

export const scheduleActions = ["publish", "unpublish"] as const;
export type ScheduleAction = (typeof scheduleActions)[number];

export const scheduleStates = ["waiting", "done", "failed"] as const;

/** Local time in Brasília to the minute, as `<input type="datetime-local">` formats it. */
export const brasiliaTime = z
  .string()
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/)
  // Rejects impossible times such as February 30, which `Date` converts to another day.
  .refine((time) => {
    const instant = new Date(`${time}:00Z`);
    return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(time);
  });

/**
 * A save that the schedule does not publish: an account without the right to publish saved the document after an editor
 * had approved the draft.
 */
export const unapprovedSave = z.object({
  /** Name of the account that saved; null if the account was deleted. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
});
export type UnapprovedSave = z.infer<typeof unapprovedSave>;

/** `changedAt`: time of the save that the screen showed; the call is rejected if there is a newer save. */
export const approveDraftRequest = z.object({ changedAt: z.iso.datetime() });

export const rescheduleRequest = z.object({ time: brasiliaTime });

export const scheduleRequest = previewDocumentRef.and(
  z.object({
    /** Time in Brasília; null to publish now. */
    time: brasiliaTime.nullable(),
    action: z.enum(scheduleActions),
    /** Language in which the document is published or unpublished; null for all languages. */
    locale: z.enum(locales).nullable(),
  }),
);
export type ScheduleRequest = z.infer<typeof scheduleRequest>;

export const rollBackRequest = previewDocumentRef.and(z.object({ versionId: z.uuid() }));

/** The reason why a schedule failed or would fail now, in the languages of the CMS. */
const reason = z.object({ pt: z.string(), en: z.string(), es: z.string() });

export const schedule = z.object({
  id: z.uuid(),
  action: z.enum(scheduleActions),
  locale: z.enum(locales).nullable(),
  dueAt: z.iso.datetime(),
  state: z.enum(scheduleStates),
  reason: reason.nullable(),
  /** Name of the account that planned the schedule; null if the account was deleted. */
  plannedBy: z.string().nullable(),
  /** True if the schedule belongs to a version of a legal document, and can be changed only together with it. */
  isOfVersion: z.boolean(),
  changed: unapprovedSave.nullable(),
});
export type Schedule = z.infer<typeof schedule>;

/** `problem`: the reason why the schedule would fail now. */
export const plannedSchedule = schedule.extend({ problem: reason.nullable() });
export type PlannedSchedule = z.infer<typeof plannedSchedule>;

export const documentSchedule = z.object({
  /** Waiting schedules by time, then the schedules of the last 30 days that ran or failed, newest first. */
  schedules: z.array(schedule),
  /** True if no worker sends a heartbeat, and schedules therefore do not run on time. */
  isWorkerSilent: z.boolean(),
  /** The version that was live before the current one. */
  previous: z.object({ versionId: z.uuid(), publishedAt: z.iso.datetime() }).nullable(),
});
export type DocumentSchedule = z.infer<typeof documentSchedule>;
