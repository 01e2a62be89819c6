import type { ReactNode } from "react";
import { UnbrokenText } from "#app/ui/unbroken/unbroken.tsx";
import * as styles from "./section.css.ts";

export interface SectionHeadingProps {
  eyebrow?: string | null | undefined;
  heading: string;
  lede?: string | null | undefined;
  /** Id of the heading, for the section's `labelledBy`. */
  id?: string | undefined;
  /** `split` puts the lede next to the heading if there is space. */
  align?: "start" | "split";
  level?: 1 | 2;
  /** Content after the lede, such as actions. */
  children?: ReactNode;
}

/** The heading of a section, with a short eyebrow above it and a lede below or next to it. */
export function SectionHeading({
  eyebrow,
  heading,
  lede,
  id,
  align = "start",
  level = 2,
  children,
}: SectionHeadingProps) {
  const Heading = level === 1 ? "h1" : "h2";
  const hasAside = Boolean(lede) || Boolean(children);
  return (
    <div className={styles.headings[hasAside ? align : "start"]}>
      <div>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <Heading className={styles.headingLevels[level]} id={id}>
          <UnbrokenText>{heading}</UnbrokenText>
        </Heading>
      </div>
      {hasAside ? (
        <div className={styles.headingAside}>
          {lede ? (
            <p className={styles.lede}>
              <UnbrokenText>{lede}</UnbrokenText>
            </p>
          ) : null}
          {children}
        </div>
      ) : null}
    </div>
  );
}
