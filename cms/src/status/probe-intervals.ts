import { v7 as createId } from "uuid";

/** A time during which an address of a component answered, or did not answer. All times are in ms. */
export interface ProbeInterval {
  id: string;
  componentId: string;
  target: string;
  isUp: boolean;
  from: number;
  to: number;
  /** Time of the last probe in ms, if it failed and only a second failure would confirm the outage; otherwise null. */
  failedAt: number | null;
}

/** Maximum time between two probes of one interval, in ms. If the time is longer, the state in between is unknown. */
export const maxProbeGapMs = 3 * 60_000;

/** Result of a probe. */
export interface ProbeMeasurement {
  componentId: string;
  target: string;
  isUp: boolean;
  at: number;
}

/**
 * Returns the intervals that a result changes or adds. An address is down once two successive probes fail; the outage
 * begins at the first of these probes. The address is up again at the next success.
 */
export function calculateNextIntervals(
  newest: ProbeInterval | undefined,
  { isUp, at, ...address }: ProbeMeasurement,
): ProbeInterval[] {
  const lastAt = newest && Math.max(newest.to, newest.failedAt ?? 0);
  if (lastAt !== undefined && at <= lastAt) {
    return [];
  }
  const current = lastAt !== undefined && at - lastAt <= maxProbeGapMs ? newest : undefined;
  const begin = (changes: Partial<ProbeInterval>): ProbeInterval => ({
    ...address,
    id: createId(),
    isUp,
    from: at,
    to: at,
    failedAt: null,
    ...changes,
  });
  if (!current) {
    return [begin(isUp ? {} : { isUp: true, failedAt: at })];
  }
  if (current.isUp === isUp) {
    // Starts the interval at this success if it began with a failure, because that failure did not confirm an outage.
    const from = current.from === current.failedAt ? at : current.from;
    return [{ ...current, from, to: at, failedAt: null }];
  }
  if (isUp) {
    return [{ ...current, to: at }, begin({})];
  }
  if (current.failedAt === null) {
    return [{ ...current, failedAt: at }];
  }
  return [{ ...current, to: current.failedAt, failedAt: null }, begin({ from: current.failedAt })];
}
