import type { SiteSetting } from "cms/payload-types";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import type { FallbackSite } from "#app/cms/fallback-site.tsx";
import { telephoneHref } from "#app/cms/link.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { ActionLink } from "#app/ui/index.ts";
import * as styles from "./document.css.ts";

const texts = {
  site: { heading: "unavailable.heading", text: "unavailable.text" },
  connection: { heading: "unavailable.connection", text: "unavailable.connection.text" },
} as const satisfies Record<string, { heading: MessageId; text: MessageId }>;

function Contact({ email, telephone }: Pick<SiteSetting, "email" | "telephone">) {
  return (
    <p>
      <FormattedMessage
        id="unavailable.contact"
        values={{
          telephone: (
            <a className={styles.phoneLink} href={telephoneHref(telephone)}>
              {telephone}
            </a>
          ),
          email: <a href={`mailto:${email}`}>{email}</a>,
        }}
      />
    </p>
  );
}

export interface UnavailableNoticeProps {
  /** Contact data from the last response of the CMS, which may be missing. */
  settings?: Pick<SiteSetting, "email" | "telephone"> | undefined;
  /** Cause of the failure: the site, or the connection between browser and site. */
  cause?: "site" | "connection";
}

/** Replaces the content of a page that could not be loaded. */
export function UnavailableNotice({ settings, cause = "site" }: UnavailableNoticeProps) {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.messageCard}>
      <h1 className={styles.messageCardTitle}>
        <FormattedMessage id={texts[cause].heading} />
      </h1>
      <p>
        <FormattedMessage id={texts[cause].text} />
      </p>
      {settings ? <Contact {...settings} /> : null}
      <ActionLink href={pathname + search}>
        <FormattedMessage id="unavailable.retry" />
      </ActionLink>
    </div>
  );
}

/** Like UnavailableNotice, for routes that do not set the page's title. */
export function UnavailablePage({ site }: { site: FallbackSite | undefined }) {
  const heading = useIntl().formatMessage({ id: texts.site.heading });
  return (
    <>
      <title>{site ? `${heading} · ${site.settings.brandName}` : heading}</title>
      {/* Prevents the browser's own request for an icon, which would also fail. */}
      <link rel="icon" href="data:," />
      <UnavailableNotice settings={site?.settings} />
    </>
  );
}
