/** Words per minute of silent reading of non-fiction (Brysbaert, 2019). */
const wordsPerMinute = 238;

/** Returns the reading time of a text in whole minutes, at least 1. */
export function minutesToRead(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
