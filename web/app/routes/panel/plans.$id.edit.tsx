import { adminApi, adminPlan, createPlanRequest, planStatuses, planStatusField } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { DialogForm, ErrorDialog } from "#app/features/admin/dialog-form.tsx";
import { PlanFields } from "#app/features/admin/plan-fields.tsx";
import { submit } from "#app/forms/form.server.ts";
import { useForm } from "#app/forms/use-form.ts";
import { SelectField } from "#app/ui/index.ts";
import { screenMeta } from "../screen-meta.ts";
import type { Route } from "./+types/plans.$id.edit";
import { loadOne } from "./lists.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const call = { path: adminApi.plan(args.params.id), response: adminPlan };
  return { plan: await loadOne(args, call, "/admin") };
}

/** All three or nothing (specification, section 5). */
const editPlanForm = createPlanRequest
  .pick({ description: true, price: true })
  .extend({ status: planStatusField });

export function action(args: Route.ActionArgs) {
  return submit(args, {
    schema: editPlanForm,
    method: "PUT",
    path: adminApi.plan(args.params.id),
    done: "plan-updated",
    to: "/admin",
  });
}

export function meta(args: Route.MetaArgs) {
  return screenMeta(args, "admin.plans.edit", { name: args.loaderData?.plan?.name ?? "" });
}

export default function EditPlan({
  loaderData: { plan },
  actionData,
}: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  const intl = useIntl();
  const field = useForm(actionData, {
    initial: plan ? { ...plan, price: String(plan.price) } : {},
  });
  return plan ? (
    <DialogForm
      title={intl.formatMessage({ id: "admin.plans.edit" }, { name: plan.name })}
      screen="/admin"
      refusal={actionData}
      failed="admin.failed.updatePlan"
      submitLabel={<FormattedMessage id="form.save" />}
    >
      <PlanFields field={field} />
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
