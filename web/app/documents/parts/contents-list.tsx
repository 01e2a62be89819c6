import { FormattedMessage, useIntl } from "react-intl";
import { contentsOf, type RichTextContent } from "#app/cms/rich-text/index.ts";
import * as styles from "../document.css.ts";

/** Fewer parts than this are seen at a glance. */
const worthListing = 3;

/** The parts of a long text, beside it where there is room. */
export function ContentsList({ content }: { content: RichTextContent | null | undefined }) {
  const intl = useIntl();
  const entries = contentsOf(content);
  if (entries.length < worthListing) {
    return null;
  }
  return (
    <nav className={styles.contents} aria-label={intl.formatMessage({ id: "document.contents" })}>
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
