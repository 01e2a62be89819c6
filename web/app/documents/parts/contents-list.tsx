import { FormattedMessage, useIntl } from "react-intl";
import { createTableOfContents, type RichTextContent } from "#app/cms/rich-text/index.ts";
import * as styles from "../document.css.ts";

/** Minimum number of sections for a table of contents. */
const minSections = 3;

/** Table of contents of a long text, next to the text on wide screens. */
export function ContentsList({ content }: { content: RichTextContent | null | undefined }) {
  const intl = useIntl();
  const entries = createTableOfContents(content);
  if (entries.length < minSections) {
    return null;
  }
  return (
    <nav
      className={styles.tableOfContents}
      aria-label={intl.formatMessage({ id: "document.contents" })}
    >
      <p className={styles.contentsTitle}>
        <FormattedMessage id="document.contents" />
      </p>
      <ol className={styles.contentsEntries}>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.contentsLink} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
