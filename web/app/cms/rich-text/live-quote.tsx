import type { Configuration } from "pricing-engine";
import { FormattedMessage } from "react-intl";
import { TextLink } from "#app/ui/index.ts";
import * as styles from "./text-blocks.css.ts";

/** What a configuration costs by the catalogue that the page is drawn with. */
export interface QuoteOfToday {
  configuration: Configuration;
  /** One month, in the page's language: "R$ 304,00". */
  amount: string;
  /** The calculator with this configuration, where the language has one. */
  href?: string;
}

interface LiveQuoteProps {
  /** What the text calls it. */
  label: string;
  quote: QuoteOfToday;
}

/** A price within an article, which follows the price catalogue. */
export function LiveQuote({ label, quote: { configuration, amount, href } }: LiveQuoteProps) {
  const { vcpus, ramGb, storageGb, dailyBackup, ipv4Addresses, windowsServers } = configuration;
  return (
    <div className={styles.quote}>
      <p className={styles.quoteLabel}>{label}</p>
      <p className={styles.quoteFigure}>
        <span className={styles.quoteAmount}>{amount}</span>{" "}
        <FormattedMessage id="richText.quote.term" values={{ months: configuration.termMonths }} />
      </p>
      <p className={styles.quoteParts}>
        <FormattedMessage id="richText.quote.server" values={{ vcpus, ramGb, storageGb }} />
        {dailyBackup ? <FormattedMessage id="richText.quote.backup" /> : null}
        <FormattedMessage id="richText.quote.windows" values={{ windowsServers }} />
        <FormattedMessage id="richText.quote.ipv4" values={{ ipv4Addresses }} />
      </p>
      {href ? (
        <TextLink href={href}>
          <FormattedMessage id="quote.recalculate" />
        </TextLink>
      ) : null}
    </div>
  );
}
