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

/** What was recorded of an incident or a maintenance. */
export interface RecordedIncident {
  kind: StatusKind;
  /** Oldest first; instants in ms. */
  updates: { state: UpdateState; impacts: Impacts; at: number }[];
}

/** A time in which a component did not do as it should. */
interface Affected {
  component: string;
  impact: Impact;
  /** What was announced beforehand takes nothing from the time that a component could be used. */
  isDown: boolean;
  from: number;
  to: number;
}

/** The days that are shown, the oldest first, today last. */
export function shownDays(today: string): string[] {
  return Array.from({ length: statusDays }, (_, index) => addDays(today, index - statusDays + 1));
}

/** Nobody is affected by what is only planned, nor any more by what is over. */
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

/** How components do now, by what the newest update of each open incident says. */
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

/** How long it was, in ms, where times overlap counted once. */
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
  /** When it came to be, in ms. */
  since: number;
}

interface History {
  affected: readonly Affected[];
  /** Days of which staff said that all is recorded. */
  recordedDays: ReadonlySet<string>;
  today: string;
}

/**
 * What is known of a component's last days. Nothing is made up: a day is what was recorded of it, and
 * without a record of any kind it is unknown. Today is not over, so it is no part of the percentage.
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
      // An incident of no length is one all the same, on the day when it began.
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
  // Rounded down: what was not up all the time never reads 100 %.
  const uptime = known ? Math.floor((1 - downMs / knownMs) * 100_000) / 100_000 : null;
  return { days, recorded: { days: known, uptime } };
}

/** The worst of several states. */
export function worstState(states: readonly ComponentState[]): ComponentState {
  const worst = dayStates.findLast((state) => states.some((each) => each === state));
  return worst === undefined || worst === "unknown" ? "operational" : worst;
}
