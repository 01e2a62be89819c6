import { minutesToRead } from "contracts";
import type { CollectionBeforeChangeHook } from "payload";
import { textOf } from "../../rich-text/text-of.ts";

/** Computes an article's reading time in whole minutes, at least 1; null without a body. */
export const computeReadingTime: CollectionBeforeChangeHook = ({ data }) => {
  if (!("body" in data)) {
    return data;
  }
  if (!data.body) {
    return { ...data, readingMinutes: null };
  }
  return { ...data, readingMinutes: minutesToRead(textOf(data.body)) };
};
