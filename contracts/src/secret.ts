import { z } from "zod";

/** Marks a field where it is defined, by `.meta(secret)`: a form never shows what was typed into it. */
export const secret = { secret: true } as const;

/** Whether a field is marked as secret, also where it may be left out. */
export function isSecret(field: z.core.$ZodType): boolean {
  if (z.globalRegistry.get(field)?.secret === true) {
    return true;
  }
  if (field instanceof z.ZodPipe) {
    return isSecret(field.in) || isSecret(field.out);
  }
  return (
    (field instanceof z.ZodOptional ||
      field instanceof z.ZodNullable ||
      field instanceof z.ZodDefault) &&
    isSecret(field.unwrap())
  );
}
