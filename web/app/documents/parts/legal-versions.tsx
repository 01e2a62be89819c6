import { type LegalVersion, legalChangesPath, legalVersionPath } from "contracts";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useFormatDay } from "#app/i18n/dates.ts";
import { Notice } from "#app/ui/index.ts";
import * as styles from "../legal.css.ts";

interface LegalVersionsProps {
  versions: LegalVersion[];
  /** The document's own path. */
  path: string;
}

/** Lists the versions of a legal document, with links to their changes. */
export function LegalVersions({ versions, path }: LegalVersionsProps) {
  const formatDay = useFormatDay();
  if (versions.length === 0) {
    return null;
  }
  const first = versions.at(-1);
  return (
    <section className={styles.versions} aria-labelledby="legal_versions">
      <h2 id="legal_versions" className={styles.versionsTitle}>
        <FormattedMessage id="legal.versions" />
      </h2>
      <ol className={styles.versionList} reversed>
        {versions.map((version) => {
          const date = formatDay(version.effectiveOn);
          return (
            <li key={version.effectiveOn} className={styles.version}>
              <a className={styles.versionLink} href={pathOf(path, version)}>
                <FormattedMessage id="legal.versionOf" values={{ date }} />
              </a>
              <VersionState state={version.state} />
              {version === first ? null : (
                <a
                  className={styles.versionChanges}
                  href={legalChangesPath(path, version.effectiveOn)}
                >
                  <FormattedMessage id="legal.changesIn" values={{ date }} />
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Returns the path of a version; the version in force has the document's own path. */
function pathOf(path: string, { effectiveOn, state }: LegalVersion): string {
  return state === "in-force" ? path : legalVersionPath(path, effectiveOn);
}

function VersionState({ state }: Pick<LegalVersion, "state">) {
  if (state === "former") {
    return null;
  }
  return (
    <span className={styles.versionStates[state]}>
      <FormattedMessage id={state === "coming" ? "legal.versionComing" : "legal.versionInForce"} />
    </span>
  );
}

interface LegalNoticeProps extends LegalVersionsProps {
  version: LegalVersion;
}

/** A notice above a legal document: another version is in force, or is scheduled. */
export function LegalNotice({ version, versions, path }: LegalNoticeProps) {
  const formatDay = useFormatDay();
  const link = (href: string, text: ReactNode) => <a href={href}>{text}</a>;
  if (version.state === "in-force") {
    const upcomingVersion = versions.find(({ state }) => state === "coming");
    return upcomingVersion ? (
      <NoticeAboveText>
        <FormattedMessage
          id="legal.nextNotice"
          values={{
            date: formatDay(upcomingVersion.effectiveOn),
            text: link(
              legalVersionPath(path, upcomingVersion.effectiveOn),
              <FormattedMessage id="legal.nextNoticeText" />,
            ),
            changes: link(
              legalChangesPath(path, upcomingVersion.effectiveOn),
              <FormattedMessage id="legal.nextNoticeChanges" />,
            ),
          }}
        />
      </NoticeAboveText>
    ) : null;
  }
  const isUpcoming = version.state === "coming";
  return (
    <NoticeAboveText>
      <FormattedMessage
        id={isUpcoming ? "legal.comingNotice" : "legal.formerNotice"}
        values={{
          date: formatDay(version.effectiveOn),
          link: link(
            path,
            <FormattedMessage
              id={isUpcoming ? "legal.comingNoticeLink" : "legal.formerNoticeLink"}
            />,
          ),
        }}
      />
    </NoticeAboveText>
  );
}

function NoticeAboveText({ children }: { children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Notice isAnnounced={false}>{children}</Notice>
    </div>
  );
}
