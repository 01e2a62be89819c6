import * as styles from "./network-options.css.ts";

export interface SpeedBarProps {
  gbps: number;
  /** Speed of one segment in Gbps: a common divisor of all compared speeds. */
  unit: number;
  /** The fastest of the compared speeds, in Gbps. The bar of this speed has the full length. */
  fastest: number;
}

/** A speed as a bar to scale, made of equal segments. */
export function SpeedBar({ gbps, unit, fastest }: SpeedBarProps) {
  const segmentStarts = Array.from({ length: gbps / unit }, (_, index) => index * unit);
  const gap = fastest / 240;
  return (
    <svg
      className={styles.speedBar}
      viewBox={`0 0 ${fastest} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.speedBarTrack} x="0" y="0.96" width={fastest} height="0.04" />
      {segmentStarts.map((start) => (
        <rect
          key={start}
          x={start}
          y="0"
          width={start + unit < gbps ? unit - gap : unit}
          height="1"
        />
      ))}
    </svg>
  );
}
