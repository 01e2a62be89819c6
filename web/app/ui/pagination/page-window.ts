/**
 * Returns the numbers of the pages to link: the first, the last, and the pages around the current one. If a gap would
 * hide exactly one page, returns that page too.
 */
export function selectPageNumbers({
  page,
  pages,
}: {
  page: number;
  pages: number;
}): (number | "gap")[] {
  const candidates = new Set([1, page - 1, page, page + 1, pages]);
  const numbers = [...candidates].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return numbers.flatMap((n, index) => {
    const previousNumber = numbers[index - 1] ?? n - 1;
    if (n - previousNumber === 1) {
      return [n];
    }
    return n - previousNumber === 2 ? [n - 1, n] : ["gap" as const, n];
  });
}
