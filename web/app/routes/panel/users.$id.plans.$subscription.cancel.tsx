import { type AdminUserDetail, adminApi } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useOutletContext } from "react-router";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import { emptyFormSchema, submitForm } from "#app/forms/form.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/users.$id.plans.$subscription.cancel";

export function action(args: Route.ActionArgs) {
  const { id, subscription } = args.params;
  return submitForm(args, {
    schema: emptyFormSchema,
    path: adminApi.cancelSubscription(subscription),
    done: "subscription-cancelled",
    to: `/admin/users/${id}`,
  });
}

export { clientAction } from "#app/forms/client-action.ts";

/** Dialog over the customer's screen, which provides the customer as outlet context. */
export const meta = createTitleMeta("admin.customer.cancel.title");

export default function CancelSubscription({
  params,
  actionData,
}: Pick<Route.ComponentProps, "params" | "actionData">) {
  const intl = useIntl();
  const { id, plans } = useOutletContext<AdminUserDetail>();
  const plan = plans.find(({ subscriptionId }) => subscriptionId === params.subscription);
  return plan ? (
    <DialogForm
      title={intl.formatMessage({ id: "admin.customer.cancel.title" })}
      screen={`/admin/users/${id}`}
      refusal={actionData}
      failed="admin.failed.subscription"
      submitLabel={<FormattedMessage id="admin.customer.cancel.submit" />}
      closeLabel="form.back"
      isConfirmation
      isDanger
    >
      <p>
        <FormattedMessage id="admin.customer.cancel.text" values={{ plan: plan.name }} />
      </p>
    </DialogForm>
  ) : null;
}
