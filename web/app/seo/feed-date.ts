/**
 * Returns the instant of an article for feeds. Articles have only a day: noon UTC, or the time of
 * publishing if that was earlier, since feed readers hide entries of the future.
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
