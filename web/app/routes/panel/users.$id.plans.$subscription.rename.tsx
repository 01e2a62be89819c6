import { type AdminUserDetail, adminApi, updateSubscriptionRequest } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useOutletContext } from "react-router";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { useForm } from "#app/forms/use-form.ts";
import { TextField } from "#app/ui/index.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/users.$id.plans.$subscription.rename";

export function action(args: Route.ActionArgs) {
  const { id, subscription } = args.params;
  return submitForm(args, {
    schema: updateSubscriptionRequest.pick({ label: true }),
    method: "PATCH",
    path: adminApi.subscription(subscription),
    // An empty label restores the plan's own name.
    body: ({ label = null }) => ({ label }),
    done: "subscription-renamed",
    to: `/admin/users/${id}`,
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("admin.customer.rename");

/** Labels one customer's plan, for example with the software that runs on it. */
export default function RenamePlan({
  params,
  actionData,
}: Pick<Route.ComponentProps, "params" | "actionData">) {
  const intl = useIntl();
  const { id, plans } = useOutletContext<AdminUserDetail>();
  const plan = plans.find(({ subscriptionId }) => subscriptionId === params.subscription);
  const field = useForm(actionData, { initial: { label: plan?.name } });
  return (
    <DialogForm
      title={intl.formatMessage({ id: "admin.customer.rename" })}
      screen={`/admin/users/${id}`}
      refusal={actionData}
      failed="admin.failed.subscription"
      submitLabel={<FormattedMessage id="form.save" />}
    >
      <TextField
        {...field("label")}
        label={intl.formatMessage({ id: "admin.column.name" })}
        hint={intl.formatMessage({ id: "admin.customer.rename.hint" })}
        autoComplete="off"
      />
    </DialogForm>
  );
}
