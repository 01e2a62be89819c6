import type { Configuration } from "pricing-engine";
import type { CalculatorData } from "./calculator.tsx";
import { configurationQuery } from "./configuration-query.ts";

/** Where a configuration's quote can be shared from: nothing else is in its query. */
export function quoteAddress(
  { origin, path }: Pick<CalculatorData, "origin" | "path">,
  configuration: Configuration,
): string {
  return `${origin}${path}?${configurationQuery(configuration)}`;
}
