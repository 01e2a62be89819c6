import type { QuoteLine } from "./price-lines.ts";

/** The list amounts of one month, in centavos. */
export interface Subtotals {
  /** vCPUs, RAM and storage. */
  readonly computeSubtotal: number;
  /** All other lines. */
  readonly extrasSubtotal: number;
}

export function sumLines(lines: readonly QuoteLine[]): Subtotals {
  let computeSubtotal = 0;
  let extrasSubtotal = 0;
  for (const { group, amount } of lines) {
    if (group === "compute") computeSubtotal += amount;
    else extrasSubtotal += amount;
  }
  return { computeSubtotal, extrasSubtotal };
}
