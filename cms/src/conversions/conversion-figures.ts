import { type ConversionEvent, conversionEvents } from "contracts";
import { gt, sql } from "drizzle-orm";
import type { Database } from "../ground/database.ts";
import { conversions } from "../ground/own-tables.ts";
import { today } from "./count-conversion.ts";

/** How many days are told, this one included. */
const days = 30;

export type ConversionDimension = "page" | "campaign" | "locale";

export interface ConversionFigures {
  name: string;
  /** In the order of `conversionEvents`. */
  counts: number[];
}

/** What visitors did in 30 days, by one of what it is counted by; most first. */
export async function conversionFigures(
  database: Database,
  dimension: ConversionDimension,
  most: number,
): Promise<ConversionFigures[]> {
  const name = conversions[dimension];
  const countOf = (event: ConversionEvent) =>
    sql`coalesce(sum(${conversions.times}) filter (where ${conversions.event} = ${event}), 0)::int`;
  const counts = sql<number[]>`array[${sql.join(conversionEvents.map(countOf), sql`, `)}]`;
  return database
    .select({ name, counts })
    .from(conversions)
    .where(gt(conversions.day, sql`${today} - ${days}::int`))
    .groupBy(name)
    .orderBy(sql`sum(${conversions.times}) desc`, name)
    .limit(most);
}
