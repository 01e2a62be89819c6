import type { AnnouncementTone } from "contracts";
import { useIntl } from "react-intl";
import { announcementKey } from "#app/cms/announcement.ts";
import type { Announcement } from "#app/cms/content-client.server.ts";
import { Icon, type IconName } from "#app/ui/index.ts";
import * as styles from "./announcement-bar.css.ts";
import { SiteLink } from "./site-link.tsx";

const icons: Record<AnnouncementTone, IconName> = {
  news: "info",
  offer: "star",
  warning: "circle-alert",
};

/**
 * Shows an announcement below the header. The inline script hides a dismissed announcement before the first paint
 * (first-paint/). Without scripts the button that dismisses the announcement is hidden.
 */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  const { text, tone, link } = announcement;
  const intl = useIntl();
  return (
    <section
      className={`${styles.bar} ${styles.tones[tone]}`}
      aria-label={intl.formatMessage({ id: "announcement" })}
    >
      <Icon name={icons[tone]} size="small" />
      <p className={styles.text}>
        {text} {link ? <SiteLink link={link} className={styles.link} /> : null}
      </p>
      <button
        type="button"
        className={styles.dismissButton}
        data-tip=""
        data-dismiss-announcement={announcementKey(announcement)}
        aria-label={intl.formatMessage({ id: "announcement.dismiss" })}
      >
        <Icon name="x" size="small" />
      </button>
    </section>
  );
}
