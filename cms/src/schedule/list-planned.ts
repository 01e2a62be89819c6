import { asc, eq, sql } from "drizzle-orm";
import { scheduledDocument, titleIn } from "../platform/admin/documents.ts";
import { schedules } from "../platform/app-tables.ts";
import { type Database, preparedQuery } from "../platform/database.ts";
import { changedByOf } from "./schedule-snapshots.ts";

const planned = preparedQuery((database: Database) =>
  database
    .select({
      document: scheduledDocument,
      title: titleIn(scheduledDocument),
      action: schedules.action,
      locale: schedules.locale,
      dueAt: schedules.dueAt,
      changedBy: changedByOf,
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
