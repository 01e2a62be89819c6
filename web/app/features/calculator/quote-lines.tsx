import type { Configuration, Quote, QuoteLine } from "pricing-engine";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextWithTerms } from "#app/cms/text-with-terms.tsx";
import { createCalculatorFormats } from "./formats.ts";
import type { CalculatorTexts } from "./labels.ts";
import * as styles from "./quote-lines.css.ts";

export interface QuoteLinesProps {
  quote: Quote;
  configuration: Configuration;
  /** Bandwidth that the price includes, in GB. */
  includedGb: number;
  words: CalculatorTexts;
}

/** Every line of the price, the subtotals, the discount and the totals. */
export function QuoteLines({ quote, configuration, includedGb, words }: QuoteLinesProps) {
  const intl = useIntl();
  const { money, percent, withUnit, number, unitPrice } = createCalculatorFormats(intl);
  const term = (
    <span className={styles.termText}>
      <FormattedMessage id="calculator.months" values={{ months: quote.termMonths }} />
    </span>
  );
  const free = intl.formatMessage({ id: "calculator.free" });

  function quantityOf({ code, quantity, unitPrice: unit }: QuoteLine): ReactNode {
    const cost = unitPrice(unit);
    switch (code) {
      case "bandwidthOverage":
        return intl.formatMessage({ id: "calculator.quantity.blocks" }, { quantity, price: cost });
      case "ram":
      case "storage":
      case "storageOverage":
      case "dailyBackup":
        return `${number(quantity)}\u00a0GB × ${cost}`;
      case "linuxServers":
        return number(quantity);
      default:
        return `${number(quantity)} × ${cost}`;
    }
  }

  const lineRow = (line: QuoteLine) => (
    <Row
      key={line.code}
      code={line.code}
      name={<TextWithTerms text={words.line(line.code)} />}
      detail={quantityOf(line)}
      amount={line.amount === 0 ? free : money(line.amount)}
    />
  );
  const charged = quote.lines.filter(({ quantity }) => quantity > 0);
  return (
    <dl className={styles.lines}>
      {charged.filter(({ group }) => group === "compute").map(lineRow)}
      <Row
        code="computeSubtotal"
        tone="subtotal"
        name={<FormattedMessage id="calculator.computeSubtotal" />}
        amount={money(quote.computeSubtotal)}
      />
      {charged.filter(({ group }) => group === "extras").map(lineRow)}
      <Row
        code="bandwidthIncluded"
        name={words.input("bandwidthGb")}
        detail={withUnit("bandwidthGb", configuration.bandwidthGb)}
        amount={
          configuration.bandwidthGb > includedGb ? (
            <FormattedMessage
              id="calculator.includedPart"
              values={{ amount: `${number(includedGb)}\u00a0GB` }}
            />
          ) : (
            <FormattedMessage id="calculator.included" />
          )
        }
      />
      {configuration.ddosProtection ? (
        <Row
          code="ddosProtection"
          name={<TextWithTerms text={words.input("ddosProtection")} />}
          amount={<FormattedMessage id="calculator.included" />}
        />
      ) : null}
      {quote.extrasSubtotal > 0 ? (
        <Row
          code="extrasSubtotal"
          tone="subtotal"
          name={<FormattedMessage id="calculator.extrasSubtotal" />}
          amount={money(quote.extrasSubtotal)}
        />
      ) : null}
      {quote.discountAmount > 0 ? (
        <Row
          code="discount"
          tone="discount"
          name={
            <FormattedMessage
              id="calculator.discount"
              values={{ percent: percent(quote.discountPercent), term }}
            />
          }
          amount={`−\u00a0${money(quote.discountAmount)}`}
        />
      ) : null}
      {quote.extrasApart > 0 ? (
        <Row
          code="extrasApart"
          name={<FormattedMessage id="calculator.extrasApart" />}
          amount={money(quote.extrasApart)}
        />
      ) : null}
      <Row
        code="monthlyEquivalent"
        tone="total"
        name={<FormattedMessage id="calculator.monthlyEquivalent" />}
        amount={money(quote.monthlyAfterDiscount)}
      />
      <Row
        code="contractTotal"
        tone="total"
        name={<FormattedMessage id="calculator.contractTotal" values={{ term }} />}
        amount={money(quote.contractTotal)}
      />
    </dl>
  );
}

interface RowProps {
  code: string;
  tone?: keyof typeof styles.rowKinds;
  name: ReactNode;
  detail?: ReactNode;
  amount: ReactNode;
}

function Row({ code, tone = "line", name, detail, amount }: RowProps) {
  return (
    <div className={styles.rowKinds[tone]} data-line={code}>
      <dt>
        {name}
        {detail ? " " : null}
        {detail ? <span className={styles.lineDetail}>{detail}</span> : null}
      </dt>
      <dd className={styles.amount}>{amount}</dd>
    </div>
  );
}
