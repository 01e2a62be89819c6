/** Returns the quantile of sorted values: the value below which a share of `fraction` (0 to 1) lies. */
export function quantile(sorted: readonly number[], fraction: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}
