/**
 * The instant of an article, which has a day alone: noon UTC, or the moment it was published where that
 * was earlier, since feed readers hide entries of the future.
 */
export function feedDate({
  publishedAt,
  updatedAt,
}: {
  publishedAt: string;
  updatedAt: string;
}): Date {
  return new Date(Math.min(Date.parse(publishedAt), Date.parse(updatedAt)));
}
