import type { ReactNode } from "react";
import * as styles from "./unbroken.css.ts";

/** What is read as one: 3-2-1, R$ 1.249,90, 40 Gbps, 1.024 GB. One group, which `split` keeps. */
const oneThing =
  /(\d+(?:-\d+)+|R\$ \d[\d.,]*\d|\d[\d.,]* (?:[KMGT]B|[kMG]bps|[MG]Hz|ms|vCPUs?|kVA)(?![\p{L}\d]))/u;

/** Copy whose numbers stay on one line with what belongs to them; an editor types it as it is read. */
export function Unbroken({ children }: { children: string }): ReactNode {
  const parts = children.split(oneThing);
  return parts.length === 1
    ? children
    : parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
          <span className={styles.unbroken} key={index}>
            {part}
          </span>
        ) : (
          part
        ),
      );
}
