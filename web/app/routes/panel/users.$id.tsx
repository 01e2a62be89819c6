import { adminApi, adminUserDetail, dateField, type UpdateSubscriptionRequest } from "contracts";
import { data, Outlet } from "react-router";
import { z } from "zod";
import { callForAccountPage } from "#app/cms/accounts.server.ts";
import { CustomerScreen } from "#app/features/admin/customer-screen.tsx";
import { isPaymentDateConfirmed, pastDayIssue } from "#app/features/admin/payment-fields.ts";
import { submitForm } from "#app/forms/form.server.ts";
import { isolateBidi } from "#app/i18n/isolate-bidi.ts";
import { requireAdministrator } from "#app/session/staff.server.ts";
import { createScreenMeta } from "../screen-meta.ts";
import type { Route } from "./+types/users.$id";
import { redirectFormerDialog } from "./former-dialogs.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args;
  redirectFormerDialog(args, "user", params.id);
  const [result] = await Promise.all([
    callForAccountPage(context, { path: adminApi.user(params.id), response: adminUserDetail }),
    requireAdministrator(args),
  ]);
  if (result.ok) {
    return data({ user: result.value });
  }
  return result.failure.code === "not-found"
    ? data({ user: "none" as const }, { status: 404 })
    : data({ user: "failed" as const }, { status: 503 });
}

/** Saves a row's next payment. HTML forms have no null, so an empty date means no next payment. */
export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: z
      .object({
        id: z.string(),
        nextPayment: dateField.optional(),
        confirmedDay: z.string().optional(),
      })
      .refine(isPaymentDateConfirmed, pastDayIssue),
    method: "PATCH",
    path: ({ id }) => adminApi.subscription(id),
    body: ({ nextPayment = null }) => ({ nextPayment }) satisfies UpdateSubscriptionRequest,
    done: "subscription-updated",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export { revalidateAroundDialog as shouldRevalidate } from "../revalidate-around-dialog.ts";

export function meta(args: Route.MetaArgs) {
  const user = args.loaderData?.user;
  return typeof user === "object"
    ? createScreenMeta(args, "admin.title.customer", {
        values: { name: isolateBidi(user.fullname) },
      })
    : createScreenMeta(args, "admin.users");
}

export default function Customer({ loaderData: { user }, actionData }: Route.ComponentProps) {
  return (
    <>
      <CustomerScreen user={user} refusal={actionData} />
      {typeof user === "string" ? null : <Outlet context={user} />}
    </>
  );
}
