import type { Catalogue, Configuration, Quote, TermOffer } from "pricing-engine";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ActionLink } from "#app/ui/index.ts";
import * as styles from "./calculator.css.ts";
import type { CalculatorData } from "./calculator.tsx";
import { quoteChatHref } from "./chat-text.ts";
import { formatsOf } from "./formats.ts";
import { wordsOf } from "./labels.ts";
import { QuoteLines } from "./quote-lines.tsx";

export interface SummaryProps {
  data: CalculatorData;
  catalogue: Catalogue;
  /** Of the published catalogue; absent when prices are others, which makes a simulation. */
  version: string | undefined;
  configuration: Configuration;
  quote: Quote;
  terms: readonly TermOffer[];
  /** Address of the quote. */
  url: string;
  actions: ReactNode;
}

const summaryId = "calculator-summary";

/** The quote: what a month costs, every line of it, and the way to sales. */
export function Summary({
  data,
  catalogue,
  version,
  configuration,
  quote,
  terms,
  url,
  actions,
}: SummaryProps) {
  const intl = useIntl();
  const { money, percent, version: publication } = formatsOf(intl);
  const isSimulation = version === undefined;
  const Heading = `h${data.headingLevel}` as const;
  const words = wordsOf(intl, data.labels);
  const chosen = terms.find(({ termMonths }) => termMonths === quote.termMonths);
  return (
    <section className={styles.summary} id={summaryId} aria-labelledby={`${summaryId}-title`}>
      <p className={styles.printBrand}>{data.brandName}</p>
      <Heading className={styles.summaryTitle} id={`${summaryId}-title`}>
        {isSimulation ? (
          <FormattedMessage id="calculator.simulation" />
        ) : (
          <FormattedMessage id="calculator.summary" />
        )}
      </Heading>
      {isSimulation ? (
        <p className={styles.simulation}>
          <FormattedMessage id="calculator.simulation.note" />
        </p>
      ) : null}
      <p className={styles.headline}>
        <span className={styles.figure} data-figure="headline" key={quote.monthlyAfterDiscount}>
          {money(quote.monthlyAfterDiscount)}
        </span>{" "}
        <span className={styles.muted}>
          <FormattedMessage id="calculator.perMonth" />
        </span>
      </p>
      {chosen && chosen.contractSaving > 0 ? (
        <p className={styles.saving} data-figure="headline-saving">
          <FormattedMessage
            id="calculator.saving"
            values={{
              amount: money(chosen.contractSaving),
              percent: percent(chosen.savingPercent),
            }}
          />
        </p>
      ) : null}
      <QuoteLines
        quote={quote}
        configuration={configuration}
        includedGb={catalogue.policy.bandwidthOverage.includedGb}
        words={words}
      />
      <div className={styles.actions}>
        {isSimulation ? null : (
          <ActionLink
            href={quoteChatHref(data.chatNumber, { intl, configuration, quote, url })}
            icon="message-circle"
            isExternal
          >
            <FormattedMessage id="calculator.chat.open" />
          </ActionLink>
        )}
        {actions}
      </div>
      {isSimulation ? null : (
        <>
          <p className={styles.note}>
            <FormattedMessage id="calculator.version" values={{ version: publication(version) }} />
          </p>
          <p className={styles.printUrl}>{url}</p>
        </>
      )}
    </section>
  );
}

export interface SummaryBarProps {
  quote: Quote;
}

/** The price where there is no room for the summary: at the foot of the screen. */
export function SummaryBar({ quote }: SummaryBarProps) {
  const intl = useIntl();
  const { money } = formatsOf(intl);
  return (
    <aside className={styles.bar} aria-label={intl.formatMessage({ id: "calculator.bar" })}>
      <span>
        <strong className={styles.amount} data-figure="bar">
          {money(quote.monthlyAfterDiscount)}
        </strong>{" "}
        <span className={styles.note}>
          <FormattedMessage id="calculator.perMonth" />
        </span>
      </span>
      <a className={styles.barLink} href={`#${summaryId}`}>
        <FormattedMessage id="calculator.details" />
      </a>
    </aside>
  );
}
