import type { InputHTMLAttributes, ReactNode } from "react";
import * as styles from "./choice-card.css.ts";

export interface ChoiceCardsProps {
  /** Choices with at most four columns: the name and three details. */
  children: ReactNode;
}

/** A visible list of choices. A wide list is a table with selectable rows. */
export function ChoiceCards({ children }: ChoiceCardsProps) {
  return (
    <div className={styles.cardContainer}>
      <div className={styles.cards}>{children}</div>
    </div>
  );
}

export interface ChoiceCardProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "type"> {
  name: string;
  /** Name of the choice. */
  label: ReactNode;
  /** The figure to compare, and its unit. */
  figure: ReactNode;
  unit: ReactNode;
  /** Further details, one cell each. */
  details: ReadonlyArray<{ id: string; text: ReactNode; isGain?: boolean }>;
}

/** One of several choices. A native radio button; the whole card is clickable. */
export function ChoiceCard({ label, figure, unit, details, ...input }: ChoiceCardProps) {
  return (
    <label className={styles.card}>
      <span className={styles.name}>
        <input {...input} type="radio" className={styles.radio} />
        {label}
      </span>
      <span className={styles.price}>
        <span className={styles.priceValue}>{figure}</span> {unit}
      </span>
      {details.map(({ id, text, isGain = false }) => (
        <span key={id} className={isGain ? styles.discountDetail : styles.detail} data-figure={id}>
          {text}
        </span>
      ))}
    </label>
  );
}
