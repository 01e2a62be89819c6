import type { ReactNode } from "react";
import * as styles from "./disclosure.css.ts";

export interface DisclosureProps {
  summary: string;
  /** Disclosures with the same name close each other. */
  name?: string | undefined;
  /** Shows the content at first, such as a form with an error. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A summary that expands its content: a native `details` element without script. */
export function Disclosure({ summary, name, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles.details} name={name} open={isOpen}>
      <summary className={styles.summary}>
        {summary}
        <svg className={styles.plusIcon} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 10h14" />
          <path className={styles.plusVerticalBar} d="M10 3v14" />
        </svg>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
