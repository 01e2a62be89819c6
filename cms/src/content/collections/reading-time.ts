import { convertLexicalToPlaintext } from "@payloadcms/richtext-lexical/plaintext";
import type { CollectionBeforeChangeHook } from "payload";

/** Words per minute of silent reading of non-fiction (Brysbaert, 2019). */
const wordsPerMinute = 238;

/** Reading time of an article in whole minutes, at least one; none without a body. */
export const computeReadingTime: CollectionBeforeChangeHook = ({ data }) => {
  if (!("body" in data)) {
    return data;
  }
  if (!data.body) {
    return { ...data, readingMinutes: null };
  }
  const words = convertLexicalToPlaintext({ data: data.body }).split(/\s+/).filter(Boolean).length;
  return { ...data, readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)) };
};
