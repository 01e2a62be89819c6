import {
  addDays,
  brasiliaDay,
  brasiliaMidnight,
  type ComponentState,
  type DayState,
  dayStates,
  endsIncident,
  type Impact,
  type Impacts,
  impacts as impactOrder,
  type StatusKind,
  statusDays,
  type UpdateState,
} from "contracts";

/** Recorded updates of an incident or maintenance. */
export interface RecordedIncident {
  kind: StatusKind;
  /** Updates, oldest first, with their time in ms. */
  updates: { state: UpdateState; impacts: Impacts; at: number }[];
}

/** A time span in which a component was affected. */
interface Affected {
  component: string;
  impact: Impact;
  /** False for announced maintenance, which does not reduce the uptime. */
  isDown: boolean;
  from: number;
  to: number;
}

/** Returns the displayed days, oldest first, up to and including today. */
export function shownDays(today: string): string[] {
  return Array.from({ length: statusDays }, (_, index) => addDays(today, index - statusDays + 1));
}

/** Returns true if the state affects components: neither planned nor closed. */
function isUnderWay(state: UpdateState): boolean {
  return state !== "planned" && !endsIncident(state);
}

function isOutage(kind: StatusKind, impact: Impact): boolean {
  return kind === "incident" && (impact === "partial" || impact === "major");
}

export function affectedTimes(incidents: readonly RecordedIncident[], now: number): Affected[] {
  return incidents.flatMap(({ kind, updates }) =>
    updates.flatMap(({ state, impacts, at }, index) =>
      isUnderWay(state)
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

export function worstOf(found: readonly Impact[]): Impact | undefined {
  return impactOrder.findLast((impact) => found.includes(impact));
}

/** Returns the current state of components, by the newest update of each open incident. */
export function presentStates(
  incidents: readonly RecordedIncident[],
): (component: string) => ComponentState {
  const present = incidents.flatMap(({ updates }) => {
    const newest = updates.at(-1);
    return newest && isUnderWay(newest.state) ? [newest.impacts] : [];
  });
  return (component) =>
    worstOf(present.flatMap((impacts) => impacts[component] ?? [])) ?? "operational";
}

/** Returns the total length of the spans in ms; overlaps are counted once. */
function unionMs(times: readonly Pick<Affected, "from" | "to">[]): number {
  let total = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of times.toSorted((one, other) => one.from - other.from)) {
    total += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return total;
}

interface Component {
  id: string;
  /** Time at which the component was added, in ms. */
  since: number;
}

interface History {
  affected: readonly Affected[];
  /** Days that staff confirmed as recorded completely. */
  recordedDays: ReadonlySet<string>;
  today: string;
}

/**
 * Returns a component's recorded state on each of the last days. A day without any record is unknown, and never
 * assumed to be operational. The uptime excludes today, which is not over yet.
 */
export function historyOf(
  { id, since }: Component,
  { affected, recordedDays, today }: History,
): { days: DayState[]; recorded: { days: number; uptime: number | null } } {
  const own = affected.filter(({ component }) => component === id);
  const firstDay = brasiliaDay(since);
  let known = 0;
  let knownMs = 0;
  let downMs = 0;
  const days = shownDays(today).map((day): DayState => {
    const begins = brasiliaMidnight(day);
    const ends = brasiliaMidnight(addDays(day, 1));
    const within = own
      // Includes an incident without duration on the day on which it began.
      .filter(({ from, to }) => from < ends && (to > begins || from >= begins))
      .map((time) => ({ ...time, from: Math.max(time.from, begins), to: Math.min(time.to, ends) }));
    const state =
      worstOf(within.map(({ impact }) => impact)) ??
      (recordedDays.has(day) && day >= firstDay ? "operational" : "unknown");
    if (state !== "unknown" && day < today) {
      known += 1;
      knownMs += ends - begins;
      downMs += unionMs(within.filter(({ isDown }) => isDown));
    }
    return state;
  });
  // Rounds down, so that the uptime is less than 100 % if there was any downtime.
  const uptime = known ? Math.floor((1 - downMs / knownMs) * 100_000) / 100_000 : null;
  return { days, recorded: { days: known, uptime } };
}

/** Returns the worst of several states. */
export function worstState(states: readonly ComponentState[]): ComponentState {
  const worst = dayStates.findLast((state) => states.some((each) => each === state));
  return worst === undefined || worst === "unknown" ? "operational" : worst;
}
