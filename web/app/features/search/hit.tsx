import type { Highlighted, SearchHit } from "contracts";
import { FormattedMessage } from "react-intl";
import { kindNames } from "#app/cms/kind-names.ts";
import * as styles from "./search.css.ts";

/** A text with the search terms marked. */
export function Marked({ text }: { text: Highlighted }) {
  return text.map(({ text: part, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which stay where they are
      <mark className={styles.mark} key={index}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

/** The kind of a search result: article, page. */
export function HitKind({ hit }: { hit: SearchHit }) {
  return (
    <p className={styles.kind}>
      <FormattedMessage id={kindNames[hit.collection]} />
    </p>
  );
}
