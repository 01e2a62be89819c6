import type { ReactNode } from "react";
import * as styles from "./card.css.ts";

export interface CardProps {
  /** `popular` draws attention to one card among its neighbours. */
  tone?: "plain" | "popular" | undefined;
  as?: "div" | "li" | "article";
  children: ReactNode;
}

/** A frame for things which are compared or chosen; not for plain text. */
export function Card({ tone = "plain", as: Element = "div", children }: CardProps) {
  return <Element className={styles.tones[tone]}>{children}</Element>;
}
