import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { ActionLink } from "#app/ui/index.ts";
import * as styles from "./document.css.ts";

/** Shown while a page cannot be drawn; knows nothing of the CMS, which may be the one that is away. */
export function Unavailable() {
  const { pathname } = useLocation();
  const intl = useIntl();
  return (
    <main className={styles.card}>
      <title>{intl.formatMessage({ id: "unavailable.heading" })}</title>
      {/* Asked for by itself, the icon would be one more thing that is not there. */}
      <link rel="icon" href="data:," />
      <h1 className={styles.cardTitle}>
        <FormattedMessage id="unavailable.heading" />
      </h1>
      <p>
        <FormattedMessage id="unavailable.text" />
      </p>
      <ActionLink href={pathname}>
        <FormattedMessage id="unavailable.retry" />
      </ActionLink>
    </main>
  );
}
