import { z } from "zod";

/** Marks a field as secret by `.meta(secret)`: forms never show its submitted value again. */
export const secretFieldMeta = { secret: true } as const;

/** Returns true if a field is marked as secret; also for an optional field. */
export function isSecretField(field: z.core.$ZodType): boolean {
  if (z.globalRegistry.get(field)?.secret === true) {
    return true;
  }
  if (field instanceof z.ZodPipe) {
    return isSecretField(field.in) || isSecretField(field.out);
  }
  return (
    (field instanceof z.ZodOptional ||
      field instanceof z.ZodNullable ||
      field instanceof z.ZodDefault) &&
    isSecretField(field.unwrap())
  );
}
