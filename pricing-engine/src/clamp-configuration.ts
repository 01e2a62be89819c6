import {
  type InputLimit,
  type InputLimits,
  type LimitedInput,
  limitedInputs,
} from "./catalogue.ts";
import type { Configuration } from "./configuration.ts";
import { maxMonths, parseLimits } from "./parsing/catalogue.ts";
import {
  parseBoolean,
  parseNumber,
  parseObject,
  parseText,
  parseWholeNumber,
  toPricingError,
} from "./parsing/primitives.ts";
import type { PricingError } from "./pricing-error.ts";

export interface ClampRequest {
  readonly configuration: Configuration;
  readonly limits: InputLimits;
}

export type ClampResult =
  | {
      readonly ok: true;
      readonly configuration: Configuration;
      /** Inputs whose value was changed; a page can report them. */
      readonly clamped: readonly LimitedInput[];
    }
  | { readonly ok: false; readonly error: PricingError };

const monthsRange = { min: 1, max: maxMonths };

/**
 * Returns the nearest configuration within the limits. Each count is moved to its nearest step (the higher one in a
 * tie) and clamped to min and max; infinities become min or max. The function is idempotent. Limits: product
 * specification, section 5.
 *
 * Switches, the term and the plan are returned unchanged. A value that cannot be clamped (text, NaN, a missing input)
 * is returned as an error with its path. `calculateQuote`, not this function, checks whether the catalogue offers the
 * term and the plan.
 */
export function clampConfiguration(request: ClampRequest): ClampResult {
  let argument = "limits";
  try {
    const limits = parseLimits(request?.limits, "limits");
    argument = "configuration";
    const requested = parseObject(request?.configuration, "configuration");
    const counts: Partial<Record<LimitedInput, number>> = {};
    const clamped: LimitedInput[] = [];
    for (const input of limitedInputs) {
      const given = parseNumber(requested[input], `configuration.${input}`);
      const nearest = snapToLimit(given, limits[input]);
      if (nearest !== given) {
        clamped.push(input);
      }
      counts[input] = nearest;
    }
    const { plan } = requested;
    const configuration = {
      ...(counts as Record<LimitedInput, number>),
      dailyBackup: parseBoolean(requested.dailyBackup, "configuration.dailyBackup"),
      ddosProtection: parseBoolean(requested.ddosProtection, "configuration.ddosProtection"),
      termMonths: parseWholeNumber(requested.termMonths, "configuration.termMonths", monthsRange),
      ...(plan === undefined || plan === null
        ? {}
        : { plan: parseText(plan, "configuration.plan") }),
    };
    return { ok: true, configuration, clamped };
  } catch (thrown) {
    return { ok: false, error: toPricingError(thrown, argument) };
  }
}

/** Returns the allowed value nearest to `value`, and the higher one in a tie. `value` may be infinite. */
function snapToLimit(value: number, { min, max, step }: InputLimit): number {
  const lastStep = Math.floor((max - min) / step);
  const nearestStep = Math.round((value - min) / step);
  return min + step * Math.min(Math.max(nearestStep, 0), lastStep);
}
