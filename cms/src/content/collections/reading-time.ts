import { minutesToRead } from "contracts";
import type { CollectionBeforeChangeHook } from "payload";
import { textOf } from "../running-text/text-of.ts";

/** Reading time of an article in whole minutes, at least one; none without a body. */
export const computeReadingTime: CollectionBeforeChangeHook = ({ data }) => {
  if (!("body" in data)) {
    return data;
  }
  if (!data.body) {
    return { ...data, readingMinutes: null };
  }
  return { ...data, readingMinutes: minutesToRead(textOf(data.body)) };
};
