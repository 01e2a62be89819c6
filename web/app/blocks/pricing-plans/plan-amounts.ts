/** A line which begins with an amount: "4 vCPUs", "100 GB SSD NVMe", but not "24/7 support". */
const amountLine = /^(\d[\d.,]*(?:\s[KMGT]B(?:ps)?)?)\s(.+)$/;

export interface PlanAmount {
  amount: string;
  what: string;
}

/** Parts the lines of a plan into amounts to compare and everything else, each in order. */
export function planAmounts(features: readonly string[]): {
  amounts: PlanAmount[];
  others: string[];
} {
  const amounts: PlanAmount[] = [];
  const others: string[] = [];
  for (const feature of features) {
    const [, amount, what] = amountLine.exec(feature) ?? [];
    if (amount && what) {
      amounts.push({ amount, what });
    } else {
      others.push(feature);
    }
  }
  return { amounts, others };
}
