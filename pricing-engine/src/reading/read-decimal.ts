import type { Place } from "./place.ts";

/** A decimal number that is counted in its smallest units. */
export interface DecimalFormat {
  readonly decimals: number;
  /** Units in 1. */
  readonly scale: number;
  /** The largest value, in whole ones. */
  readonly max: number;
}

const written = /^\d+(?:\.(\d+))?$/;

/**
 * A decimal number or text as a count of units: 12.5 with four decimals is 125000. More decimals
 * than the format has are refused, never rounded away.
 */
export function readDecimal(
  value: unknown,
  place: Place,
  { decimals, scale, max }: DecimalFormat,
): number {
  const match = typeof value === "string" ? written.exec(value) : null;
  const fraction = match?.[1] ?? "";
  const number = match ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) {
    place.refuse(value, { code: "wrong-type", allowed: "decimal number" });
    return 0;
  }
  if (number < 0 || number > max) {
    place.refuse(value, { code: "out-of-range", allowed: { min: 0, max } });
    return 0;
  }
  const units = Math.round(number * scale);
  // Only the double nearest to a count of units survives the way back.
  if (units / scale !== number || fraction.length > decimals) {
    place.refuse(value, { code: "too-many-decimals", allowed: { decimals } });
    return 0;
  }
  return units + 0; // -0 becomes 0
}
