import { releaseKind } from "contracts";
import { sql } from "drizzle-orm";
import { isInTrash } from "../platform/admin/documents.ts";
import { deadLinks, releases, schedules, translationStates } from "../platform/app-tables.ts";
import { type Database, preparedQuery } from "../platform/database.ts";

const workCounts = preparedQuery((database: Database) =>
  database
    .select({
      outdatedTranslations: sql<number>`(
        select count(*)::int from ${translationStates}
        where ${translationStates.isOutdated} and not ${isInTrash(translationStates.document)})`,
      /** Counts a release once, with or without a time. */
      planned: sql<number>`(
        select count(*)::int from ${schedules}
        where ${schedules.state} = 'waiting' and ${schedules.kind} <> ${releaseKind}) + (
        select count(*)::int from ${releases} where ${releases.state} = 'open')`,
      deadLinks: sql<number>`(select count(*)::int from ${deadLinks})`,
    })
    .from(sql`(values (1)) as one`)
    .prepare("dashboard-work-counts"),
);

/** Numbers of pending items, for the entries of the menu. */
export interface WorkCounts {
  outdatedTranslations: number;
  planned: number;
  deadLinks: number;
}

export async function countWork(database: Database): Promise<WorkCounts> {
  const [found] = await workCounts(database).execute();
  return found ?? { outdatedTranslations: 0, planned: 0, deadLinks: 0 };
}
