import {
  type ComparedPassage,
  type LegalComparison,
  legalVersionPath,
  splitLegalPath,
} from "contracts";
import { FormattedMessage } from "react-intl";
import type { LegalContent } from "#app/cms/content-client.server.ts";
import { useFormatDay } from "#app/i18n/dates.ts";
import * as styles from "./document.css.ts";
import * as legal from "./legal.css.ts";
import { LegalNotice, LegalVersions } from "./parts/legal-versions.tsx";

export interface LegalChangesProps {
  content: Pick<LegalContent, "document" | "version" | "versions">;
  comparison: LegalComparison;
  path: string;
}

/** Compares two versions of a legal document: removed and added sentences side by side. */
export function LegalChanges({ content, comparison, path }: LegalChangesProps) {
  const { document, version, versions } = content;
  const formatDay = useFormatDay();
  const { document: own } = splitLegalPath(path);
  const date = formatDay(version.effectiveOn);
  return (
    <article className={styles.page}>
      <header className={styles.documentHeader}>
        <div className={styles.titleGroup}>
          <p className={styles.groupTypeLabel}>
            <FormattedMessage id="legal.changes" />
          </p>
          <h1 className={styles.documentTitle}>{document.title}</h1>
        </div>
        <p className={styles.lede}>
          <FormattedMessage
            id="legal.changesFrom"
            values={{ date, before: formatDay(comparison.before) }}
          />
        </p>
      </header>
      <ul className={styles.metadata}>
        <li>
          <a
            className={styles.metadataLink}
            href={version.state === "in-force" ? own : legalVersionPath(own, version.effectiveOn)}
          >
            <FormattedMessage id="legal.readVersion" values={{ date }} />
          </a>
        </li>
        <li>
          <a className={styles.metadataLink} href={legalVersionPath(own, comparison.before)}>
            <FormattedMessage
              id="legal.readVersion"
              values={{ date: formatDay(comparison.before) }}
            />
          </a>
        </li>
      </ul>
      <div className={styles.documentBody}>
        {version.state === "coming" ? (
          <LegalNotice version={version} versions={versions} path={own} />
        ) : null}
        {document.changes ? (
          <section className={legal.summary} aria-labelledby="legal_summary">
            <h2 id="legal_summary" className={legal.summaryTitle}>
              <FormattedMessage id="legal.changesSummary" />
            </h2>
            <p className={legal.summaryText}>{document.changes}</p>
          </section>
        ) : null}
        <p className={legal.partialChangeNote}>
          <FormattedMessage
            id={comparison.sections.length > 0 ? "legal.changesOnly" : "legal.changesNone"}
          />
        </p>
        {comparison.sections.map(({ heading, passages }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          <section key={index} className={legal.section}>
            {heading ? (
              <h2 className={legal.sectionTitle}>
                <Sentences passage={heading} />
              </h2>
            ) : null}
            {passages.map((passage, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <div key={at} className={legal.passages[passage.state]}>
                <Sentences passage={passage} />
              </div>
            ))}
          </section>
        ))}
        <LegalVersions versions={versions} path={own} />
      </div>
    </article>
  );
}

const names = {
  added: "legal.passage.added",
  removed: "legal.passage.removed",
} as const;

/** Labels each removed or added sentence in text, not only by colour or line. */
function Sentences({ passage: { sentences } }: { passage: ComparedPassage }) {
  return sentences.map(({ state, text }, index) => {
    if (state === "same") {
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
      return <span key={index}>{text} </span>;
    }
    const Change = state === "added" ? "ins" : "del";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={index} className={legal.sentence}>
        <span className={legal.changedWords[state]}>
          <FormattedMessage id={names[state]} />
        </span>{" "}
        <Change className={legal.changes[state]}>{text}</Change>{" "}
      </span>
    );
  });
}
