import type { Locale } from "contracts";
import { isObject } from "../platform/document-values.ts";
import { isEmptyValue, isLocalized } from "../platform/publishing/language-states.ts";
import type { DocumentContent } from "./draft-content.ts";

/** Part of a draft that an editor's save approves. */
interface Reviewed {
  locale: Locale;
  /** Names of the saved top-level fields; undefined if all fields were saved. */
  fields: readonly string[] | undefined;
}

/** Returns true if a value has text in a language other than `locale`. */
function hasOtherTexts(value: unknown, locale: Locale): boolean {
  if (Array.isArray(value)) {
    return value.some((each) => hasOtherTexts(each, locale));
  }
  if (isLocalized(value)) {
    return Object.entries(value).some(([name, text]) => name !== locale && !isEmptyValue(text));
  }
  return isObject(value) && Object.values(value).some((each) => hasOtherTexts(each, locale));
}

/**
 * Merges rows and blocks by their ids. Excludes a new row if it has texts in a language that the editor did not see.
 */
function mergeRows(
  approved: readonly unknown[],
  draft: readonly unknown[],
  locale: Locale,
): unknown[] {
  const byId = new Map(approved.filter(isObject).map((row) => [row.id, row]));
  return draft.flatMap((row) => {
    if (!isObject(row) || row.id === undefined) {
      return [row];
    }
    const former = byId.get(row.id);
    if (former) {
      return [merge(former, row, locale)];
    }
    return hasOtherTexts(row, locale) ? [] : [row];
  });
}

function merge(approved: unknown, draft: unknown, locale: Locale): unknown {
  if (isLocalized(draft) || isLocalized(approved)) {
    const former = isLocalized(approved) ? approved : {};
    return { ...former, [locale]: isLocalized(draft) ? draft[locale] : undefined };
  }
  if (Array.isArray(draft)) {
    return mergeRows(Array.isArray(approved) ? approved : [], draft, locale);
  }
  if (isObject(draft)) {
    const former = isObject(approved) ? approved : {};
    const names = Object.keys({ ...former, ...draft });
    return Object.fromEntries(
      names.map((name) => [name, merge(former[name], draft[name], locale)]),
    );
  }
  return draft;
}

/**
 * Returns the approved content after an editor's save. In the saved language and fields, these are the draft's values;
 * everywhere else, the previously approved values. Texts that a writer changed in other languages stay unapproved,
 * because the editor's screen does not show them.
 */
export function mergeApprovedContent(
  approved: DocumentContent,
  draft: DocumentContent,
  { locale, fields }: Reviewed,
): DocumentContent {
  const names = new Set([...Object.keys(approved), ...Object.keys(draft)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const isReviewed = fields === undefined || fields.includes(name);
      return [name, isReviewed ? merge(approved[name], draft[name], locale) : approved[name]];
    }),
  );
}
