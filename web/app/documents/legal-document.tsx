import { splitLegalPath } from "contracts";
import { FormattedMessage } from "react-intl";
import { ConsentSettings } from "#app/chrome/consent.tsx";
import type { LegalContent } from "#app/cms/content-client.server.ts";
import { documentHref } from "#app/cms/link.ts";
import { RichText } from "#app/cms/rich-text/index.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { useFormatDay } from "#app/i18n/dates.ts";
import * as styles from "./document.css.ts";
import { ContentsList } from "./parts/contents-list.tsx";
import { LegalNotice, LegalVersions } from "./parts/legal-versions.tsx";

export interface LegalDocumentProps {
  content: Pick<LegalContent, "document" | "version" | "versions">;
  /** Path of the document, or of one of its versions. */
  path: string;
}

/** Privacy, terms, cookies: the text, its effective date, and its versions. */
export function LegalDocument({ content, path }: LegalDocumentProps) {
  const { document, version, versions } = content;
  const { locale, settings } = useSite();
  const formatDay = useFormatDay();
  const { cookiePolicy, privacyPolicy, dataProtectionOfficer: officer } = settings;
  const isPolicy = (policy: typeof cookiePolicy) =>
    document.id === (typeof policy === "object" ? policy?.id : policy);
  const versionProps = { path: splitLegalPath(path).document, version, versions };
  return (
    <article className={styles.page}>
      <header className={styles.documentHeader}>
        <h1 className={styles.documentTitle}>{document.title}</h1>
        <p className={styles.lede}>{document.description}</p>
      </header>
      <ul className={styles.metadata}>
        <li>
          <FormattedMessage
            id={version.state === "coming" ? "legal.takesEffect" : "legal.effectiveDate"}
            values={{ date: formatDay(document.effectiveDate) }}
          />
        </li>
        <li>
          <a href={`mailto:${settings.email}`}>{settings.email}</a>
        </li>
      </ul>
      <ContentsList content={document.body} />
      <div className={styles.documentBody}>
        <LegalNotice {...versionProps} />
        <RichText content={document.body} hrefOf={documentHref(locale)} hasNumberedSections />
        {isPolicy(privacyPolicy) && officer ? (
          <p>
            <FormattedMessage id="legal.dataProtectionOfficer" values={{ name: officer }} />
          </p>
        ) : null}
        {isPolicy(cookiePolicy) ? <ConsentSettings /> : null}
        <LegalVersions {...versionProps} />
      </div>
    </article>
  );
}
