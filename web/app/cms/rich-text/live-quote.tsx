import type { Configuration } from "pricing-engine";
import { FormattedMessage } from "react-intl";
import { TextLink } from "#app/ui/index.ts";
import * as styles from "./text-blocks.css.ts";

/** Price of a configuration by the page's catalogue. */
export interface CurrentQuote {
  configuration: Configuration;
  /** Monthly amount, in the page's language: "R$ 304,00". */
  amount: string;
  /** URL of the calculator with this configuration, if the language has one. */
  href?: string;
}

interface LiveQuoteProps {
  /** Name of the configuration in the text. */
  label: string;
  quote: CurrentQuote;
}

/** A price in an article, always from the current price catalogue. */
export function LiveQuote({ label, quote: { configuration, amount, href } }: LiveQuoteProps) {
  const { vcpus, ramGb, storageGb, dailyBackup, ipv4Addresses, windowsServers } = configuration;
  return (
    <div className={styles.liveQuote}>
      <p className={styles.liveQuoteLabel}>{label}</p>
      <p className={styles.liveQuotePrice}>
        <span className={styles.liveQuoteAmount}>{amount}</span>{" "}
        <FormattedMessage id="richText.quote.term" values={{ months: configuration.termMonths }} />
      </p>
      <p className={styles.liveQuoteInputs}>
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
