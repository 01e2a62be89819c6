import type { PricingPlansBlock } from "cms/payload-types";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { Section, SectionHeading } from "#app/ui/section/index.ts";
import { BlockChoiceLink } from "../block-link.tsx";
import { translated, translatedLines } from "../translated.ts";
import { PlanFeatures } from "./plan-features.tsx";
import * as styles from "./pricing-plans.css.ts";

export interface PricingPlansProps {
  block: PricingPlansBlock;
}

/** Plans to compare, the popular one marked. */
export function PricingPlans({ block }: PricingPlansProps) {
  const headingId = useId();
  const plans = translated(block.plans, "name", "audience");
  if (plans.length === 0) {
    return null;
  }
  return (
    <Section ground={block.ground} id={block.anchor} labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        eyebrow={block.eyebrow}
        heading={block.heading}
        lede={block.lede}
        align="split"
      />
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li className={plan.isPopular ? styles.popularPlan : styles.plan} key={plan.id}>
            {plan.isPopular ? (
              <p className={styles.ribbon}>
                <FormattedMessage id="blocks.pricingPlans.mostPopular" />
              </p>
            ) : null}
            <div>
              <h3 className={styles.name}>{plan.name}</h3>
              <p className={styles.audience}>{plan.audience}</p>
            </div>
            <PlanFeatures features={translatedLines(plan.features)} />
            <div className={styles.action}>
              <BlockChoiceLink link={plan.link} isPrimary={Boolean(plan.isPopular)} />
            </div>
          </li>
        ))}
      </ul>
      {block.note ? <p className={styles.note}>{block.note}</p> : null}
    </Section>
  );
}
