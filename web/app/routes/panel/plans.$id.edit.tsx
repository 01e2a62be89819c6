import {
  adminApi,
  adminPlan,
  createPlanRequest,
  planStatuses,
  planStatusField,
  updatePlanRequest,
} from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import {
  ConflictingPlan,
  formatPriceForInput,
  PlanFields,
} from "#app/features/admin/plan-fields.tsx";
import { DialogForm, ErrorDialog } from "#app/forms/dialog-form.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { useForm } from "#app/forms/use-form.ts";
import { SelectField } from "#app/ui/index.ts";
import { createScreenMeta } from "../screen-meta.ts";
import type { Route } from "./+types/plans.$id.edit";
import { loadDialogItem } from "./lists.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const call = { path: adminApi.plan(args.params.id), response: adminPlan };
  return { plan: await loadDialogItem(args, call, "/admin") };
}

/** Requires all fields (specification, section 5); the name can be corrected too. */
const editPlanForm = createPlanRequest.pick({ name: true, description: true, price: true }).extend({
  status: planStatusField,
  ...updatePlanRequest.pick({ support: true, version: true, priceFor: true }).shape,
});

export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: editPlanForm,
    method: "PUT",
    path: adminApi.plan(args.params.id),
    done: "plan-updated",
    to: "/admin",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export function meta(args: Route.MetaArgs) {
  return createScreenMeta(args, "admin.plans.edit", {
    values: { name: args.loaderData?.plan?.name ?? "" },
  });
}

/**
 * Reloads the plan after a conflict. The dialog then shows the other administrator's change, and the next submit may
 * overwrite that change.
 */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, "actionStatus" | "defaultShouldRevalidate">): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function EditPlan({
  loaderData: { plan },
  actionData,
}: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  const intl = useIntl();
  const field = useForm(actionData, {
    initial: plan
      ? { ...plan, price: formatPriceForInput(plan.price, intl.locale), priceFor: "new" }
      : {},
  });
  return plan ? (
    <DialogForm
      title={intl.formatMessage({ id: "admin.plans.edit" }, { name: plan.name })}
      screen="/admin"
      refusal={actionData}
      failed="admin.failed.updatePlan"
      submitLabel={<FormattedMessage id="form.save" />}
    >
      {/*
       * Version of the plan when the dialog was opened or, after a conflict, when the plan was
       * reloaded.
       */}
      <input type="hidden" name="version" value={plan.version} />
      {actionData?.code === "plan-changed" ? <ConflictingPlan plan={plan} /> : null}
      <PlanFields field={field} />
      {plan.subscriptions > 0 ? (
        <SelectField
          {...field("priceFor")}
          label={intl.formatMessage({ id: "admin.plan.priceFor" })}
          hint={intl.formatMessage({ id: "admin.plan.priceFor.hint" })}
          options={(["new", "all"] as const).map((value) => ({
            value,
            label: intl.formatMessage(
              { id: value === "new" ? "admin.plan.priceFor.new" : "admin.plan.priceFor.all" },
              { subscriptions: plan.subscriptions },
            ),
          }))}
        />
      ) : null}
      <SelectField
        {...field("status")}
        label={intl.formatMessage({ id: "admin.column.status" })}
        options={planStatuses.map((status) => ({
          value: status,
          label: intl.formatMessage({
            id: status === "ativo" ? "status.active" : "status.inactive",
          }),
        }))}
      />
    </DialogForm>
  ) : (
    <ErrorDialog title="admin.plans" message="admin.failed.plans" screen="/admin" />
  );
}
