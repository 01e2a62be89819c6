import {
  type Field,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from "payload";
import type { PricingError } from "pricing-engine";
import {
  findCatalogueProblem,
  toDocumentFieldPath,
  toEngineCatalogue,
} from "./engine-catalogue.ts";
import { describeFieldPath, describeProblem } from "./problem-text.ts";

function refuse(problem: PricingError, fields: Field[], req: PayloadRequest): never {
  const path = toDocumentFieldPath(problem);
  const label = describeFieldPath(fields, path, req.i18n.language);
  const message = describeProblem(problem, req.i18n.language);
  throw new ValidationError(
    { global: "price-catalogue", errors: [{ path, message, label }], req },
    req.t,
  );
}

/** Validates a catalogue. Drafts are validated too, so that their publish does not fail later. */
export const checkCatalogue: GlobalBeforeValidateHook = ({ data, global, req }) => {
  const problem = findCatalogueProblem(toEngineCatalogue(data ?? {}));
  if (problem) {
    refuse(problem, global.fields, req);
  }
};

/** Returns a problem for text that Payload would convert to a truncated number: "12,5" to 12, "3 reais" to 3. */
function cutText(value: unknown, path: string): PricingError | undefined {
  if (typeof value === "string") {
    return Number.isNaN(Number(value)) && !Number.isNaN(Number.parseFloat(value))
      ? { path, code: "wrong-type", allowed: "decimal number", got: JSON.stringify(value) }
      : undefined;
  }
  for (const [key, item] of Object.entries(value ?? {})) {
    const problem = typeof value === "object" ? cutText(item, `${path}.${key}`) : undefined;
    if (problem) {
      return problem;
    }
  }
  return undefined;
}

/** Rejects texts that Payload would truncate to a number. Runs before Payload converts them. */
export const rejectTruncatedNumbers: GlobalBeforeOperationHook = ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation !== "update") {
    return;
  }
  const problem = cutText(toEngineCatalogue(args.data ?? {}), "catalogue");
  if (problem) {
    refuse(problem, global.fields, req);
  }
};
