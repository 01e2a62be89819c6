/**
 * Returns the page numbers to link: the first, the last, and those around the current one. A gap of
 * exactly one page is replaced by that page.
 */
export function pageWindow({ page, pages }: { page: number; pages: number }): (number | "gap")[] {
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
