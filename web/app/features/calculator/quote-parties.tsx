import type { SiteSetting } from "cms/payload-types";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "#app/ui/index.ts";
import * as styles from "./saved-quote.css.ts";

/** The company's identification and the terms of its offer, from the site settings. */
export type QuoteIssuer = Pick<
  SiteSetting,
  "brandName" | "legalName" | "taxId" | "address" | "telephone" | "email"
> & {
  offer?: Pick<NonNullable<SiteSetting["offer"]>, "taxes" | "invoice" | "payment"> | undefined;
};

interface QuotePartiesProps {
  issuer: QuoteIssuer;
}

/** Supplier and customer. The customer's fields are only printed: nothing sends or stores them. */
export function QuoteParties({ issuer }: QuotePartiesProps) {
  const intl = useIntl();
  const { brandName, legalName, taxId, address, telephone, email } = issuer;
  return (
    <div className={styles.parties}>
      <section aria-labelledby="quote-supplier">
        <h2 className={styles.partyTitle} id="quote-supplier">
          <FormattedMessage id="quote.supplier" />
        </h2>
        <address className={styles.supplier}>
          {[legalName || brandName, taxId && `CNPJ ${taxId}`, address, telephone, email]
            .filter(Boolean)
            .join("\n")}
        </address>
      </section>
      <section aria-labelledby="quote-customer">
        <h2 className={styles.partyTitle} id="quote-customer">
          <FormattedMessage id="quote.customer" />
        </h2>
        <p className={styles.screenOnlyNote}>
          <FormattedMessage id="quote.customer.note" />
        </p>
        <div className={styles.customer}>
          <TextField
            name="customerName"
            label={intl.formatMessage({ id: "quote.customer.name" })}
            autoComplete="organization"
          />
          <TextField
            name="customerTaxId"
            label={intl.formatMessage({ id: "quote.customer.taxId" })}
            autoComplete="off"
          />
          <TextField
            name="customerContact"
            label={intl.formatMessage({ id: "quote.customer.contact" })}
            autoComplete="name"
          />
        </div>
      </section>
    </div>
  );
}

/** Charges, taxes and payment of a quote; an empty setting reads "on request". */
export function QuoteTerms({ issuer: { offer } }: QuotePartiesProps) {
  const onRequest = <FormattedMessage id="offer.onRequest" />;
  return (
    <dl className={styles.terms}>
      <div data-term="oneTime">
        <dt>
          <FormattedMessage id="quote.oneTime" />
        </dt>
        <dd>
          <FormattedMessage id="quote.oneTime.none" />
        </dd>
      </div>
      <div data-term="taxes">
        <dt>
          <FormattedMessage id="quote.taxes" />
        </dt>
        <dd>{[offer?.taxes, offer?.invoice].filter(Boolean).join(" ") || onRequest}</dd>
      </div>
      <div data-term="payment">
        <dt>
          <FormattedMessage id="quote.payment" />
        </dt>
        <dd>{offer?.payment || onRequest}</dd>
      </div>
    </dl>
  );
}
