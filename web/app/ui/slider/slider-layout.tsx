import type { ReactNode } from "react";
import { label as labelClass } from "#app/ui/field/field.css.ts";
import {
  limitsNoteId,
  type NumberInputProps,
  NumberLimitsNote,
} from "#app/ui/number-field/plain-number-field.tsx";
import * as styles from "./slider.css.ts";

export interface SliderProps extends NumberInputProps {
  /** The value with its unit, such as `1,5 TB`; "" if it has no unit. */
  valueText: string;
  /** Unit of the value, for screen readers. */
  unit?: "gigabyte" | undefined;
}

interface SliderLayoutProps extends Omit<SliderProps, "unit" | "onChange" | "name"> {
  /** The requested number, if the value was adjusted from it. */
  requested?: number | undefined;
  /** Renders the input; gets the ids for its `aria-describedby`. */
  field: (describedBy: string) => ReactNode;
  /** The range input, placed over the track. */
  children?: ReactNode;
}

const trackLength = 100;

/** Layout of a slider: label, value, input, limits, and a track with the value's position. */
export function SliderLayout({ field, children, requested, ...props }: SliderLayoutProps) {
  const { id, label, limit, value, valueText } = props;
  const span = limit.max - limit.min;
  const valueTextId = `${id}-shown`;
  return (
    <div className={styles.slider}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <span className={styles.valueText} id={valueTextId}>
        {valueText}
      </span>
      {field(valueText ? `${valueTextId} ${limitsNoteId(id)}` : limitsNoteId(id))}
      <NumberLimitsNote {...props} requested={requested} />
      {/* Omits the track for a single allowed value, because the thumb could not move. */}
      {span > 0 ? (
        <>
          <svg
            className={styles.plainTrack}
            viewBox={`0 0 ${trackLength} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className={styles.trackRail} width={trackLength} height={1} />
            <rect
              className={styles.trackFill}
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
