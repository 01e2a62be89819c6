import { adminApi, adminPlan } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { z } from "zod";
import { DialogForm, ErrorDialog } from "#app/forms/dialog-form.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { ErrorBox } from "#app/forms/refusal-box.tsx";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/plans.$id.remove";
import { loadDialogItem } from "./lists.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const call = { path: adminApi.plan(args.params.id), response: adminPlan };
  return { plan: await loadDialogItem(args, call, "/admin") };
}

/** `confirm` is the number of affected customers that the dialog showed to the user. */
const removePlanForm = z.object({ confirm: z.string().optional() });

export function action(args: Route.ActionArgs) {
  const plan = adminApi.plan(args.params.id);
  return submitForm(args, {
    schema: removePlanForm,
    method: "DELETE",
    path: ({ confirm }) =>
      confirm === undefined ? plan : `${plan}?confirm=${encodeURIComponent(confirm)}`,
    body: () => undefined,
    done: "plan-deleted",
    to: "/admin",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("admin.plans.remove");

export default function RemovePlan({
  loaderData: { plan },
  actionData: refusal,
}: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  const intl = useIntl();
  if (!plan) {
    return <ErrorDialog title="admin.plans" message="admin.failed.plans" screen="/admin" />;
  }
  // Uses the number of customers in the rejected request or, before the first request, the number when the dialog was
  // opened.
  const subscriptions = refusal?.subscriptions ?? plan.subscriptions;
  const isInUse = subscriptions > 0;
  return (
    <DialogForm
      title={intl.formatMessage({ id: "admin.plans.remove" })}
      screen="/admin"
      refusal={refusal?.code === "plan-in-use" ? undefined : refusal}
      failed="admin.failed.deletePlan"
      submitLabel={<FormattedMessage id={isInUse ? "admin.plans.removeAnyway" : "admin.remove"} />}
      busyLabel="form.removing"
      isConfirmation
      isDanger
    >
      <p>
        <FormattedMessage id="admin.plans.remove.text" values={{ name: plan.name }} />
      </p>
      {isInUse ? (
        <>
          <ErrorBox hasPrefix id="admin.plans.remove.inUse" values={{ subscriptions }} />
          <input type="hidden" name="confirm" value={subscriptions} />
        </>
      ) : null}
    </DialogForm>
  );
}
