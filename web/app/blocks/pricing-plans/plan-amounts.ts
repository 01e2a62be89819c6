import type { CheckListItem } from "#app/ui/index.ts";

/**
 * Matches a line that begins with an amount: "4 vCPUs", "100 GB SSD NVMe", but not "24/7 support".
 */
const amountLine = /^(\d[\d.,]*(?:\s[KMGT]B(?:ps)?)?)\s(.+)$/;

export interface PlanAmount extends Pick<CheckListItem, "id"> {
  amount: string;
  what: string;
}

/** Splits the lines of a plan into amounts and other features, and preserves the order of each group. */
export function splitPlanAmounts(features: readonly CheckListItem[]): {
  amounts: PlanAmount[];
  others: CheckListItem[];
} {
  const amounts: PlanAmount[] = [];
  const others: CheckListItem[] = [];
  for (const feature of features) {
    const [, amount, what] = amountLine.exec(feature.text) ?? [];
    if (amount && what) {
      amounts.push({ id: feature.id, amount, what });
    } else {
      others.push(feature);
    }
  }
  return { amounts, others };
}
