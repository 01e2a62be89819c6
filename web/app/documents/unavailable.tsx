import type { SiteSetting } from "cms/payload-types";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { telephoneHref } from "#app/cms/link.ts";
import { ActionLink } from "#app/ui/index.ts";
import * as styles from "./document.css.ts";

function Contact({ email, telephone }: Pick<SiteSetting, "email" | "telephone">) {
  return (
    <p>
      <FormattedMessage
        id="unavailable.contact"
        values={{
          telephone: (
            <a className={styles.unbroken} href={telephoneHref(telephone)}>
              {telephone}
            </a>
          ),
          email: <a href={`mailto:${email}`}>{email}</a>,
        }}
      />
    </p>
  );
}

export interface UnavailableProps {
  /** As they were when the CMS, which may be the one that is away, last answered. */
  settings?: SiteSetting | undefined;
}

/** Shown while a page cannot be drawn. */
export function Unavailable({ settings }: UnavailableProps) {
  const { pathname } = useLocation();
  const intl = useIntl();
  const heading = intl.formatMessage({ id: "unavailable.heading" });
  return (
    <div className={styles.card}>
      <title>{settings ? `${heading} · ${settings.brandName}` : heading}</title>
      {/* Asked for by itself, the icon would be one more thing that is not there. */}
      <link rel="icon" href="data:," />
      <h1 className={styles.cardTitle}>{heading}</h1>
      <p>
        <FormattedMessage id="unavailable.text" />
      </p>
      {settings ? <Contact {...settings} /> : null}
      <ActionLink href={pathname}>
        <FormattedMessage id="unavailable.retry" />
      </ActionLink>
    </div>
  );
}
