import type { Legal } from "cms/payload-types";
import { FormattedMessage } from "react-intl";
import { ConsentChoice } from "#app/chrome/consent.tsx";
import { documentHref } from "#app/cms/link.ts";
import { RichText } from "#app/cms/rich-text/index.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { useFormatDay } from "#app/i18n/dates.ts";
import * as styles from "./document.css.ts";
import { ContentsList } from "./parts/contents-list.tsx";

export interface LegalDocumentProps {
  document: Legal;
}

/** Privacy, terms, cookies: the text and the date it took effect. */
export function LegalDocument({ document }: LegalDocumentProps) {
  const { locale, settings } = useSite();
  const formatDay = useFormatDay();
  const { cookiePolicy, privacyPolicy, dataProtectionOfficer: officer } = settings;
  const isOf = (policy: typeof cookiePolicy) =>
    document.id === (typeof policy === "object" ? policy?.id : policy);
  return (
    <article className={styles.page}>
      <header className={styles.heading}>
        <h1 className={styles.title}>{document.title}</h1>
        <p className={styles.lede}>{document.description}</p>
      </header>
      <ul className={styles.facts}>
        <li>
          <FormattedMessage
            id="legal.effectiveDate"
            values={{ date: formatDay(document.effectiveDate) }}
          />
        </li>
        <li>
          <a href={`mailto:${settings.email}`}>{settings.email}</a>
        </li>
      </ul>
      <ContentsList content={document.body} />
      <div className={styles.body}>
        <RichText content={document.body} hrefOf={documentHref(locale)} />
        {isOf(privacyPolicy) && officer ? (
          <p>
            <FormattedMessage id="legal.dataProtectionOfficer" values={{ name: officer }} />
          </p>
        ) : null}
        {isOf(cookiePolicy) ? <ConsentChoice /> : null}
      </div>
    </article>
  );
}
