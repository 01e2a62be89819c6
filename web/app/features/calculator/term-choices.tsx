import { quoteQueryKeys } from "contracts";
import type { TermOffer } from "pricing-engine";
import { FormattedMessage, useIntl } from "react-intl";
import { ChoiceCard, ChoiceCards, FieldGroup } from "#app/ui/index.ts";
import type { ConfigurationChangeHandler } from "./calculator-data.ts";
import { createCalculatorFormats } from "./formats.ts";

export interface TermChoicesProps {
  label: string;
  terms: readonly TermOffer[];
  /** Months of the selected term. */
  chosen: number;
  onChoose: ConfigurationChangeHandler | undefined;
}

/** All contract periods side by side: monthly price, total and saving. */
export function TermChoices({ label, terms, chosen, onChoose }: TermChoicesProps) {
  const intl = useIntl();
  const { money, percent } = createCalculatorFormats(intl);
  return (
    <FieldGroup legend={label}>
      <ChoiceCards>
        {terms.map(
          ({
            termMonths: months,
            monthly,
            contractTotal,
            contractSaving: saving,
            savingPercent,
          }) => (
            <ChoiceCard
              key={months}
              name={quoteQueryKeys.termMonths}
              value={months}
              data-term={months}
              label={<FormattedMessage id="calculator.months" values={{ months }} />}
              figure={money(monthly)}
              unit={<FormattedMessage id="calculator.perMonth" />}
              details={[
                {
                  id: "total",
                  text: (
                    <FormattedMessage
                      id="calculator.termTotal"
                      values={{ amount: money(contractTotal) }}
                    />
                  ),
                },
                {
                  id: "saving",
                  isGain: saving > 0,
                  text:
                    saving > 0 ? (
                      <FormattedMessage
                        id="calculator.saving"
                        values={{ amount: money(saving), percent: percent(savingPercent) }}
                      />
                    ) : (
                      <FormattedMessage id="calculator.noSaving" />
                    ),
                },
              ]}
              {...(onChoose
                ? {
                    checked: months === chosen,
                    onChange: () => onChoose({ termMonths: months }),
                  }
                : { defaultChecked: months === chosen })}
            />
          ),
        )}
      </ChoiceCards>
    </FieldGroup>
  );
}
