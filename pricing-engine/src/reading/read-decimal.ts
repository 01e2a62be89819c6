import { refuse } from "./refuse.ts";

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
export function readDecimal(value: unknown, path: string, format: DecimalFormat): number {
  const { decimals, scale, max } = format;
  const match = typeof value === "string" ? written.exec(value) : null;
  const fraction = match?.[1] ?? "";
  const number = match ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) {
    return refuse(value, path, { code: "wrong-type", allowed: "decimal number" });
  }
  if (number < 0 || number > max) {
    return refuse(value, path, { code: "out-of-range", allowed: { min: 0, max } });
  }
  const units = Math.round(number * scale);
  // Only the double nearest to a count of units survives the way back.
  if (units / scale !== number || fraction.length > decimals) {
    return refuse(value, path, { code: "too-many-decimals", allowed: { decimals } });
  }
  return units + 0; // -0 becomes 0
}
