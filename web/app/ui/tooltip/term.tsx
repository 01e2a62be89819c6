import { type ReactNode, useId } from "react";
import * as styles from "./tooltip.css.ts";

export interface TermProps {
  /** The term. */
  children: ReactNode;
  /** Meaning of the term, in a sentence. */
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
      <TermMeaning id={id}>{meaning}</TermMeaning>
    </>
  );
}

export interface TermLinkProps {
  /** The term. */
  children: ReactNode;
  href: string;
  /** Id of the element with the term's meaning (TermMeaning). */
  describedBy: string;
}

/**
 * Like Term, for a term with a link to more information. On touch screens and without scripts, the term is only a link.
 * The meaning is rendered after the text, so that copies and extracts of the text do not contain it.
 */
export function TermLink({ children, href, describedBy }: TermLinkProps) {
  return (
    <a href={href} className={styles.termLink} aria-describedby={describedBy} data-tip="term">
      {children}
    </a>
  );
}

export interface TermMeaningProps {
  id: string;
  children: ReactNode;
}

/** The meaning of a linked term, in a tooltip. */
export function TermMeaning({ id, children }: TermMeaningProps) {
  return (
    <span className={styles.tooltip} id={id} popover="auto" role="tooltip" data-nosnippet="">
      {children}
    </span>
  );
}
