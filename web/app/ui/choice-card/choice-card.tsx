import type { InputHTMLAttributes, ReactNode } from "react";
import * as styles from "./choice-card.css.ts";

export interface ChoiceCardsProps {
  /** At most four columns of cells stand below each other: the name's and three of facts. */
  children: ReactNode;
}

/** Choices in full view. Where there is room, a table whose rows can be chosen. */
export function ChoiceCards({ children }: ChoiceCardsProps) {
  return (
    <div className={styles.room}>
      <div className={styles.cards}>{children}</div>
    </div>
  );
}

export interface ChoiceCardProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "type"> {
  name: string;
  /** What is chosen. */
  label: ReactNode;
  /** The figure that it is chosen for, and its unit. */
  figure: ReactNode;
  unit: ReactNode;
  /** What else there is to know: a cell each. */
  facts: ReadonlyArray<{ id: string; text: ReactNode; isGain?: boolean }>;
}

/** One of several choices, with what speaks for it. A native radio on a card pressed as a whole. */
export function ChoiceCard({ label, figure, unit, facts, ...input }: ChoiceCardProps) {
  return (
    <label className={styles.card}>
      <span className={styles.name}>
        <input {...input} type="radio" className={styles.radio} />
        {label}
      </span>
      <span className={styles.price}>
        <span className={styles.figure}>{figure}</span> {unit}
      </span>
      {facts.map(({ id, text, isGain = false }) => (
        <span key={id} className={isGain ? styles.gain : styles.fact} data-figure={id}>
          {text}
        </span>
      ))}
    </label>
  );
}
