import type { ReactNode } from "react";
import { label as labelClass } from "#app/ui/field/field.css.ts";
import {
  type NumberInputProps,
  NumberLimits,
  noteId,
} from "#app/ui/number-field/plain-number-field.tsx";
import * as styles from "./slider.css.ts";

export interface SliderProps extends NumberInputProps {
  /** The value with its unit: `1,5 TB`; "" where it has none. */
  shown: string;
  /** What the value counts, for those who hear it. */
  unit?: "gigabyte" | undefined;
}

interface SliderLayoutProps extends Omit<SliderProps, "unit" | "onChange" | "name"> {
  /** What was asked for before it became the value. */
  asked?: number | undefined;
  /** The field to type in, told by what it is described. */
  field: (describedBy: string) => ReactNode;
  /** What moves on the track. */
  children?: ReactNode;
}

const trackLength = 100;

/** Name, value, field and limits of a slider, and its track with where the value stands. */
export function SliderLayout({ field, children, asked, ...props }: SliderLayoutProps) {
  const { id, label, limit, value, shown } = props;
  const span = limit.max - limit.min;
  const shownId = `${id}-shown`;
  return (
    <div className={styles.slider}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <span className={styles.shown} id={shownId}>
        {shown}
      </span>
      {field(shown ? `${shownId} ${noteId(id)}` : noteId(id))}
      <NumberLimits {...props} asked={asked} />
      {/* With one value to stand at there is nothing to move. */}
      {span > 0 ? (
        <>
          <svg
            className={styles.drawnTrack}
            viewBox={`0 0 ${trackLength} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className={styles.rail} width={trackLength} height={1} />
            <rect
              className={styles.fill}
              width={((value - limit.min) / span) * trackLength}
              height={1}
            />
          </svg>
          {children}
        </>
      ) : null}
    </div>
  );
}
