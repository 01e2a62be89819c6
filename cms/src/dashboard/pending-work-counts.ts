import { releaseScheduleKind } from "contracts";
import { sql } from "drizzle-orm";
import { isInTrash } from "../platform/admin/documents.ts";
import { deadLinks, releases, schedules, translationStates } from "../platform/app-tables.ts";
import { type Database, prepareQuery } from "../platform/database.ts";

const workCounts = prepareQuery((database: Database) =>
  database
    .select({
      outdatedTranslations: sql<number>`(
        select count(*)::int from ${translationStates}
        where ${translationStates.isOutdated} and not ${isInTrash(translationStates.document)})`,
      /**
       * Counts scheduled publishes and open releases. Excludes schedules of releases, so that no release is counted
       * twice.
       */
      planned: sql<number>`(
        select count(*)::int from ${schedules}
        where ${schedules.state} = 'waiting' and ${schedules.kind} <> ${releaseScheduleKind}) + (
        select count(*)::int from ${releases} where ${releases.state} = 'open')`,
      deadLinks: sql<number>`(select count(*)::int from ${deadLinks})`,
    })
    .from(sql`(values (1)) as one`)
    .prepare("dashboard-work-counts"),
);

/** Numbers of pending items that the menu's entries show. */
export interface PendingWorkCounts {
  outdatedTranslations: number;
  planned: number;
  deadLinks: number;
}

export async function countPendingWork(database: Database): Promise<PendingWorkCounts> {
  const [found] = await workCounts(database).execute();
  return found ?? { outdatedTranslations: 0, planned: 0, deadLinks: 0 };
}
