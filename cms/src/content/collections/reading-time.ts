import { convertLexicalToPlaintext } from "@payloadcms/richtext-lexical/plaintext";
import { minutesToRead } from "contracts";
import type { CollectionBeforeChangeHook } from "payload";

/** Reading time of an article in whole minutes, at least one; none without a body. */
export const computeReadingTime: CollectionBeforeChangeHook = ({ data }) => {
  if (!("body" in data)) {
    return data;
  }
  if (!data.body) {
    return { ...data, readingMinutes: null };
  }
  const text = convertLexicalToPlaintext({ data: data.body });
  return { ...data, readingMinutes: minutesToRead(text) };
};
