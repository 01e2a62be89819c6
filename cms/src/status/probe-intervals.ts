import { v7 as createId } from "uuid";

/** A time in which an address of a component answered, or did not; times in ms. */
export interface ProbeInterval {
  id: string;
  componentId: string;
  target: string;
  isUp: boolean;
  from: number;
  to: number;
  /** Time of the last probe, in ms, if it failed and a second failure has to confirm the outage; otherwise null. */
  failedAt: number | null;
}

/** Maximum time between two probes of one interval, in ms. A longer time without a probe is unknown. */
export const maxGapMs = 3 * 60_000;

/** Result of a probe. */
export interface Measurement {
  componentId: string;
  target: string;
  isUp: boolean;
  at: number;
}

/**
 * Returns the intervals that a result changes or adds. An address is down from its first failed probe once the
 * second one in a row fails, and up again with the first success.
 */
export function nextIntervals(
  newest: ProbeInterval | undefined,
  { isUp, at, ...address }: Measurement,
): ProbeInterval[] {
  const lastAt = newest && Math.max(newest.to, newest.failedAt ?? 0);
  if (lastAt !== undefined && at <= lastAt) {
    return [];
  }
  const current = lastAt !== undefined && at - lastAt <= maxGapMs ? newest : undefined;
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
    // An interval that began with a failure measures time only from the first success.
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
