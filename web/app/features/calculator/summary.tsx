import type { Configuration, PlanComparison, Quote, TermOffer } from "pricing-engine";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ActionLink } from "#app/ui/index.ts";
import * as styles from "./calculator.css.ts";
import type { CalculatorData, ConfigurationChangeHandler } from "./calculator-data.ts";
import { createCalculatorFormats } from "./formats.ts";
import { createCalculatorTexts } from "./labels.ts";
import { AlternativePlanOffer, PlanNote } from "./plan-note.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import { summaryId } from "./quote-url.ts";

export interface SummaryProps {
  data: CalculatorData;
  /**
   * Version of the published catalogue; undefined for edited prices, whose quote is a simulation.
   */
  version: string | undefined;
  configuration: Configuration;
  quote: Quote;
  terms: readonly TermOffer[];
  plans: PlanComparison;
  /** URL of the quote. */
  url: string;
  /** URL that opens the chat with the quote; absent for a simulation. */
  chatHref: string | undefined;
  /** Changes the configuration; undefined without scripts. */
  onChoose: ConfigurationChangeHandler | undefined;
  actions: ReactNode;
}

/** The quote: monthly price, all lines, and the link to sales. */
export function Summary({
  data,
  version,
  configuration,
  quote,
  terms,
  plans,
  url,
  chatHref,
  onChoose,
  actions,
}: SummaryProps) {
  const intl = useIntl();
  const { money, percent, version: publication } = createCalculatorFormats(intl);
  const isSimulation = version === undefined;
  const Heading = `h${data.headingLevel}` as const;
  const words = createCalculatorTexts(intl, data.labels);
  const planNote = { plans, configuration, path: data.path, onChoose };
  const chosen = terms.find(({ termMonths }) => termMonths === quote.termMonths);
  return (
    <section
      className={styles.summary}
      id={summaryId}
      tabIndex={-1}
      aria-labelledby={`${summaryId}-title`}
    >
      <p className={styles.printBrand}>{data.brandName}</p>
      <div className={styles.summaryHead}>
        <Heading className={styles.summaryTitle} id={`${summaryId}-title`}>
          {isSimulation ? (
            <FormattedMessage id="calculator.simulation" />
          ) : (
            <FormattedMessage id="calculator.summary" />
          )}
        </Heading>
        {isSimulation ? (
          <p className={styles.simulationNotice}>
            <FormattedMessage id="calculator.simulation.note" />
          </p>
        ) : null}
        <p className={styles.totalPrice}>
          <span
            className={styles.totalPriceValue}
            data-figure="headline"
            key={quote.monthlyAfterDiscount}
          >
            {money(quote.monthlyAfterDiscount)}
          </span>{" "}
          <span className={styles.mutedText}>
            <FormattedMessage id="calculator.perMonth" />
          </span>
        </p>
        {chosen && chosen.contractSaving > 0 ? (
          <p className={styles.discountBadge} data-figure="headline-saving">
            <FormattedMessage
              id="calculator.saving"
              values={{
                amount: money(chosen.contractSaving),
                percent: percent(chosen.savingPercent),
              }}
            />
          </p>
        ) : null}
        <PlanNote {...planNote} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of fields */}
      <div
        className={styles.quoteLinesScroller}
        role="group"
        aria-label={intl.formatMessage({ id: "calculator.lines" })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, keys must reach it
        tabIndex={0}
      >
        <QuoteLines
          quote={quote}
          configuration={configuration}
          includedGb={plans.includedTransferGb}
          words={words}
        />
      </div>
      <div className={styles.actions}>
        <AlternativePlanOffer {...planNote} />
        {chatHref ? (
          <ActionLink href={chatHref} icon="message-circle" isExternal>
            <FormattedMessage id="calculator.chat.open" />
          </ActionLink>
        ) : null}
        {actions}
      </div>
      {isSimulation ? null : (
        <>
          <p className={styles.smallNote}>
            <FormattedMessage
              id="calculator.version"
              values={{ version: <time dateTime={version}>{publication(version)}</time> }}
            />
          </p>
          <p className={styles.printUrl}>{url}</p>
        </>
      )}
    </section>
  );
}

export interface SummaryBarProps extends Pick<SummaryProps, "quote" | "chatHref"> {
  /** Hides the bar while the summary is in view; needs JavaScript. */
  hidesInView: boolean;
}

/** Returns true if an element is visible; false until the browser has reported the visibility. */
function useIsInView(find: () => Element | null, isEnabled: boolean): boolean {
  const [isInView, setIsInView] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element stays the same
  useEffect(() => {
    const element = isEnabled ? find() : null;
    if (!element) {
      return;
    }
    const observer = new IntersectionObserver(([entry]) =>
      setIsInView(entry?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEnabled]);
  return isInView;
}

/** Price and link to sales in a bar at the bottom of narrow screens. */
export function SummaryBar({ quote, chatHref, hidesInView }: SummaryBarProps) {
  const intl = useIntl();
  const { money } = createCalculatorFormats(intl);
  const bar = useRef<HTMLElement>(null);
  // The bar is redundant while the summary is visible.
  const isSummaryVisible = useIsInView(() => document.getElementById(summaryId), hidesInView);
  const isInView = useIsInView(() => bar.current, hidesInView) && !isSummaryVisible;
  return (
    <aside
      ref={bar}
      className={hidesInView ? styles.hidingSummaryBar : styles.summaryBar}
      data-gone={isSummaryVisible || undefined}
      data-offers-chat={chatHref && isInView ? "" : undefined}
      aria-label={intl.formatMessage({ id: "calculator.bar" })}
    >
      <span>
        <strong className={styles.amount} data-figure="bar">
          {money(quote.monthlyAfterDiscount)}
        </strong>{" "}
        <span className={styles.smallNote}>
          <FormattedMessage id="calculator.perMonth" />
        </span>
      </span>
      <a className={styles.summaryBarLink} href={`#${summaryId}`}>
        <FormattedMessage id="calculator.details" />
      </a>
      {chatHref ? (
        <ActionLink href={chatHref} icon="message-circle" size="small" isExternal>
          <FormattedMessage id="calculator.bar.sales" />
        </ActionLink>
      ) : null}
    </aside>
  );
}
