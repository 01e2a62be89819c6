import { type AccountKind, adminApi, authApi, passkeyAnswer } from "contracts";
import { z } from "zod";
import { type ActionArgs, type FormDefinition, submitForm } from "#app/forms/form.server.ts";
import { readTextFields } from "#app/forms/form-texts.ts";
import { passkeyIntent } from "#app/forms/refusal.ts";
import type { AccountScreenPath } from "#app/session/account-path.ts";
import { redirectToReturnTo } from "#app/session/session.server.ts";

const loginPaths = {
  customer: authApi.passkeyLogin,
  staff: adminApi.passkeyLogin,
} as const satisfies Record<AccountKind, string>;

/** The answer of a passkey, which a hidden field contains as JSON. */
export const passkeyFieldSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue("invalid");
      return z.NEVER;
    }
  })
  .pipe(passkeyAnswer);

export const passkeyFormSchema = z.object({ passkey: passkeyFieldSchema });

/** Defines the form that logs in with a passkey. */
export function definePasskeyLogin(args: ActionArgs, kind: AccountKind, home: AccountScreenPath) {
  return {
    schema: passkeyFormSchema,
    path: loginPaths[kind],
    to: () => redirectToReturnTo(args, home),
  } satisfies FormDefinition<typeof passkeyFormSchema.shape>;
}

/** Submits the passkey form or the page's other form. */
export async function submitWithPasskey<S extends z.core.$ZodShape>(
  args: ActionArgs,
  definition: FormDefinition<S>,
  passkeyDefinition: FormDefinition<typeof passkeyFormSchema.shape>,
) {
  const { intent } = readTextFields(await args.request.clone().formData());
  return intent === passkeyIntent
    ? submitForm(args, passkeyDefinition)
    : submitForm(args, definition);
}
