import {
  addDays,
  type ComponentImpacts,
  type ComponentState,
  type DaySource,
  type DayState,
  dayStates,
  endsIncident,
  getBrasiliaDay,
  getBrasiliaMidnight,
  type Impact,
  impacts as impactOrder,
  type PublicComponent,
  type StatusKind,
  statusDays,
  type UpdateState,
} from "contracts";
import { maxProbeGapMs, type ProbeInterval } from "./probe-intervals.ts";

/** Recorded updates of an incident or maintenance. */
export interface RecordedIncident {
  kind: StatusKind;
  /** Updates, oldest first, with their time in ms. */
  updates: { state: UpdateState; impacts: ComponentImpacts; at: number }[];
}

/** A time span in which a component was affected. */
interface Affected {
  component: string;
  impact: Impact;
  /** False for announced maintenance, because it does not reduce the uptime. */
  isDown: boolean;
  from: number;
  to: number;
}

/** Returns the displayed days, oldest first, up to and including today. */
export function listShownDays(today: string): string[] {
  return Array.from({ length: statusDays }, (_, index) => addDays(today, index - statusDays + 1));
}

/** Returns true if an incident in this state affects components. Planned and closed incidents do not. */
function isActive(state: UpdateState): boolean {
  return state !== "planned" && !endsIncident(state);
}

function isOutage(kind: StatusKind, impact: Impact): boolean {
  return kind === "incident" && (impact === "partial" || impact === "major");
}

export function listAffectedTimes(incidents: readonly RecordedIncident[], now: number): Affected[] {
  return incidents.flatMap(({ kind, updates }) =>
    updates.flatMap(({ state, impacts, at }, index) =>
      isActive(state)
        ? Object.entries(impacts).map(([component, impact]) => ({
            component,
            impact,
            isDown: isOutage(kind, impact),
            from: at,
            to: updates[index + 1]?.at ?? now,
          }))
        : [],
    ),
  );
}

export function findWorstImpact(found: readonly Impact[]): Impact | undefined {
  return impactOrder.findLast((impact) => found.includes(impact));
}

/** Returns a function that returns the current state of a component, by the newest update of each open incident. */
export function createStateLookup(
  incidents: readonly RecordedIncident[],
): (component: string) => ComponentState {
  const present = incidents.flatMap(({ updates }) => {
    const newest = updates.at(-1);
    return newest && isActive(newest.state) ? [newest.impacts] : [];
  });
  return (component) =>
    findWorstImpact(present.flatMap((impacts) => impacts[component] ?? [])) ?? "operational";
}

type Span = Pick<Affected, "from" | "to">;

/** Returns the total length of the spans in ms; overlaps are counted once. */
function unionMs(times: readonly Span[]): number {
  let total = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of times.toSorted((one, other) => one.from - other.from)) {
    total += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return total;
}

/** Returns the length of the spans in ms, without the time that `excluded` covers. */
function remainingMs(times: readonly Span[], excluded: readonly Span[]): number {
  return unionMs([...times, ...excluded]) - unionMs(excluded);
}

function clip<Time extends Span>(times: readonly Time[], { from, to }: Span): Time[] {
  return times
    .filter((time) => time.from < to && time.to > from)
    .map((time) => ({ ...time, from: Math.max(time.from, from), to: Math.min(time.to, to) }));
}

/** A time span in which an address of a component answered, or did not answer. */
type Measured = Pick<ProbeInterval, "from" | "to" | "isUp">;

/**
 * Summarizes measured time outside of what staff recorded. The component is down while at least one of its addresses
 * does not answer, and entirely down while no address answers.
 */
function summarize(measured: readonly Measured[], byStaff: readonly Span[]) {
  const up = measured.filter(({ isUp }) => isUp);
  const down = measured.filter(({ isUp }) => !isUp);
  const downMs = remainingMs(down, byStaff);
  const impact: Impact = remainingMs(down, [...up, ...byStaff]) > 0 ? "major" : "partial";
  return {
    knownMs: remainingMs(measured, byStaff),
    downMs,
    impacts: downMs > 0 ? [impact] : [],
  };
}

interface Component {
  id: string;
  /** Time at which the component was added, in ms. */
  since: number;
}

interface History {
  affected: readonly Affected[];
  /** Days whose records staff confirmed to be complete. */
  recordedDays: ReadonlySet<string>;
  measured: readonly Measured[];
  today: string;
  now: number;
}

interface RecordedDay {
  state: DayState;
  source: DaySource;
  knownMs: number;
  downMs: number;
}

interface DayRecords {
  byStaff: readonly Affected[];
  /** True if staff confirmed the day as recorded completely. */
  isComplete: boolean;
  measured: readonly Measured[];
  /** Time of the last stored probes, in ms. Later probes may not have been stored yet. */
  measuredUntil: number;
}

const unknownDay: RecordedDay = { state: "unknown", source: "none", knownMs: 0, downMs: 0 };

function recordedDay(
  day: Span,
  { byStaff, isComplete, measured, measuredUntil }: DayRecords,
): RecordedDay {
  const staffImpacts = byStaff.map(({ impact }) => impact);
  const staffDownMs = unionMs(byStaff.filter(({ isDown }) => isDown));
  // Ignores measurements on days that are recorded completely and during incidents, because the record of staff takes
  // precedence.
  const { knownMs, downMs, impacts } = summarize(isComplete ? [] : measured, byStaff);
  if (isComplete || byStaff.length > 0) {
    return {
      state: findWorstImpact([...staffImpacts, ...impacts]) ?? "operational",
      source: knownMs > 0 ? "staff-and-measured" : "staff",
      knownMs: day.to - day.from,
      downMs: staffDownMs + downMs,
    };
  }
  return knownMs === 0
    ? unknownDay
    : {
        state: findWorstImpact(impacts) ?? "operational",
        source:
          knownMs < Math.min(day.to, measuredUntil) - day.from ? "measured-in-part" : "measured",
        knownMs,
        downMs,
      };
}

/**
 * Returns a component's recorded state on each of the last days. The state of a day without any record is unknown,
 * never operational. The uptime excludes today, because today is not over yet.
 */
export function createComponentHistory(
  { id, since }: Component,
  { affected, recordedDays, measured, today, now }: History,
): Pick<PublicComponent, "days" | "recorded"> &
  Required<Pick<PublicComponent, "sources" | "since">> {
  const own = affected.filter(({ component }) => component === id);
  const firstDay = getBrasiliaDay(since);
  const shown = listShownDays(today);
  const days = shown.map((day) => {
    const from = getBrasiliaMidnight(day);
    const to = getBrasiliaMidnight(addDays(day, 1));
    const byStaff = own
      // Includes an incident without duration, on the day on which it began.
      .filter((time) => time.from < to && (time.to > from || time.from >= from))
      .map((time) => ({ ...time, from: Math.max(time.from, from), to: Math.min(time.to, to) }));
    return recordedDay(
      { from, to },
      {
        byStaff,
        isComplete: recordedDays.has(day) && day >= firstDay,
        measured: clip(measured, { from, to }),
        measuredUntil: now - maxProbeGapMs,
      },
    );
  });
  const past = days.filter(({ source }, index) => source !== "none" && shown[index] !== today);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const knownMs = sum(past.map((day) => day.knownMs));
  const downMs = sum(past.map((day) => day.downMs));
  return {
    days: days.map(({ state }) => state),
    sources: days.map(({ source }) => source),
    since: shown[days.findIndex(({ source }) => source !== "none")] ?? null,
    recorded: {
      days: past.length,
      // Rounds down, so that the uptime is less than 100 % if there was any downtime.
      uptime: past.length > 0 ? Math.floor((1 - downMs / knownMs) * 100_000) / 100_000 : null,
    },
  };
}

/**
 * Returns the outage that the newest probes of a component's addresses show. Probes older than `maxProbeGapMs` are
 * ignored.
 */
export function findMeasuredOutage(
  newest: readonly ProbeInterval[],
  now: number,
): NonNullable<PublicComponent["outage"]> | null {
  const recent = newest.filter(
    ({ to, failedAt }) => now - Math.max(to, failedAt ?? 0) <= maxProbeGapMs,
  );
  const down = recent.filter(({ isUp }) => !isUp);
  return down.length === 0
    ? null
    : {
        impact: down.length === recent.length ? "major" : "partial",
        since: new Date(Math.min(...down.map(({ from }) => from))).toISOString(),
      };
}

/** Returns the worst of the given states. */
export function findWorstState(states: readonly ComponentState[]): ComponentState {
  const worst = dayStates.findLast((state) => states.some((each) => each === state));
  return worst === undefined || worst === "unknown" ? "operational" : worst;
}
