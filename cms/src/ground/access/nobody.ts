/** Closed to every request; only the product's own operations get through. */
export function nobody(): boolean {
  return false;
}
