import { asCentavos, type Catalogue, type Centavos, type Configuration } from "pricing-engine";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ActionLink, Button, Notice } from "#app/ui/index.ts";
import * as styles from "./calculator.css.ts";
import { createQuoteChatUrl } from "./chat-text.ts";
import { createConfigurationQuery } from "./configuration-query.ts";
import { createCalculatorFormats } from "./formats.ts";
import { type CalculatorLabels, createCalculatorTexts } from "./labels.ts";
import { AppliedPlanNote } from "./plan-note.tsx";
import { calculatePrices, findAppliedPlan } from "./pricing.ts";
import { QuoteLines } from "./quote-lines.tsx";
import { type QuoteIssuer, QuoteParties, QuoteTerms } from "./quote-parties.tsx";

export interface SavedQuoteProps {
  headingId: string;
  heading: string;
  quote: {
    code: string;
    createdAt: string;
    expiresAt: string;
    configuration: Configuration;
    /** The catalogue of the saved prices, and the current catalogue if one is published. */
    catalogue: Catalogue;
    catalogueVersion: string;
    currentCatalogue?: Catalogue | undefined;
  };
  /** An editor's labels of inputs and lines. */
  labels: CalculatorLabels;
  /** Time of rendering, which determines whether the quote has expired. */
  readAt: string;
  url: string;
  /** Path of the calculator, to change the configuration. */
  calculatorPath: string | undefined;
  chatNumber: string;
  issuer: QuoteIssuer;
}

/** A saved quote with its prices. Also shows the current prices if the quote has expired or prices have changed. */
export function SavedQuote({
  headingId,
  heading,
  quote: saved,
  labels,
  readAt,
  url,
  calculatorPath,
  chatNumber,
  issuer,
}: SavedQuoteProps) {
  const intl = useIntl();
  const { money, date, version } = createCalculatorFormats(intl);
  const { configuration, catalogue, currentCatalogue } = saved;
  const savedPricing = calculatePrices(configuration, catalogue);
  const currentPricing = currentCatalogue
    ? calculatePrices(configuration, currentCatalogue)
    : undefined;
  if (!savedPricing.ok) {
    throw new Error(`The kept quote ${saved.code} has no price: ${savedPricing.error.path}`);
  }
  const plan = findAppliedPlan(savedPricing.plans);
  const copied = intl.formatMessage({ id: "calculator.copied" });
  const hasExpired = saved.expiresAt < readAt;
  const monthly = savedPricing.quote.monthlyAfterDiscount;
  const currentMonthly = currentPricing?.ok ? currentPricing.quote.monthlyAfterDiscount : undefined;
  const showsCurrentPrice =
    hasExpired || (currentMonthly !== undefined && currentMonthly !== monthly);

  return (
    <article className={styles.savedQuote} data-calculator-island="">
      <p className={styles.printBrand}>{issuer.brandName}</p>
      <h1 className={styles.savedTitle} id={headingId}>
        {heading}
      </h1>
      <p className={styles.smallNote} data-figure="validity">
        <FormattedMessage
          id="quote.validity"
          values={{ created: date(saved.createdAt), expires: date(saved.expiresAt) }}
        />
      </p>
      <QuoteParties issuer={issuer} />
      {hasExpired ? (
        <Notice>
          <FormattedMessage id="quote.expired" />
        </Notice>
      ) : null}
      {showsCurrentPrice ? (
        <dl className={styles.savedFigures}>
          <Figure name="then" label={<FormattedMessage id="quote.then" />} text={money(monthly)} />
          <Figure
            name="today"
            label={<FormattedMessage id="quote.today" />}
            text={currentMonthly === undefined ? "–" : money(currentMonthly)}
          />
          {currentMonthly === undefined ? null : (
            <Figure
              name="difference"
              label={<FormattedMessage id="quote.difference" />}
              text={formatSigned(asCentavos(currentMonthly - monthly), money)}
            />
          )}
        </dl>
      ) : null}
      <p className={styles.totalPrice}>
        <span className={styles.totalPriceValue} data-figure="headline">
          {money(monthly)}
        </span>{" "}
        <span className={styles.mutedText}>
          <FormattedMessage id="calculator.perMonth" />
        </span>
      </p>
      {plan ? <AppliedPlanNote plan={plan} /> : null}
      <QuoteLines
        quote={savedPricing.quote}
        configuration={configuration}
        includedGb={savedPricing.plans.includedTransferGb}
        words={createCalculatorTexts(intl, labels)}
      />
      <QuoteTerms issuer={issuer} />
      <div className={styles.actions}>
        <ActionLink
          href={createQuoteChatUrl(chatNumber, {
            intl,
            configuration,
            quote: savedPricing.quote,
            plan,
            url,
          })}
          icon="message-circle"
          isExternal
        >
          <FormattedMessage id="calculator.chat.open" />
        </ActionLink>
        {calculatorPath ? (
          <ActionLink
            tone="secondary"
            size="small"
            href={`${calculatorPath}?${createConfigurationQuery(configuration)}`}
          >
            <FormattedMessage id="quote.recalculate" />
          </ActionLink>
        ) : null}
      </div>
      <div className={styles.savedActions}>
        <Button tone="secondary" size="small" data-copy={url} data-done={copied}>
          <FormattedMessage id="calculator.copy" />
        </Button>
        <Button tone="secondary" size="small" data-print="">
          <FormattedMessage id="calculator.print" />
        </Button>
      </div>
      <p className={styles.smallNote}>
        <FormattedMessage
          id="calculator.version"
          values={{
            version: (
              <time dateTime={saved.catalogueVersion}>{version(saved.catalogueVersion)}</time>
            ),
          }}
        />
      </p>
      <p className={styles.smallNote}>{url}</p>
    </article>
  );
}

function formatSigned(amount: Centavos, money: (amount: Centavos) => string): string {
  const sign = amount > 0 ? "+\u00a0" : amount < 0 ? "−\u00a0" : "";
  return sign + money(asCentavos(Math.abs(amount)));
}

interface FigureProps {
  name: string;
  label: ReactNode;
  text: string;
}

function Figure({ name, label, text }: FigureProps) {
  return (
    <div>
      <dt className={styles.smallNote}>{label}</dt>
      <dd className={styles.amount} data-figure={name}>
        {text}
      </dd>
    </div>
  );
}
