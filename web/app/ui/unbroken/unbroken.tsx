import type { ReactNode } from "react";
import * as styles from "./unbroken.css.ts";

/**
 * Matches expressions that must stay on one line: 3-2-1, R$ 1.249,90, 0,40 R$, 99,9 %, 40 Gbps, 1.024 GB, TIER 3. The
 * expression has one group, so that `split` keeps the matches.
 */
const unbreakable =
  /(\d(?:-\d){1,5}|R\$ \d[\d.,]{0,15}|TIER \d|(?<![\d.,])\d[\d.,]{0,15} (?:[KMGT]B|[kMG]bps|[MG]Hz|ms|vCPUs?|kVA|R\$|%)(?![\p{L}\d]))/u;

/** Text whose numbers stay on one line with their units; editors type normal spaces. */
export function UnbrokenText({ children }: { children: string }): ReactNode {
  const parts = children.split(unbreakable);
  return parts.length === 1
    ? children
    : parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
          <span className={styles.unbrokenText} key={index}>
            {part}
          </span>
        ) : (
          part
        ),
      );
}
