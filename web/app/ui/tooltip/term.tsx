import { type ReactNode, useId } from "react";
import * as styles from "./tooltip.css.ts";

export interface TermProps {
  /** The term. */
  children: ReactNode;
  /** Its meaning, in a sentence. */
  meaning: string;
}

/** A term that not every reader knows, with its meaning in a tooltip. */
export function Term({ children, meaning }: TermProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.term}
        popoverTarget={id}
        aria-describedby={id}
        data-tip="term"
      >
        {children}
      </button>
      <span className={styles.tip} id={id} popover="auto" role="tooltip">
        {meaning}
      </span>
    </>
  );
}

export interface TermLinkProps extends TermProps {
  href: string;
}

/**
 * Like Term, for a term with a link to more information; on touch screens and without scripts it is
 * only a link.
 */
export function TermLink({ children, meaning, href }: TermLinkProps) {
  const id = useId();
  return (
    <>
      <a href={href} className={styles.termLink} aria-describedby={id} data-tip="term">
        {children}
      </a>
      <span className={styles.tip} id={id} popover="auto" role="tooltip">
        {meaning}
      </span>
    </>
  );
}
