/** The place of the calculator. */
export function PriceCalculator() {
  // Nothing yet: a heading without calculator would promise what the page cannot do.
  return null;
}
