import { label as labelClass } from "#app/ui/field/field.css.ts";
import {
  type NumberInputProps,
  NumberLimits,
  noteId,
  PlainNumberInput,
} from "#app/ui/number-field/plain-number-field.tsx";
import * as styles from "./slider.css.ts";

export interface SliderProps extends NumberInputProps {
  /** The value with its unit: `1,5 TB`; "" where it has none. */
  shown: string;
  /** What the value counts, for those who hear it. */
  unit?: "gigabyte" | undefined;
}

/** Of the value with its unit, beside the field of this id. */
export function shownId(id: string): string {
  return `${id}-shown`;
}

const trackLength = 100;

/** A Slider without scripts: a number field over a drawing of where the value stands. */
export function PlainSlider(props: SliderProps) {
  const { id, label, limit, value, shown } = props;
  const span = limit.max - limit.min;
  const length = span > 0 ? ((value - limit.min) / span) * trackLength : trackLength;
  return (
    <div className={styles.slider}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <span className={styles.shown} id={shownId(id)}>
        {shown}
      </span>
      <PlainNumberInput
        {...props}
        describedBy={shown ? `${shownId(id)} ${noteId(id)}` : noteId(id)}
      />
      <NumberLimits {...props} />
      <svg
        className={styles.plainTrack}
        viewBox={`0 0 ${trackLength} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.plainRail} width={trackLength} height={1} />
        <rect className={styles.plainFill} width={length} height={1} />
      </svg>
    </div>
  );
}
