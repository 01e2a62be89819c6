/**
 * Returns the instant of an article for feeds, because articles store only a day. Returns noon UTC, or the time of
 * publishing if that was earlier, because feed readers hide entries of the future.
 */
export function toFeedDate({
  publishedAt,
  updatedAt,
}: {
  publishedAt: string;
  updatedAt: string;
}): Date {
  return new Date(Math.min(Date.parse(publishedAt), Date.parse(updatedAt)));
}
