import {
  endsIncident,
  getBrasiliaDay,
  getBrasiliaMidnight,
  getDocumentTag,
  type Locale,
  type PublicComponent,
  type PublicIncident,
  type PublicStatus,
  type StatusDashboard,
  statusTag,
} from "contracts";
import { isNotNull } from "drizzle-orm";
import { statusSubscribers } from "../platform/app-tables.ts";
import type { Database } from "../platform/database.ts";
import { shareImagesTagPrefix, statusPageImageId } from "../share-images/share-images.ts";
import {
  findIncident,
  readComponents,
  readPublicIncidents,
  readRecordedDays,
  type StoredComponent,
  type StoredIncident,
  selectText,
} from "./stored-incidents.ts";
import { readProbeIntervals, readProbeTargets } from "./stored-intervals.ts";
import {
  createComponentHistory,
  createStateLookup,
  findMeasuredOutage,
  findWorstImpact,
  findWorstState,
  listAffectedTimes,
  listShownDays,
} from "./timeline.ts";

/** Cache tags of responses about the status (contracts/content). */
export const statusCacheTags = [
  statusTag,
  "status-components",
  getDocumentTag(shareImagesTagPrefix, statusPageImageId),
];

const nothing = { text: "—", locale: "pt-BR" } as const;

function iso(instant: string | number): string {
  return new Date(instant).toISOString();
}

/**
 * Returns start and end of an incident. A maintenance has its planned start, and its planned end until the actual end
 * is recorded.
 */
function spanOf({ kind, startsAt, endsAt, updates }: StoredIncident) {
  const [first] = updates;
  const newest = updates.at(-1);
  const over = newest && endsIncident(newest.state) ? newest.at : undefined;
  const planned = kind === "maintenance" ? { startsAt, endsAt } : { startsAt: null, endsAt: null };
  const begins = planned.startsAt ?? first?.at ?? 0;
  const ends = over ?? planned.endsAt;
  return { startsAt: iso(begins), endsAt: ends === null ? null : iso(ends) };
}

function publicIncident(
  incident: StoredIncident,
  { components, locale }: { components: readonly StoredComponent[]; locale: Locale },
): PublicIncident {
  const { id, kind, title, updates } = incident;
  const state = updates.at(-1)?.state ?? "investigating";
  const affected = new Set(updates.flatMap(({ impacts }) => Object.keys(impacts)));
  return {
    id,
    kind,
    title: selectText(title, locale) ?? nothing,
    state,
    ...spanOf(incident),
    isOpen: !endsIncident(state),
    worst: findWorstImpact(updates.flatMap(({ impacts }) => Object.values(impacts))) ?? null,
    components: components
      .filter((component) => affected.has(component.id))
      .map(({ name }) => selectText(name, locale) ?? nothing),
    updates: updates.toReversed().map((update) => ({
      id: update.id,
      state: update.state,
      text: selectText(update.text, locale) ?? nothing,
      at: iso(update.at),
      impact: findWorstImpact(Object.values(update.impacts)) ?? null,
    })),
  };
}

/** Sorts components by group. The groups are in the order of their first components. */
function byGroup(components: readonly PublicComponent[]): PublicComponent[] {
  const groups = Map.groupBy(components, ({ group }) => group.text);
  return [...groups.values()].flat();
}

/** Returns the content of the status page in a language. */
export async function readStatus(
  db: Database,
  locale: Locale,
  now = Date.now(),
): Promise<PublicStatus> {
  const today = getBrasiliaDay(now);
  const firstDay = getBrasiliaMidnight(listShownDays(today)[0] ?? today);
  const [components, incidents, days, intervals, targets] = await Promise.all([
    readComponents(db),
    readPublicIncidents(db),
    readRecordedDays(db),
    readProbeIntervals(db, firstDay),
    readProbeTargets(db),
  ]);
  const intervalsOf = Map.groupBy(intervals, ({ componentId }) => componentId);
  const affected = listAffectedTimes(incidents, now);
  const stateOf = createStateLookup(incidents);
  const recordedDays = new Set(days);
  const shown = components.map(({ id, since, name, description, group }) => {
    const state = stateOf(id);
    const measured = intervalsOf.get(id) ?? [];
    // `find` returns the newest interval of an address, because intervals are sorted newest first.
    const newest = targets
      .filter(({ componentId }) => componentId === id)
      .flatMap(({ target }) => measured.find((interval) => interval.target === target) ?? []);
    return {
      id,
      name: selectText(name, locale) ?? nothing,
      description: selectText(description, locale) ?? null,
      group: selectText(group, locale) ?? nothing,
      state,
      outage: state === "operational" ? findMeasuredOutage(newest, now) : null,
      ...createComponentHistory({ id, since }, { affected, recordedDays, measured, today, now }),
    };
  });
  const instants = incidents.flatMap(({ updates }) => updates.map(({ at }) => at));
  return {
    state: findWorstState(shown.map(({ state }) => state)),
    components: byGroup(shown),
    incidents: incidents
      .map((incident) => publicIncident(incident, { components, locale }))
      .toSorted((one, other) => other.startsAt.localeCompare(one.startsAt)),
    today,
    updatedAt: instants.length > 0 ? iso(Math.max(...instants)) : null,
  };
}

/** Returns one incident of any age, for the incident's own page. */
export async function readIncident(
  db: Database,
  { id, locale }: { id: string; locale: Locale },
): Promise<PublicIncident | undefined> {
  const [incident, components] = await Promise.all([findIncident(db, id), readComponents(db)]);
  return incident && publicIncident(incident, { components, locale });
}

/** Returns the status data of the panel. */
export async function readStatusDashboard(
  db: Database,
  now = Date.now(),
): Promise<StatusDashboard> {
  const [components, incidents, days, subscribers] = await Promise.all([
    readComponents(db),
    readPublicIncidents(db),
    readRecordedDays(db),
    db.$count(statusSubscribers, isNotNull(statusSubscribers.confirmedAt)),
  ]);
  return {
    components: components.map(({ id, name }) => ({
      id,
      name: (selectText(name, "pt-BR") ?? nothing).text,
    })),
    incidents: incidents.map(({ id, kind, title, startsAt, endsAt, updates }) => ({
      id,
      kind,
      title,
      startsAt: startsAt && iso(startsAt),
      endsAt: endsAt && iso(endsAt),
      updates: updates.toReversed().map(({ id: updateId, state, text, impacts, at }) => ({
        id: updateId,
        state,
        text,
        impacts,
        at: iso(at),
      })),
    })),
    today: getBrasiliaDay(now),
    recordedUntil: days.toSorted().at(-1) ?? null,
    subscribers,
  };
}
