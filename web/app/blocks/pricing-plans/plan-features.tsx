import { TextWithTerms } from "#app/cms/text-with-terms.tsx";
import { CheckList, type CheckListItem } from "#app/ui/index.ts";
import { splitPlanAmounts } from "./plan-amounts.ts";
import * as styles from "./pricing-plans.css.ts";

export interface PlanFeaturesProps {
  features: readonly CheckListItem[];
}

/** Features of a plan: amounts as large figures, other features as a checklist. */
export function PlanFeatures({ features }: PlanFeaturesProps) {
  const { amounts, others } = splitPlanAmounts(features);
  return (
    <>
      {amounts.length > 0 ? (
        <ul className={styles.amounts}>
          {amounts.map(({ id, amount, what }) => (
            <li className={styles.amount} key={id}>
              <span className={styles.amountValue}>{amount}</span> <TextWithTerms text={what} />
            </li>
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? <CheckList items={others} /> : null}
    </>
  );
}
