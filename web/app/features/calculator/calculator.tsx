import { type Locale, quoteQueryKeys } from "contracts";
import type { Catalogue, Configuration } from "pricing-engine";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./calculator.css.ts";
import type { CalculatorFields, Choose } from "./fields.ts";
import { formatsOf } from "./formats.ts";
import {
  countInputs,
  type NumberInput,
  type SwitchInput,
  sliderInputs,
  switchInputs,
} from "./inputs.ts";
import { type CalculatorLabels, wordsOf } from "./labels.ts";
import type { Priced } from "./pricing.ts";
import { Summary, SummaryBar } from "./summary.tsx";
import { TermChoices } from "./term-choices.tsx";

/** What one calculator is drawn from. Plain data: it also travels to the browser. */
export interface CalculatorData {
  catalogue: Catalogue;
  version: string;
  labels: CalculatorLabels;
  locale: Locale;
  /** The page's address. */
  origin: string;
  path: string;
  chatNumber: string;
  brandName: string;
  /** Of the quote's own heading: one below that of what the calculator stands in. */
  headingLevel: 2 | 3;
  /** Whether the base prices can be played with: /precoadmin. */
  editsPrices?: boolean;
}

export interface CalculatorProps {
  data: CalculatorData;
  /** What it was priced with. */
  catalogue: Catalogue;
  /** Of the published catalogue; absent when prices are others, which makes a simulation. */
  version: string | undefined;
  configuration: Configuration;
  pricing: Priced;
  /** Address of the quote. */
  url: string;
  adjusted: readonly (keyof Configuration)[];
  fields: CalculatorFields;
  /** Absent on the server: then a button sends the form. */
  onChoose?: Choose;
  /** What a visitor can do with the quote, beside talking to sales. */
  actions?: ReactNode;
  /** Above the choices. */
  editor?: ReactNode;
}

const fieldId = (input: keyof Configuration) => `calculator-${input}`;

const hints = {
  dailyBackup: <FormattedMessage id="calculator.hint.dailyBackup" />,
  ddosProtection: <FormattedMessage id="calculator.hint.ddosProtection" />,
};

/** The choices, and beside them the quote that never leaves the screen. A plain GET form. */
export function Calculator({
  data,
  catalogue,
  version,
  configuration,
  pricing: { quote, terms },
  url,
  adjusted,
  fields: { Slider, Count },
  onChoose,
  actions,
  editor,
}: CalculatorProps) {
  const intl = useIntl();
  const formats = formatsOf(intl);
  const words = wordsOf(intl, data.labels);
  const numberField = (input: NumberInput) => ({
    input,
    id: fieldId(input),
    name: quoteQueryKeys[input],
    label: words.input(input),
    limit: catalogue.policy.limits[input],
    value: configuration[input],
    shown: formats.withUnit(input, configuration[input]),
    onChoose,
  });

  return (
    <form
      className={styles.calculator}
      action={data.path}
      method="get"
      data-calculator=""
      autoComplete="off"
      onSubmit={onChoose ? (event) => event.preventDefault() : undefined}
    >
      <div className={styles.choices}>
        {adjusted.length > 0 ? (
          <p className={styles.notice} role="status">
            <FormattedMessage
              id="calculator.adjusted"
              values={{ fields: intl.formatList(adjusted.map(words.input)) }}
            />
          </p>
        ) : null}
        {editor}
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            <FormattedMessage id="calculator.resources" />
          </legend>
          {sliderInputs.map((input) => (
            <Slider key={input} {...numberField(input)} />
          ))}
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            <FormattedMessage id="calculator.servers" />
          </legend>
          <div className={styles.counts}>
            {countInputs.map((input) => (
              <Count key={input} {...numberField(input)} />
            ))}
          </div>
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            <FormattedMessage id="calculator.options" />
          </legend>
          <div className={styles.switches}>
            {switchInputs.map((input) => (
              <SwitchField
                key={input}
                input={input}
                label={words.input(input)}
                hint={hints[input]}
                isOn={configuration[input]}
                onChoose={onChoose}
              />
            ))}
          </div>
        </fieldset>
        <TermChoices
          label={words.input("termMonths")}
          terms={terms}
          chosen={configuration.termMonths}
          onChoose={onChoose}
        />
        {onChoose ? null : (
          <button type="submit" className={styles.calculate}>
            <FormattedMessage id="calculator.calculate" />
          </button>
        )}
      </div>
      <Summary
        data={data}
        catalogue={catalogue}
        version={version}
        configuration={configuration}
        quote={quote}
        terms={terms}
        url={url}
        actions={actions}
      />
      <SummaryBar quote={quote} />
    </form>
  );
}

interface SwitchFieldProps {
  input: SwitchInput;
  label: string;
  hint: ReactNode;
  isOn: boolean;
  onChoose: Choose | undefined;
}

function SwitchField({ input, label, hint, isOn, onChoose }: SwitchFieldProps) {
  const name = quoteQueryKeys[input];
  const hintId = `${fieldId(input)}-hint`;
  return (
    <div className={styles.switchField}>
      {/* A box that is not ticked sends nothing: this says that it was turned off. */}
      {onChoose ? null : <input type="hidden" name={name} value="0" />}
      <input
        className={styles.switchBox}
        id={fieldId(input)}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
        role="switch"
        name={name}
        value="1"
        aria-describedby={hintId}
        {...(onChoose
          ? { checked: isOn, onChange: ({ target }) => onChoose({ [input]: target.checked }) }
          : { defaultChecked: isOn })}
      />
      <label className={styles.switchLabel} htmlFor={fieldId(input)}>
        {label}
      </label>
      <span className={styles.switchHint} id={hintId}>
        {hint}
      </span>
    </div>
  );
}
