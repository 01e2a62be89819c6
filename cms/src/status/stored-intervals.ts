import { asc, desc, gt, inArray, sql } from "drizzle-orm";
import { status_components, status_components_probes } from "../payload-schema.ts";
import { probeIntervals } from "../platform/app-tables.ts";
import type { Database } from "../platform/database.ts";
import {
  calculateNextIntervals,
  maxProbeGapMs,
  type ProbeInterval,
  type ProbeMeasurement,
} from "./probe-intervals.ts";
import { maxTargets } from "./probe-target.ts";

/** Returns the addresses of all components. */
export function readProbeTargets(db: Database): Promise<{ componentId: string; target: string }[]> {
  return db
    .selectDistinct({
      componentId: status_components_probes._parentID,
      target: status_components_probes.target,
    })
    .from(status_components_probes)
    .orderBy(asc(status_components_probes._parentID), asc(status_components_probes.target))
    .limit(maxTargets);
}

/** Returns true if the change is visible on pages: an interval begins, or the first interval gets a duration. */
function isVisible(changed: ProbeInterval, newest: ProbeInterval | undefined): boolean {
  return changed.id !== newest?.id || (newest.from === newest.to && changed.to > newest.to);
}

const keyOf = ({ componentId, target }: Pick<ProbeInterval, "componentId" | "target">) =>
  `${componentId} ${target}`;

const columns = {
  id: probeIntervals.id,
  componentId: probeIntervals.componentId,
  target: probeIntervals.target,
  isUp: probeIntervals.isUp,
  fromAt: probeIntervals.fromAt,
  toAt: probeIntervals.toAt,
  failedAt: probeIntervals.failedAt,
};

type Row = typeof probeIntervals.$inferSelect;

function fromRow({ fromAt, toAt, failedAt, ...row }: Row): ProbeInterval {
  return {
    ...row,
    from: Date.parse(fromAt),
    to: Date.parse(toAt),
    failedAt: failedAt === null ? null : Date.parse(failedAt),
  };
}

function toRow({ from, to, failedAt, ...interval }: ProbeInterval): Row {
  return {
    ...interval,
    fromAt: new Date(from).toISOString(),
    toAt: new Date(to).toISOString(),
    failedAt: failedAt === null ? null : new Date(failedAt).toISOString(),
  };
}

/** Stores the results of one round of probes. Returns true if pages must be rendered again. */
export async function storeMeasurements(
  transaction: Database,
  measurements: readonly ProbeMeasurement[],
): Promise<boolean> {
  const [first] = measurements;
  if (!first) {
    return false;
  }
  // Locks the components, because an editor may be deleting them at the same time.
  const existing = await transaction
    .select({ id: status_components.id })
    .from(status_components)
    .where(
      inArray(
        status_components.id,
        measurements.map(({ componentId }) => componentId),
      ),
    )
    .for("key share");
  const ids = new Set(existing.map(({ id }) => id));
  const recent = await transaction
    .select(columns)
    .from(probeIntervals)
    // Selects twice the maximum gap, because `failedAt` may be later than `toAt`.
    .where(gt(probeIntervals.toAt, new Date(first.at - 2 * maxProbeGapMs - 1).toISOString()))
    .orderBy(asc(probeIntervals.toAt), asc(probeIntervals.fromAt));
  const newest = new Map(recent.map((row) => [keyOf(row), fromRow(row)]));
  const changes = measurements
    .filter(({ componentId }) => ids.has(componentId))
    .flatMap((measurement) => {
      const before = newest.get(keyOf(measurement));
      return calculateNextIntervals(before, measurement).map((changed) => ({
        changed,
        isVisible: isVisible(changed, before),
      }));
    });
  if (changes.length > 0) {
    await transaction
      .insert(probeIntervals)
      .values(changes.map(({ changed }) => toRow(changed)))
      .onConflictDoUpdate({
        target: probeIntervals.id,
        set: {
          fromAt: sql`excluded.from_at`,
          toAt: sql`excluded.to_at`,
          failedAt: sql`excluded.failed_at`,
        },
      });
  }
  return changes.some((change) => change.isVisible);
}

/** Maximum number of intervals that a page is calculated from. */
const maxIntervals = 20_000;

/**
 * Returns the intervals that end after an instant, newest first. If there are more than `maxIntervals`, the oldest are
 * omitted and their time is unknown.
 */
export async function readProbeIntervals(db: Database, after: number): Promise<ProbeInterval[]> {
  const rows = await db
    .select(columns)
    .from(probeIntervals)
    .where(gt(probeIntervals.toAt, new Date(after).toISOString()))
    .orderBy(desc(probeIntervals.toAt), desc(probeIntervals.fromAt))
    .limit(maxIntervals);
  const intervals = rows.map(fromRow);
  const knownSince = rows.length < maxIntervals ? 0 : (intervals.at(-1)?.to ?? 0);
  return intervals.map((interval) => ({ ...interval, from: Math.max(interval.from, knownSince) }));
}
