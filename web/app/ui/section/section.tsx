import type { ReactNode } from "react";
import * as styles from "./section.css.ts";

export type SectionBackground = "paper" | "tinted" | "ink";

export interface SectionProps {
  ground?: SectionBackground | null | undefined;
  /** Anchor for links to this section. */
  id?: string | null | undefined;
  /** Id of the heading that names the section. */
  labelledBy?: string | undefined;
  children: ReactNode;
}

/**
 * A full-width band with centred content. `ink` switches all colours inside it to the dark scheme.
 * Adjacent sections with the same background share one gap.
 */
export function Section({ ground, id, labelledBy, children }: SectionProps) {
  return (
    <section
      className={styles.backgrounds[ground ?? "paper"]}
      id={id || undefined}
      aria-labelledby={labelledBy}
    >
      <div className={styles.content}>{children}</div>
    </section>
  );
}
