import { defaultLocale, type Locale, statusDays } from "contracts";
import { and, asc, desc, eq, inArray, notExists, or, type SQL, sql } from "drizzle-orm";
import { status_components, status_components_locales } from "../payload-schema.ts";
import { statusDayRecords, statusIncidents, statusUpdates } from "../platform/app-tables.ts";
import type { Database } from "../platform/database.ts";

type Update = Omit<typeof statusUpdates.$inferSelect, "at"> & { at: number };
export interface StoredIncident
  extends Pick<
    typeof statusIncidents.$inferSelect,
    "id" | "kind" | "title" | "startsAt" | "endsAt"
  > {
  /** Updates, oldest first. An incident always has at least one update. */
  updates: Update[];
}

/** Maximum number of incidents read at once. */
const maxIncidents = 300;

/** SQL condition: the incident is open, or has an update within the displayed days. */
const isShown = or(
  sql`exists (select 1 from ${statusUpdates} where ${statusUpdates.incidentId} = ${statusIncidents.id}
    and ${statusUpdates.at} > now() - ${statusDays} * interval '1 day')`,
  notExists(
    sql`(select 1 from ${statusUpdates} where ${statusUpdates.incidentId} = ${statusIncidents.id}
      and ${statusUpdates.state} in ('resolved', 'done'))`,
  ),
);

/** Returns incidents, newest first. */
async function readIncidents(db: Database, condition: SQL | undefined): Promise<StoredIncident[]> {
  const incidents = await db
    .select({
      id: statusIncidents.id,
      kind: statusIncidents.kind,
      title: statusIncidents.title,
      startsAt: statusIncidents.startsAt,
      endsAt: statusIncidents.endsAt,
    })
    .from(statusIncidents)
    .where(condition)
    .orderBy(desc(statusIncidents.id))
    .limit(maxIncidents);
  if (incidents.length === 0) {
    return [];
  }
  const updates = await db
    .select()
    .from(statusUpdates)
    .where(
      inArray(
        statusUpdates.incidentId,
        incidents.map(({ id }) => id),
      ),
    )
    .orderBy(asc(statusUpdates.at), asc(statusUpdates.id));
  return incidents.map((incident) => ({
    ...incident,
    updates: updates
      .filter(({ incidentId }) => incidentId === incident.id)
      .map((update) => ({ ...update, at: Date.parse(update.at) })),
  }));
}

export function readPublicIncidents(db: Database): Promise<StoredIncident[]> {
  return readIncidents(db, isShown);
}

export async function findIncident(db: Database, id: string): Promise<StoredIncident | undefined> {
  return (await readIncidents(db, eq(statusIncidents.id, id)))[0];
}

/** Returns which of the displayed days staff confirmed as recorded completely. */
export async function readRecordedDays(db: Database): Promise<string[]> {
  const rows = await db
    .select({ day: statusDayRecords.day })
    .from(statusDayRecords)
    .where(sql`${statusDayRecords.day} > current_date - ${statusDays + 1}::int`);
  return rows.map(({ day }) => day);
}

type Text = Record<Locale, string>;
export interface StoredComponent {
  id: string;
  /** Time at which the component was added, in ms. */
  since: number;
  name: Partial<Text>;
  description: Partial<Text>;
  group: Partial<Text>;
}

/** Returns the components in the order of the status page. */
export async function readComponents(db: Database): Promise<StoredComponent[]> {
  const rows = await db
    .select({
      id: status_components.id,
      createdAt: status_components.createdAt,
      locale: status_components_locales._locale,
      name: status_components_locales.name,
      description: status_components_locales.description,
      group: status_components_locales.group,
    })
    .from(status_components)
    .innerJoin(
      status_components_locales,
      and(eq(status_components_locales._parentID, status_components.id)),
    )
    .orderBy(asc(status_components.order), asc(status_components.id));
  const components = new Map<string, StoredComponent>();
  for (const { id, createdAt, locale, name, description, group } of rows) {
    const since = Date.parse(createdAt);
    const component = components.get(id) ?? { id, since, name: {}, description: {}, group: {} };
    component.name[locale] = name;
    component.group[locale] = group;
    if (description) {
      component.description[locale] = description;
    }
    components.set(id, component);
  }
  return [...components.values()];
}

/**
 * Returns a text in a language, together with the language. Returns the original text if the text is not translated.
 */
export function selectText(
  texts: Partial<Text>,
  locale: Locale,
): { text: string; locale: Locale } | undefined {
  const known = [locale, defaultLocale].find((each) => texts[each]);
  const text = known && texts[known];
  return known && text ? { text, locale: known } : undefined;
}
