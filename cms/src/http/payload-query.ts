import { hasStorableText } from "../platform/storable-text.ts";

/** Numeric parameters of a query and their valid values. PostgreSQL fails on a negative offset. */
const numericParameters = { page: /^[1-9]\d{0,8}$/, limit: /^\d{1,9}$/, depth: /^\d{1,9}$/ };

/** Permitted operators with one value. Payload's other operators fail in PostgreSQL or with the fields of this site. */
const singleValueOperators = [
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
/** Permitted operators with a list of values. `equals` and `not_equals` accept a list in relationships. */
const listOperators = ["in", "not_in", "equals", "not_equals"];

const maxWhereDepth = 20;

type Fields = Record<string, unknown>;

/** Returns true for an object that is not an array. */
export function isNonArrayObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): boolean {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function isComparison([operator, value]: [string, unknown]): boolean {
  return (
    (singleValueOperators.includes(operator) && isScalar(value)) ||
    (listOperators.includes(operator) && Array.isArray(value) && value.every(isScalar))
  );
}

function isWhere(value: unknown, depth = 0): boolean {
  return (
    isNonArrayObject(value) &&
    depth < maxWhereDepth &&
    Object.entries(value).every(([name, part]) =>
      ["and", "or"].includes(name.toLowerCase())
        ? Array.isArray(part) && part.every((each) => isWhere(each, depth + 1))
        : isNonArrayObject(part) && Object.entries(part).every(isComparison),
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

/** Accepts `where` as an object or as a JSON string; Payload accepts both. */
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

/** Returns true if Payload's endpoints can execute a query. Payload would respond to any other query with 500. */
export function isPayloadQuery(query: Fields): boolean {
  const { where, sort, data } = query;
  return (
    hasStorableText(query) &&
    isWhereParameter(where) &&
    isSort(sort) &&
    (typeof data !== "string" || data === "" || parseJson(data) !== undefined) &&
    Object.entries(numericParameters).every(
      ([name, pattern]) => query[name] === undefined || pattern.test(String(query[name])),
    )
  );
}
