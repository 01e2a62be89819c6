import { planQueryKey, quoteQueryKeys } from "contracts";
import type { Catalogue, Configuration, Price } from "pricing-engine";
import { type ReactNode, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "#app/i18n/messages.ts";
import { Button, FieldGroup, Notice, Switch } from "#app/ui/index.ts";
import * as styles from "./calculator.css.ts";
import type {
  CalculatorData,
  CalculatorFieldComponents,
  ConfigurationChangeHandler,
} from "./calculator-data.ts";
import { createQuoteChatUrl } from "./chat-text.ts";
import { createCalculatorFormats } from "./formats.ts";
import {
  countInputs,
  isGigabyteInput,
  type NumberInput,
  sliderInputs,
  switchInputs,
} from "./inputs.ts";
import { createCalculatorTexts } from "./labels.ts";
import { type CalculatedPrices, findAppliedPlan } from "./pricing.ts";
import { Summary, SummaryBar } from "./summary.tsx";
import { TermChoices } from "./term-choices.tsx";

export interface CalculatorProps {
  data: CalculatorData;
  /** The catalogue of the quote's prices. */
  catalogue: Catalogue;
  /**
   * Version of the published catalogue; undefined for edited prices, whose quote is a simulation.
   */
  version: string | undefined;
  configuration: Configuration;
  pricing: CalculatedPrices;
  /** URL of the quote. */
  url: string;
  adjusted: readonly (keyof Configuration)[];
  fields: CalculatorFieldComponents;
  /** Changes the configuration. Absent on the server, where a button submits the form instead. */
  onChoose?: ConfigurationChangeHandler;
  /** Further actions, in addition to contacting sales. */
  actions?: ReactNode;
  /** Content above the inputs. */
  editor?: ReactNode;
}

/** Returns one stable setter per input, so that unchanged inputs are not rendered again. */
function inputSetters(
  onChoose: ConfigurationChangeHandler,
): Record<NumberInput, (value: number) => void> {
  const inputs = [...sliderInputs, ...countInputs];
  return Object.fromEntries(
    inputs.map((input) => [input, (value: number) => onChoose({ [input]: value })]),
  ) as Record<NumberInput, (value: number) => void>;
}

const hints = {
  dailyBackup: <FormattedMessage id="calculator.hint.dailyBackup" />,
  ddosProtection: <FormattedMessage id="calculator.hint.ddosProtection" />,
};

/** Returns a note for each count of servers or IPv4 addresses, with the monthly price per unit if there is one. */
function useCountNotes({
  windowsLicensePrice,
  ipv4Price,
}: Catalogue["prices"]): Record<(typeof countInputs)[number], string> {
  const intl = useIntl();
  const { basePrice } = createCalculatorFormats(intl);
  const note = (id: MessageId, price?: Price) =>
    intl.formatMessage({ id }, price === undefined ? {} : { price: basePrice(price) });
  return {
    linuxServers: note("calculator.note.sharedResources"),
    windowsServers: note("calculator.note.windowsServers", windowsLicensePrice),
    ipv4Addresses: note("calculator.note.ipv4Addresses", ipv4Price),
  };
}

/** A plain GET form with the inputs, next to the quote, which stays visible while scrolling. */
export function Calculator({
  data,
  catalogue,
  version,
  configuration,
  pricing: { quote, terms, plans },
  url,
  adjusted,
  fields: { Slider, Count },
  onChoose,
  actions,
  editor,
}: CalculatorProps) {
  const intl = useIntl();
  const formats = createCalculatorFormats(intl);
  const words = createCalculatorTexts(intl, data.labels);
  const chatHref =
    version === undefined
      ? undefined
      : createQuoteChatUrl(data.chatNumber, {
          intl,
          configuration,
          quote,
          plan: findAppliedPlan(plans),
          url,
        });
  const countNotes = useCountNotes(catalogue.prices);
  const setters = useMemo(() => onChoose && inputSetters(onChoose), [onChoose]);
  const numberField = (input: NumberInput) => ({
    id: `calculator-${input}`,
    name: quoteQueryKeys[input],
    label: words.input(input),
    limit: catalogue.policy.limits[input],
    value: configuration[input],
    onChange: setters?.[input],
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
      {configuration.plan ? (
        <input type="hidden" name={planQueryKey} value={configuration.plan} />
      ) : null}
      <div className={styles.configurationInputs}>
        {adjusted.length > 0 ? (
          <Notice>
            <FormattedMessage
              id="calculator.adjusted"
              values={{ fields: intl.formatList(adjusted.map(words.input)) }}
            />
          </Notice>
        ) : null}
        {editor}
        <FieldGroup legend={<FormattedMessage id="calculator.resources" />}>
          {sliderInputs.map((input) => (
            <Slider
              key={input}
              {...numberField(input)}
              valueText={formats.withUnit(input, configuration[input])}
              unit={isGigabyteInput(input) ? "gigabyte" : undefined}
            />
          ))}
        </FieldGroup>
        <FieldGroup legend={<FormattedMessage id="calculator.servers" />}>
          <div className={styles.countFields}>
            {countInputs.map((input) => (
              <Count key={input} {...numberField(input)} note={countNotes[input]} />
            ))}
          </div>
        </FieldGroup>
        <FieldGroup legend={<FormattedMessage id="calculator.options" />}>
          <div className={styles.switchFields}>
            {switchInputs.map((input) => (
              <Switch
                key={input}
                name={quoteQueryKeys[input]}
                value="1"
                label={words.input(input)}
                hint={hints[input]}
                {...(onChoose
                  ? {
                      checked: configuration[input],
                      onChange: ({ target }) => onChoose({ [input]: target.checked }),
                    }
                  : { defaultChecked: configuration[input], offValue: "0" })}
              />
            ))}
          </div>
        </FieldGroup>
        <TermChoices
          label={words.input("termMonths")}
          terms={terms}
          chosen={configuration.termMonths}
          onChoose={onChoose}
        />
        {onChoose ? null : (
          <Button type="submit">
            <FormattedMessage id="calculator.calculate" />
          </Button>
        )}
      </div>
      <Summary
        data={data}
        version={version}
        configuration={configuration}
        quote={quote}
        terms={terms}
        plans={plans}
        url={url}
        chatHref={chatHref}
        onChoose={onChoose}
        actions={actions}
      />
      <SummaryBar quote={quote} chatHref={chatHref} hidesInView={onChoose !== undefined} />
    </form>
  );
}
