import { hasStorableText } from "../ground/storable-text.ts";

/** Counts that a query may name, and what each may be; PostgreSQL fails on a negative offset. */
const counts = { page: /^[1-9]\d{0,8}$/, limit: /^\d{1,9}$/, depth: /^\d{1,9}$/ };

/** Comparisons with one value. Payload has others, which PostgreSQL or our fields do not. */
const single = [
  "contains",
  "equals",
  "exists",
  "greater_than",
  "greater_than_equal",
  "in",
  "less_than",
  "less_than_equal",
  "like",
  "not_equals",
  "not_in",
  "not_like",
];
/** Comparisons with any of several; the last two, of relationships. */
const several = ["in", "not_in", "equals", "not_equals"];

const deepestWhere = 20;

type Fields = Record<string, unknown>;

/** Whether a value is a record of named values. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): boolean {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function isComparison([operator, value]: [string, unknown]): boolean {
  return (
    (single.includes(operator) && isScalar(value)) ||
    (several.includes(operator) && Array.isArray(value) && value.every(isScalar))
  );
}

function isWhere(value: unknown, depth = 0): boolean {
  return (
    isFields(value) &&
    depth < deepestWhere &&
    Object.entries(value).every(([name, part]) =>
      ["and", "or"].includes(name.toLowerCase())
        ? Array.isArray(part) && part.every((each) => isWhere(each, depth + 1))
        : isFields(part) && Object.entries(part).every(isComparison),
    )
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Payload takes a `where` as JSON too. */
function isWhereParameter(value: unknown): boolean {
  return (
    value === undefined ||
    value === "" ||
    isWhere(typeof value === "string" ? parseJson(value) : value)
  );
}

function isSort(value: unknown): boolean {
  return (
    value === undefined ||
    typeof value === "string" ||
    (Array.isArray(value) && value.every((each) => typeof each === "string"))
  );
}

/** Whether Payload's own endpoints can be asked this; what they cannot would be a fault inside them. */
export function isPayloadQuery(query: Fields): boolean {
  const { where, sort, data } = query;
  return (
    hasStorableText(query) &&
    isWhereParameter(where) &&
    isSort(sort) &&
    (typeof data !== "string" || data === "" || parseJson(data) !== undefined) &&
    Object.entries(counts).every(
      ([name, pattern]) => query[name] === undefined || pattern.test(String(query[name])),
    )
  );
}
