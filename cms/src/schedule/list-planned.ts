import { asc, eq, sql } from "drizzle-orm";
import { scheduledDocumentKey, selectNewestTitle } from "../platform/admin/documents.ts";
import { schedules } from "../platform/app-tables.ts";
import { type Database, prepareQuery } from "../platform/database.ts";
import { changedByNames } from "./schedule-snapshots.ts";

const planned = prepareQuery((database: Database) =>
  database
    .select({
      document: scheduledDocumentKey,
      title: selectNewestTitle(scheduledDocumentKey),
      action: schedules.action,
      locale: schedules.locale,
      dueAt: schedules.dueAt,
      changedBy: changedByNames,
    })
    .from(schedules)
    .where(eq(schedules.state, "waiting"))
    .orderBy(asc(schedules.dueAt))
    .limit(sql.placeholder("limit"))
    .prepare("planned-acts"),
);

/** Lists scheduled publishes and unpublishes, including those of releases, in the order of their times. */
export function listUpcomingSchedules(database: Database, limit: number) {
  return planned(database).execute({ limit });
}
