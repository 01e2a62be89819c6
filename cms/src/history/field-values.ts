import { isDeepStrictEqual } from "node:util";
import { type Locale, locales } from "contracts";
import type { Block, FlattenedField } from "payload";
import { type DocumentValues, findBlock, isObject, toRows } from "../platform/document-values.ts";

type FieldLabel = string | Record<string, string>;

/** One level of the path to a field, with its label in the form. */
export interface FieldPathStep {
  label: FieldLabel;
  /** Position of a row in its list, from 1. */
  number?: number;
  isSection?: boolean;
}

/** A field or row of a document, with its value. */
export interface FieldValue {
  /**
   * Path in the data, such as `blocks.ID.heading`. Contains the ids of rows, so that a moved section has the same path.
   */
  path: string;
  /** Language of a localized value; undefined for other values. */
  locale?: Locale;
  steps: FieldPathStep[];
  value: unknown;
  isRow?: boolean;
}

export type ChangeKind = "changed" | "added" | "removed" | "moved";
export interface FieldChange extends Pick<FieldValue, "path" | "locale" | "steps"> {
  kind: ChangeKind;
}

/** Fields that change with every save or that editors cannot set. */
const systemFields = new Set([
  "id",
  "_status",
  "createdAt",
  "updatedAt",
  "readingMinutes",
  "blockName",
]);

export function getFieldLabel({ name, label }: { name: string; label?: unknown }): FieldLabel {
  return typeof label === "string" || isObject(label) ? (label as FieldLabel) : name;
}

/** Returns the step for a section of a page; `index` counts from 0. */
export function createSectionStep({ slug, labels }: Block, index: number): FieldPathStep {
  return {
    label: getFieldLabel({ name: slug, label: labels?.singular }),
    number: index + 1,
    isSection: true,
  };
}

interface Path {
  path: string;
  steps: FieldPathStep[];
}

function rowValues(
  rows: { row: DocumentValues; step: FieldPathStep; fields: FlattenedField[] }[],
  { path, steps }: Path,
): FieldValue[] {
  const order = { path: `${path}.#`, steps, value: rows.map(({ row }) => row.id) };
  return [
    order,
    ...rows.flatMap(({ row, step, fields }) => {
      const parent = { path: `${path}.${row.id}`, steps: [...steps, step] };
      return [{ ...parent, value: null, isRow: true }, ...listFieldValues(fields, row, parent)];
    }),
  ];
}

function valuesOfField(field: FlattenedField, values: DocumentValues, parent: Path): FieldValue[] {
  const value = values[field.name];
  const path = parent.path ? `${parent.path}.${field.name}` : field.name;
  const label = getFieldLabel(field);
  const fieldStep = { path, steps: [...parent.steps, { label }] };
  switch (field.type) {
    case "group":
    case "tab":
      return listFieldValues(field.flattenedFields, isObject(value) ? value : {}, fieldStep);
    case "array": {
      const rows = toRows(value).map((row, index) => ({
        row,
        step: { label, number: index + 1 },
        fields: field.flattenedFields,
      }));
      return rowValues(rows, { path, steps: parent.steps });
    }
    case "blocks": {
      const rows = toRows(value).flatMap((row, index) => {
        const block = findBlock(field, row);
        return block
          ? { row, step: createSectionStep(block, index), fields: block.flattenedFields }
          : [];
      });
      return rowValues(rows, { path, steps: parent.steps });
    }
    case "join":
      return [];
    default:
      return "localized" in field && field.localized && isObject(value)
        ? locales.map((locale) => ({ ...fieldStep, locale, value: value[locale] }))
        : [{ ...fieldStep, value }];
  }
}

/** Returns every field and row of a document that was read with `locale: "all"`. */
export function listFieldValues(
  fields: readonly FlattenedField[],
  values: DocumentValues,
  parent: Path = { path: "", steps: [] },
): FieldValue[] {
  return fields
    .filter(({ name }) => !systemFields.has(name))
    .flatMap((field) => valuesOfField(field, values, parent));
}

export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function isSame(one: unknown, other: unknown): boolean {
  return (isEmptyValue(one) && isEmptyValue(other)) || isDeepStrictEqual(one, other);
}

function keyOf({ path, locale }: FieldValue): string {
  return `${path} ${locale ?? ""}`;
}

/**
 * Returns the differences between two states of a document. An added or removed row counts as one difference; its
 * fields are not listed.
 */
export function compareFieldValues(
  before: readonly FieldValue[],
  after: readonly FieldValue[],
): FieldChange[] {
  const valuesBefore = new Map(before.map((value) => [keyOf(value), value]));
  const valuesAfter = new Map(after.map((value) => [keyOf(value), value]));
  const rowsIn = (list: readonly FieldValue[]) => list.filter(({ isRow }) => isRow);
  const added = rowsIn(after).filter((value) => !valuesBefore.has(keyOf(value)));
  const removed = rowsIn(before).filter((value) => !valuesAfter.has(keyOf(value)));
  const addedOrRemoved = new Set([...added, ...removed].map(({ path }) => path));
  const isInAddedOrRemoved = (path: string) => {
    const parts = path.split(".");
    return parts.some(
      (_, index) => index > 0 && addedOrRemoved.has(parts.slice(0, index).join(".")),
    );
  };
  const say = (kind: ChangeKind, { path, locale, steps }: FieldValue): FieldChange => ({
    kind,
    path,
    steps,
    ...(locale ? { locale } : {}),
  });
  const all = [...after, ...before.filter((value) => !valuesAfter.has(keyOf(value)))];
  return all.flatMap((place): FieldChange[] => {
    const { path, isRow } = place;
    if (isInAddedOrRemoved(path)) {
      return [];
    }
    const was = valuesBefore.get(keyOf(place));
    const is = valuesAfter.get(keyOf(place));
    if (isRow) {
      return addedOrRemoved.has(path) ? [say(was ? "removed" : "added", place)] : [];
    }
    if (path.endsWith(".#")) {
      const ids = (value: unknown, other: unknown) =>
        Array.isArray(value) && Array.isArray(other)
          ? value.filter((id) => other.includes(id))
          : [];
      const previousOrder = ids(was?.value, is?.value);
      const currentOrder = ids(is?.value, was?.value);
      return isDeepStrictEqual(previousOrder, currentOrder) ? [] : [say("moved", place)];
    }
    return isSame(was?.value, is?.value) ? [] : [say("changed", place)];
  });
}
