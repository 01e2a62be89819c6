import { quoteQueryKeys } from "contracts";
import type { TermOffer } from "pricing-engine";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./calculator.css.ts";
import type { Choose } from "./fields.ts";
import { formatsOf } from "./formats.ts";

export interface TermChoicesProps {
  label: string;
  terms: readonly TermOffer[];
  /** Months of the chosen one. */
  chosen: number;
  onChoose: Choose | undefined;
}

/** All contract periods side by side: what a month costs, what one commits to, what one saves. */
export function TermChoices({ label, terms, chosen, onChoose }: TermChoicesProps) {
  const intl = useIntl();
  const { money, percent } = formatsOf(intl);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.terms}>
        {terms.map(
          ({
            termMonths: months,
            monthly,
            contractTotal,
            contractSaving: saving,
            savingPercent,
          }) => (
            <label className={styles.term} key={months} data-term={months}>
              <span className={styles.termName}>
                <input
                  className={styles.termRadio}
                  type="radio"
                  name={quoteQueryKeys.termMonths}
                  value={months}
                  {...(onChoose
                    ? {
                        checked: months === chosen,
                        onChange: () => onChoose({ termMonths: months }),
                      }
                    : { defaultChecked: months === chosen })}
                />
                <FormattedMessage id="calculator.months" values={{ months }} />
              </span>
              <span className={styles.termPrice}>
                <span className={styles.termAmount} data-figure="monthly">
                  {money(monthly)}
                </span>{" "}
                <FormattedMessage id="calculator.perMonth" />
              </span>
              <span className={styles.termDetail} data-figure="total">
                <FormattedMessage
                  id="calculator.termTotal"
                  values={{ amount: money(contractTotal) }}
                />
              </span>
              <span
                className={saving > 0 ? styles.termSaving : styles.termDetail}
                data-figure="saving"
              >
                {saving > 0 ? (
                  <FormattedMessage
                    id="calculator.saving"
                    values={{ amount: money(saving), percent: percent(savingPercent) }}
                  />
                ) : (
                  <FormattedMessage id="calculator.noSaving" />
                )}
              </span>
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}
