import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "#app/i18n/messages.ts";
import { ActionLink, Section, SectionHeading } from "#app/ui/index.ts";

export interface MissingQuoteNoticeProps {
  heading: MessageId;
  reason: MessageId;
  /** URL of the calculator with the same configuration; absent if the site has no calculator. */
  calculatorHref: string | undefined;
}

/** Explains why a URL shows no quote, with a link to the calculator. */
export function MissingQuoteNotice({ heading, reason, calculatorHref }: MissingQuoteNoticeProps) {
  const intl = useIntl();
  return (
    <Section labelledBy="no_quote">
      <SectionHeading
        id="no_quote"
        level={1}
        heading={intl.formatMessage({ id: heading })}
        lede={intl.formatMessage({ id: reason })}
      >
        {calculatorHref ? (
          <ActionLink href={calculatorHref}>
            <FormattedMessage id="quote.recalculate" />
          </ActionLink>
        ) : null}
      </SectionHeading>
    </Section>
  );
}
