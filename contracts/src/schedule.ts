import { z } from "zod";
import { locales } from "./locales.ts";
import { previewSubject } from "./preview.ts";

/** What is published or taken off the site at a time: calls of staff who may publish. */
export const scheduleApi = {
  /** GET previewSubject -> documentSchedule. POST scheduleRequest -> 201 plannedSchedule. */
  schedules: "/api/schedules",
  /** PATCH rescheduleRequest -> plannedSchedule. DELETE -> successResponse. */
  schedule: (id: string) => `/api/schedules/${encodeURIComponent(id)}`,
  /** POST approveRequest -> successResponse: the plan publishes the draft as it is now. */
  approve: (id: string) => `/api/schedules/${encodeURIComponent(id)}/approve`,
  /** POST rollBackRequest -> successResponse: what was published before is published again. */
  rollBack: "/api/schedules/roll-back",
} as const;

export const scheduleActions = ["publish", "unpublish"] as const;
export type ScheduleAction = (typeof scheduleActions)[number];

export const scheduleStates = ["waiting", "done", "failed"] as const;

/** What a clock in Brasília shows, to the minute: as `<input type="datetime-local">` says it. */
export const brasiliaTime = z
  .string()
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/)
  // Only times that a calendar and a clock show come back from a Date as they went in.
  .refine((time) => {
    const instant = new Date(`${time}:00Z`);
    return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(time);
  });

/**
 * A save by somebody who may not publish, after an editor approved the content: the plan does not publish
 * it.
 */
export const changedSince = z.object({
  /** Name of who saved; null once that account is gone. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
});
export type ChangedSince = z.infer<typeof changedSince>;

/** `changedAt`: the save that the screen showed; refused once there is a newer one. */
export const approveRequest = z.object({ changedAt: z.iso.datetime() });

export const rescheduleRequest = z.object({ time: brasiliaTime });

export const scheduleRequest = previewSubject.and(
  z.object({
    /** Null: now. */
    time: brasiliaTime.nullable(),
    action: z.enum(scheduleActions),
    /** Null: all languages. */
    locale: z.enum(locales).nullable(),
  }),
);
export type ScheduleRequest = z.infer<typeof scheduleRequest>;

export const rollBackRequest = previewSubject.and(z.object({ versionId: z.uuid() }));

/** Why it was refused, or would be, in the three languages of the admin screens. */
const reason = z.object({ pt: z.string(), en: z.string(), es: z.string() });

export const schedule = z.object({
  id: z.uuid(),
  action: z.enum(scheduleActions),
  locale: z.enum(locales).nullable(),
  dueAt: z.iso.datetime(),
  state: z.enum(scheduleStates),
  reason: reason.nullable(),
  /** Name of who planned it; null once that account is gone. */
  plannedBy: z.string().nullable(),
  /** Of a legal version's day: moved and taken back with the version alone. */
  isOfVersion: z.boolean(),
  changed: changedSince.nullable(),
});
export type Schedule = z.infer<typeof schedule>;

/** `problem`: what would refuse it, were it now. */
export const plannedSchedule = schedule.extend({ problem: reason.nullable() });
export type PlannedSchedule = z.infer<typeof plannedSchedule>;

export const documentSchedule = z.object({
  /** What waits, by time; then what failed or was done in the last 30 days, newest first. */
  schedules: z.array(schedule),
  /** No worker has been heard of: nothing is published at its time. */
  isWorkerSilent: z.boolean(),
  /** What was published before what is now. */
  previous: z.object({ versionId: z.uuid(), publishedAt: z.iso.datetime() }).nullable(),
});
export type DocumentSchedule = z.infer<typeof documentSchedule>;
