import { type ConversionEvent, conversionEvents } from "contracts";
import { gt, sql } from "drizzle-orm";
import { conversions } from "../platform/app-tables.ts";
import type { Database } from "../platform/database.ts";
import { currentDayInBrasilia } from "./count-conversion.ts";

/** Number of days that the figures cover, including today. */
const days = 30;

export type ConversionDimension = "page" | "campaign" | "locale";

export interface ConversionFigures {
  name: string;
  /** Counts in the order of `conversionEvents`. */
  counts: number[];
}

/** SQL: number of conversions per event, in the order of `conversionEvents`. */
function eventCounts() {
  const countOf = (event: ConversionEvent) =>
    sql`coalesce(sum(${conversions.times}) filter (where ${conversions.event} = ${event}), 0)::int`;
  return sql<number[]>`array[${sql.join(conversionEvents.map(countOf), sql`, `)}]`;
}

export interface ConversionDay extends Record<string, unknown> {
  /** Day in São Paulo as an ISO date, such as "2026-11-22". */
  day: string;
  /** Counts in the order of `conversionEvents`. */
  counts: number[];
}

/** Returns the conversions of each of the last 30 days, oldest first. Days without conversions are included. */
export async function readConversionsByDay(database: Database): Promise<ConversionDay[]> {
  const { rows } = await database.execute<ConversionDay>(sql`
    select each::date::text as day, ${eventCounts()} as counts
    from generate_series(${currentDayInBrasilia} - ${days - 1}::int, ${currentDayInBrasilia}, interval '1 day') each
    left join ${conversions} on ${conversions.day} = each::date
    group by each order by each`);
  return rows;
}

/**
 * Returns the conversions of the last 30 days by value of one dimension, such as the page, the largest number first.
 */
export async function readConversionFigures(
  database: Database,
  dimension: ConversionDimension,
  max: number,
): Promise<ConversionFigures[]> {
  const name = conversions[dimension];
  return database
    .select({ name, counts: eventCounts() })
    .from(conversions)
    .where(gt(conversions.day, sql`${currentDayInBrasilia} - ${days}::int`))
    .groupBy(name)
    .orderBy(sql`sum(${conversions.times}) desc`, name)
    .limit(max);
}
