import { type Catalogue, calculatePlanOffer, type Quote } from "pricing-engine";
import { FormattedMessage, useIntl } from "react-intl";
import { createConfigurationQuery } from "./configuration-query.ts";
import { createCalculatorFormats } from "./formats.ts";
import * as styles from "./plan-price.css.ts";

/** The price of a plan, and the query string that opens the calculator with this price. */
interface PricedPlan {
  quote: Quote;
  includedTransferGb: number;
  query: string;
}

/** Returns the price of a plan; undefined if the catalogue does not offer the plan. */
export function findPricedPlan(code: string, catalogue: Catalogue): PricedPlan | undefined {
  const offer = calculatePlanOffer(code, catalogue);
  const plan = catalogue.plans?.find((each) => each.code === code);
  return offer.ok && plan
    ? {
        quote: offer.quote,
        includedTransferGb: plan.includedTransferGb,
        query: createConfigurationQuery(offer.configuration),
      }
    : undefined;
}

/** The monthly price of a plan, with its term and its transfer. */
export function PlanPrice({ priced: { quote, includedTransferGb } }: { priced: PricedPlan }) {
  const { money, transfer } = createCalculatorFormats(useIntl());
  return (
    <p>
      <strong className={styles.amount} data-figure="plan">
        {money(quote.monthlyAfterDiscount)}
      </strong>{" "}
      <span className={styles.term}>
        <FormattedMessage
          id="calculator.plan.term"
          values={{ months: quote.termMonths, transfer: transfer(includedTransferGb) }}
        />
      </span>
    </p>
  );
}
