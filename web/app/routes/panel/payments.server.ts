import { adminApi, recordPaymentsResponse, undoPaymentsResponse } from "contracts";
import { redirect } from "react-router";
import { z } from "zod";
import { removePaymentSelection } from "#app/features/admin/list-query.ts";
import { parsePayments, singlePaymentField } from "#app/features/admin/payment-fields.ts";
import { type ActionArgs, createFormHandler } from "#app/forms/form.server.ts";
import { localeContext } from "#app/request-context.ts";
import { type AccountScreenPath, accountPath } from "#app/session/account-path.ts";
import { setFlash } from "#app/session/flash.server.ts";

/**
 * Redirects to a screen of the panel with the query string of its lists, but without `choose=all`.
 */
function redirectToScreen({ context, url }: ActionArgs, screen: AccountScreenPath): Response {
  return redirect(
    accountPath(context.get(localeContext), screen) + removePaymentSelection(url.search),
  );
}

/**
 * Records the payments that a form names. The next page offers to undo the recording.
 *
 * @param user id of the customer whose screen the form is on; undefined for the list
 */
export async function recordPayments(
  args: ActionArgs,
  fields: Record<string, string>,
  user?: string,
) {
  const screen = user === undefined ? "/admin" : (`/admin/users/${user}` as const);
  const payments = parsePayments(fields);
  if (payments.length === 0) {
    await setFlash(args.context, "payments-none");
    return redirectToScreen(args, screen);
  }
  return createFormHandler({
    schema: z.object({
      receipt: z.string().optional(),
      [singlePaymentField]: z.string().optional(),
    }),
    path: adminApi.payments,
    body: ({ receipt }) => ({ payments, receipt: receipt !== undefined }),
    response: recordPaymentsResponse,
    to: async (formArgs, recorded) => {
      await setFlash(formArgs.context, "payments-recorded", { payments: { ...recorded, user } });
      return redirectToScreen(formArgs, screen);
    },
  })(args, fields);
}

const undoForm = z.object({ batch: z.uuid(), user: z.uuid().optional() });

/** Undoes recorded payments, and returns to the screen on which the payments were recorded. */
export function undoPayments(args: ActionArgs, fields: Record<string, string>) {
  const screen = fields.user ? (`/admin/users/${fields.user}` as const) : "/admin";
  return createFormHandler({
    schema: undoForm,
    path: ({ batch }) => adminApi.undoPayments(batch),
    body: () => undefined,
    response: undoPaymentsResponse,
    to: async (formArgs, { undone }) => {
      await setFlash(formArgs.context, undone > 0 ? "payments-undone" : "payments-kept");
      return redirectToScreen(formArgs, screen);
    },
  })(args, fields);
}
