import { CheckList } from "#app/ui/check-list/index.ts";
import * as styles from "./pricing-plans.css.ts";

/** A line which begins with an amount: "4 vCPUs", "100 GB SSD NVMe", but not "24/7 support". */
const amountLine = /^(\d[\d.,]*(?:\s[KMGT]B(?:ps)?)?)\s(.+)$/;

export interface PlanFeaturesProps {
  features: readonly string[];
}

/** What a plan has: amounts set as figures to compare, everything else ticked. */
export function PlanFeatures({ features }: PlanFeaturesProps) {
  const amounts = features.flatMap((feature) => {
    const [, amount, what] = amountLine.exec(feature) ?? [];
    return amount && what ? [{ amount, what }] : [];
  });
  const others = features.filter((feature) => !amountLine.test(feature));
  return (
    <>
      {amounts.length > 0 ? (
        <ul className={styles.amounts}>
          {amounts.map(({ amount, what }) => (
            <li className={styles.amount} key={what}>
              <span className={styles.figure}>{amount}</span> {what}
            </li>
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? <CheckList items={others} /> : null}
    </>
  );
}
