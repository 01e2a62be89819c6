const shown = 3;

/** The articles that follow one in the list, from its beginning again after the last. */
export function relatedTo<Article extends { slug?: string | null }>(
  slug: string | null | undefined,
  articles: readonly Article[],
): Article[] {
  const index = articles.findIndex((article) => article.slug === slug);
  return [...articles.slice(index + 1), ...articles.slice(0, Math.max(index, 0))].slice(0, shown);
}
