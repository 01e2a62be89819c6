import { isDeepStrictEqual } from "node:util";
import { type Locale, locales } from "contracts";
import type { Block, FlattenedField } from "payload";

type Values = Record<string, unknown>;
type FieldLabel = string | Record<string, string>;

/** One level of the path to a field, with the label that the form shows. */
export interface Step {
  label: FieldLabel;
  /** Number of a row in its list, from 1. */
  number?: number;
  isSection?: boolean;
}

/** A field or row of a document, with its value. */
export interface Place {
  /** Path in the data. Rows are named by id, so that a moved section stays the same: `blocks.ID.heading`. */
  path: string;
  /** Language of a localized value; undefined for other values. */
  locale?: Locale;
  steps: Step[];
  value: unknown;
  isRow?: boolean;
}

export type ChangeKind = "changed" | "added" | "removed" | "moved";
export interface PlaceChange extends Pick<Place, "path" | "locale" | "steps"> {
  kind: ChangeKind;
}

/** Fields that change with every save, or that editors do not set. */
const ownFields = new Set([
  "id",
  "_status",
  "createdAt",
  "updatedAt",
  "readingMinutes",
  "blockName",
]);

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function labelOf({ name, label }: { name: string; label?: unknown }): FieldLabel {
  return typeof label === "string" || isObject(label) ? (label as FieldLabel) : name;
}

/** Returns the step of a page section; `index` counts from 0. */
export function sectionStep({ slug, labels }: Block, index: number): Step {
  return {
    label: labelOf({ name: slug, label: labels?.singular }),
    number: index + 1,
    isSection: true,
  };
}

interface Way {
  path: string;
  steps: Step[];
}

function rowPlaces(
  rows: { row: Values; step: Step; fields: FlattenedField[] }[],
  { path, steps }: Way,
): Place[] {
  const order = { path: `${path}.#`, steps, value: rows.map(({ row }) => row.id) };
  return [
    order,
    ...rows.flatMap(({ row, step, fields }) => {
      const way = { path: `${path}.${row.id}`, steps: [...steps, step] };
      return [{ ...way, value: null, isRow: true }, ...placesIn(fields, row, way)];
    }),
  ];
}

function placesOfField(field: FlattenedField, values: Values, way: Way): Place[] {
  const value = values[field.name];
  const path = way.path ? `${way.path}.${field.name}` : field.name;
  const label = labelOf(field);
  const named = { path, steps: [...way.steps, { label }] };
  switch (field.type) {
    case "group":
    case "tab":
      return placesIn(field.flattenedFields, isObject(value) ? value : {}, named);
    case "array": {
      const rows = rowsOf(value).map((row, index) => ({
        row,
        step: { label, number: index + 1 },
        fields: field.flattenedFields,
      }));
      return rowPlaces(rows, { path, steps: way.steps });
    }
    case "blocks": {
      const rows = rowsOf(value).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType);
        return block ? { row, step: sectionStep(block, index), fields: block.flattenedFields } : [];
      });
      return rowPlaces(rows, { path, steps: way.steps });
    }
    case "join":
      return [];
    default:
      return "localized" in field && field.localized && isObject(value)
        ? locales.map((locale) => ({ ...named, locale, value: value[locale] }))
        : [{ ...named, value }];
  }
}

/** Returns every field and row of a document that was read with `locale: "all"`. */
export function placesIn(
  fields: readonly FlattenedField[],
  values: Values,
  way: Way = { path: "", steps: [] },
): Place[] {
  return fields
    .filter(({ name }) => !ownFields.has(name))
    .flatMap((field) => placesOfField(field, values, way));
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function isSame(one: unknown, other: unknown): boolean {
  return (isEmpty(one) && isEmpty(other)) || isDeepStrictEqual(one, other);
}

function keyOf({ path, locale }: Place): string {
  return `${path} ${locale ?? ""}`;
}

/**
 * Returns what differs between two states of a document. For an added or removed row, only the row itself is
 * listed, not its fields.
 */
export function changesBetween(before: readonly Place[], after: readonly Place[]): PlaceChange[] {
  const former = new Map(before.map((place) => [keyOf(place), place]));
  const later = new Map(after.map((place) => [keyOf(place), place]));
  const rows = (places: readonly Place[]) => places.filter(({ isRow }) => isRow);
  const added = rows(after).filter((place) => !former.has(keyOf(place)));
  const removed = rows(before).filter((place) => !later.has(keyOf(place)));
  const gone = new Set([...added, ...removed].map(({ path }) => path));
  const isWithin = (path: string) => {
    const parts = path.split(".");
    return parts.some((_, index) => index > 0 && gone.has(parts.slice(0, index).join(".")));
  };
  const say = (kind: ChangeKind, { path, locale, steps }: Place): PlaceChange => ({
    kind,
    path,
    steps,
    ...(locale ? { locale } : {}),
  });
  const all = [...after, ...before.filter((place) => !later.has(keyOf(place)))];
  return all.flatMap((place): PlaceChange[] => {
    const { path, isRow } = place;
    if (isWithin(path)) {
      return [];
    }
    const was = former.get(keyOf(place));
    const is = later.get(keyOf(place));
    if (isRow) {
      return gone.has(path) ? [say(was ? "removed" : "added", place)] : [];
    }
    if (path.endsWith(".#")) {
      const ids = (value: unknown, other: unknown) =>
        Array.isArray(value) && Array.isArray(other)
          ? value.filter((id) => other.includes(id))
          : [];
      const wasOrder = ids(was?.value, is?.value);
      const isOrder = ids(is?.value, was?.value);
      return isDeepStrictEqual(wasOrder, isOrder) ? [] : [say("moved", place)];
    }
    return isSame(was?.value, is?.value) ? [] : [say("changed", place)];
  });
}
