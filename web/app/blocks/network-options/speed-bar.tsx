import * as styles from "./network-options.css.ts";

export interface SpeedBarProps {
  gbps: number;
  /** Speed of one drawn segment, which divides every speed compared. */
  unit: number;
  /** The fastest of the speeds compared: the bar of full length. */
  fastest: number;
}

/** A speed as a bar to scale, in segments of one unit. */
export function SpeedBar({ gbps, unit, fastest }: SpeedBarProps) {
  const segments = Array.from({ length: gbps / unit }, (_, index) => index * unit);
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${fastest} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.track} x="0" y="0.96" width={fastest} height="0.04" />
      {segments.map((start) => (
        <rect key={start} x={start} y="0" width={unit - fastest / 240} height="1" />
      ))}
    </svg>
  );
}
