import type { PricingPlansBlock } from "cms/payload-types";
import { FormattedMessage } from "react-intl";
import type { PagePriceData } from "#app/features/calculator/index.ts";
import { configurationHref, findPricedPlan, PlanPrice } from "#app/features/calculator/index.ts";
import { ActionLink, UnbrokenText, VisuallyHidden } from "#app/ui/index.ts";
import { BlockActionLink, BlockTextLink } from "../block-link.tsx";
import { BlockSection } from "../block-section.tsx";
import { selectTranslatedRows } from "../translated-rows.ts";
import { PlanFeatures } from "./plan-features.tsx";
import * as styles from "./pricing-plans.css.ts";

export interface PricingPlansProps {
  block: PricingPlansBlock;
  /** Prices of the plans, and the path of the calculator, which each plan opens. */
  pricing: Pick<PagePriceData, "path" | "catalogue"> | undefined;
}

/** Plans side by side, with the popular plan highlighted. */
export function PricingPlans({ block, pricing }: PricingPlansProps) {
  const plans = selectTranslatedRows(block.plans, "name", "audience");
  if (plans.length === 0) {
    return null;
  }
  return (
    <BlockSection block={block} align="split">
      <ul className={styles.plans}>
        {plans.map((plan) => {
          const priced =
            pricing && plan.plan ? findPricedPlan(plan.plan, pricing.catalogue) : undefined;
          const query = plan.plan ? priced?.query : plan.configuration;
          return (
            <li className={plan.isPopular ? styles.popularPlan : styles.plan} key={plan.id}>
              {plan.isPopular ? (
                <p className={styles.ribbon}>
                  <FormattedMessage id="blocks.pricingPlans.mostPopular" />
                </p>
              ) : null}
              <div>
                <h3 className={styles.planName}>{plan.name}</h3>
                <p className={styles.audience}>{plan.audience}</p>
              </div>
              {priced ? <PlanPrice priced={priced} /> : null}
              <PlanFeatures features={selectTranslatedRows(plan.features, "text")} />
              <div className={styles.planAction}>
                {pricing && query ? (
                  <>
                    <ActionLink
                      href={configurationHref(pricing.path, query)}
                      tone={plan.isPopular ? "primary" : "secondary"}
                    >
                      <FormattedMessage id="blocks.pricingPlans.build" />
                      <VisuallyHidden> {plan.name}</VisuallyHidden>
                    </ActionLink>
                    <BlockTextLink link={plan.link} />
                  </>
                ) : (
                  <BlockActionLink link={plan.link} isPrimary={Boolean(plan.isPopular)} />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {block.note ? (
        <p className={styles.plansNote}>
          <UnbrokenText>{block.note}</UnbrokenText>
        </p>
      ) : null}
    </BlockSection>
  );
}
