import type { Limit } from "../catalogue.ts";

/** The allowed value nearest to a number, infinities included; the higher of two equally near. */
export function snapToLimit(value: number, { min, max, step }: Limit): number {
  const lastStep = Math.floor((max - min) / step);
  const nearestStep = Math.round((value - min) / step);
  return min + step * Math.min(Math.max(nearestStep, 0), lastStep);
}
