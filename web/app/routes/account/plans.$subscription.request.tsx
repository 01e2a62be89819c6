import { authApi, planRequestKinds, planWishRequest } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { redirect } from "react-router";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { useForm } from "#app/forms/use-form.ts";
import { localeContext } from "#app/request-context.ts";
import { accountPath } from "#app/session/account-path.ts";
import { requireCustomer } from "#app/session/customer.server.ts";
import { SelectField, TextAreaField } from "#app/ui/index.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/plans.$subscription.request";

/** Loads the plan of the request; redirects to the client area when the customer has no such plan. */
export async function loader(args: Route.LoaderArgs) {
  const { plans, planRequests } = await requireCustomer(args);
  const plan = plans.find(
    ({ subscriptionId, status }) =>
      subscriptionId === args.params.subscription && status === "ativo",
  );
  if (!plan) {
    throw redirect(accountPath(args.context.get(localeContext), "/client-area"));
  }
  const open = planRequests.find(
    ({ subscriptionId, state }) => subscriptionId === plan.subscriptionId && state === "open",
  );
  return { name: plan.name, open: open?.wish };
}

export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: planWishRequest.pick({ wish: true, message: true }),
    path: authApi.planWish,
    body: (values) => ({ ...values, subscriptionId: args.params.subscription }),
    done: "plan-wished",
    to: "/client-area",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("account.wish");

/** Requests a change or cancellation of a plan; sales staff handle the request. */
export default function RequestPlanChange({
  loaderData: { name, open },
  actionData,
}: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  const intl = useIntl();
  const field = useForm(actionData);
  return (
    <DialogForm
      title={intl.formatMessage({ id: "account.wish.title" }, { plan: name })}
      screen="/client-area"
      hasPrefix={false}
      refusal={actionData}
      failed="failure.unavailable"
      submitLabel={<FormattedMessage id="account.wish.submit" />}
      busyLabel="form.sending"
    >
      <p>
        <FormattedMessage id={open ? "account.request.one" : "account.wish.text"} />
      </p>
      <SelectField
        {...field("wish")}
        label={intl.formatMessage({ id: "account.wish.what" })}
        placeholder={intl.formatMessage({ id: "account.wish.choose" })}
        // Omits the kind of the open request, which cannot be sent twice.
        options={planRequestKinds
          .filter((request) => request !== open)
          .map((request) => ({
            value: request,
            label: intl.formatMessage({
              id: request === "change" ? "account.wish.change" : "account.wish.cancel",
            }),
          }))}
      />
      <TextAreaField
        {...field("message")}
        rows={4}
        label={intl.formatMessage({ id: "account.wish.message" })}
      />
    </DialogForm>
  );
}
