import { type Limit, type LimitedInput, type Limits, limitedInputs } from "./catalogue.ts";
import type { Configuration } from "./configuration.ts";
import type { PricingError } from "./pricing-error.ts";
import { maxMonths, readLimits } from "./reading/catalogue.ts";
import {
  explainRefusal,
  readBoolean,
  readNumber,
  readObject,
  readWholeNumber,
} from "./reading/primitives.ts";

export interface ClampRequest {
  readonly configuration: Configuration;
  readonly limits: Limits;
}

export type ClampResult =
  | {
      readonly ok: true;
      readonly configuration: Configuration;
      /** The inputs that had to change, so that a page can say so. */
      readonly clamped: readonly LimitedInput[];
    }
  | { readonly ok: false; readonly error: PricingError };

const monthsRange = { min: 1, max: maxMonths };

/**
 * The nearest configuration within the limits: each count snapped to its step (the higher of two
 * equally near) and clamped to min and max. Infinities become min or max. Clamping twice changes
 * nothing more. Limits: product specification, section 5.
 *
 * Switches and the term pass through. What cannot be clamped (text, NaN, a missing input) comes back
 * as an error with its path; whether the term is offered is for `calculateQuote` to say.
 */
export function clampConfiguration(request: ClampRequest): ClampResult {
  let argument = "limits";
  try {
    const limits = readLimits(request?.limits, "limits");
    argument = "configuration";
    const asked = readObject(request?.configuration, "configuration");
    const counts: Partial<Record<LimitedInput, number>> = {};
    const clamped: LimitedInput[] = [];
    for (const input of limitedInputs) {
      const given = readNumber(asked[input], `configuration.${input}`);
      const nearest = snapToLimit(given, limits[input]);
      if (nearest !== given) {
        clamped.push(input);
      }
      counts[input] = nearest;
    }
    const configuration = {
      ...(counts as Record<LimitedInput, number>),
      dailyBackup: readBoolean(asked.dailyBackup, "configuration.dailyBackup"),
      ddosProtection: readBoolean(asked.ddosProtection, "configuration.ddosProtection"),
      termMonths: readWholeNumber(asked.termMonths, "configuration.termMonths", monthsRange),
    };
    return { ok: true, configuration, clamped };
  } catch (thrown) {
    return { ok: false, error: explainRefusal(thrown, argument) };
  }
}

/** The allowed value nearest to a number, infinities included; the higher of two equally near. */
function snapToLimit(value: number, { min, max, step }: Limit): number {
  const lastStep = Math.floor((max - min) / step);
  const nearestStep = Math.round((value - min) / step);
  return min + step * Math.min(Math.max(nearestStep, 0), lastStep);
}
