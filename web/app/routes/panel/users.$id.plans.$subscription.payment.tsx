import type { AdminUserDetail } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useOutletContext } from "react-router";
import { paymentFieldName } from "#app/features/admin/payment-fields.ts";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import { readTextFields } from "#app/forms/form-texts.ts";
import { useFormatDay } from "#app/i18n/dates.ts";
import { Switch } from "#app/ui/index.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/users.$id.plans.$subscription.payment";
import { recordPayments } from "./payments.server.ts";

export async function action(args: Route.ActionArgs) {
  return recordPayments(args, readTextFields(await args.request.formData()), args.params.id);
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("payment.received");

/** Records a payment, which moves the next date by a month. */
export default function ReceivePayment({
  params,
  actionData,
}: Pick<Route.ComponentProps, "params" | "actionData">) {
  const intl = useIntl();
  const day = useFormatDay();
  const { id, plans } = useOutletContext<AdminUserDetail>();
  const plan = plans.find(({ subscriptionId }) => subscriptionId === params.subscription);
  return plan?.nextPayment && !plan.cancelledAt ? (
    <DialogForm
      title={intl.formatMessage({ id: "payment.received" })}
      screen={`/admin/users/${id}`}
      refusal={actionData}
      failed="admin.failed.payments"
      submitLabel={<FormattedMessage id="payment.received" />}
      isConfirmation
    >
      <input
        type="hidden"
        name={paymentFieldName(plan.subscriptionId)}
        value={plan.nextPayment.slice(0, 10)}
      />
      <p>
        <FormattedMessage
          id="payment.received.text"
          values={{ plan: plan.name, date: day(plan.nextPayment) }}
        />
      </p>
      <Switch
        name="receipt"
        value="email"
        label={intl.formatMessage({ id: "payment.receipt" })}
        hint={<FormattedMessage id="payment.receipt.hint" />}
      />
    </DialogForm>
  ) : null;
}
