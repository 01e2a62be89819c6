import type { HighlightedSegments, SearchHit } from "contracts";
import { FormattedMessage } from "react-intl";
import { collectionNames } from "#app/cms/collection-names.ts";
import * as styles from "./search.css.ts";

/** A text with the search terms marked. */
export function HighlightedText({ text }: { text: HighlightedSegments }) {
  return text.map(({ text: part, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which stay where they are
      <mark className={styles.highlight} key={index}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

/** The kind of a search result: article, page. */
export function HitType({ hit }: { hit: SearchHit }) {
  return (
    <p className={styles.hitType}>
      <FormattedMessage id={collectionNames[hit.collection]} />
    </p>
  );
}
