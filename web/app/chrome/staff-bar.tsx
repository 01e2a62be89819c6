import type { Locale, PreviewBar } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useFormatMoment } from "#app/i18n/dates.ts";
import { localeNames } from "#app/i18n/locale-names.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { ActionLink } from "#app/ui/index.ts";
import * as styles from "./staff-bar.css.ts";

const statusIds = {
  new: "staffBar.new",
  changed: "staffBar.changed",
  same: "staffBar.same",
} as const satisfies Record<PreviewBar["status"], MessageId>;

/** Lists the differences between the draft and the published page. */
function Changes({ changedSections, changedFields }: PreviewBar) {
  const intl = useIntl();
  const sections = intl.formatList(changedSections.map(String), { type: "conjunction" });
  return (
    <>
      {changedSections.length > 0 ? (
        <span>
          <FormattedMessage
            id="staffBar.sections"
            values={{ count: changedSections.length, sections }}
          />
        </span>
      ) : null}
      {changedFields.length > 0 ? (
        <span>
          <FormattedMessage id="staffBar.fields" values={{ count: changedFields.length }} />
        </span>
      ) : null}
    </>
  );
}

export interface StaffBarProps {
  facts: PreviewBar;
  locale: Locale;
  /** Path of the draft's preview; set if the bar is above a page of the site instead of a preview. */
  draftPath?: string;
}

/** A bar for staff above the page: the document, its language, and its published state. */
export function StaffBar({ facts, locale, draftPath }: StaffBarProps) {
  const intl = useIntl();
  const formatMoment = useFormatMoment();
  const { title, status, livePath, editPath, expiresAt, release } = facts;
  const hasDraft = status === "changed";
  return (
    <aside className={styles.bar} aria-label={intl.formatMessage({ id: "staffBar.name" })}>
      <p className={styles.documentName}>
        <span className={styles.title}>
          {title || intl.formatMessage({ id: "staffBar.untitled" })}
        </span>
        <span className={styles.languageTag} lang={locale}>
          {localeNames[locale].name}
        </span>
        <span className={styles.status}>
          <FormattedMessage id={statusIds[status]} />
        </span>
        <Changes {...facts} />
        {release ? (
          <a className={styles.status} href={release.path}>
            <FormattedMessage id="staffBar.release" values={{ name: release.name }} />
          </a>
        ) : null}
        {expiresAt ? (
          <span className={styles.status}>
            <FormattedMessage
              id="staffBar.expires"
              values={{ date: formatMoment(expiresAt, true) }}
            />
          </span>
        ) : null}
      </p>
      <span className={styles.actions}>
        {draftPath && hasDraft ? (
          <ActionLink href={draftPath} tone="quiet" size="small" icon="eye">
            <FormattedMessage id="staffBar.draft" />
          </ActionLink>
        ) : null}
        {!draftPath && livePath ? (
          <ActionLink href={livePath} tone="quiet" size="small" icon="globe">
            <FormattedMessage id="staffBar.live" />
          </ActionLink>
        ) : null}
        {editPath ? (
          <ActionLink href={editPath} tone="secondary" size="small">
            <FormattedMessage id="staffBar.edit" />
          </ActionLink>
        ) : null}
      </span>
    </aside>
  );
}
