import { adminApi, adminPlan } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { DialogForm, ErrorDialog } from "#app/forms/dialog-form.tsx";
import { readTextFields } from "#app/forms/form-texts.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/plans.$id.deactivate";
import { loadDialogItem } from "./lists.server.ts";
import { togglePlan } from "./toggle-plan.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const call = { path: adminApi.plan(args.params.id), response: adminPlan };
  return { plan: await loadDialogItem(args, call, "/admin") };
}

export async function action(args: Route.ActionArgs) {
  const fields = readTextFields(await args.request.formData());
  return togglePlan(args, { ...fields, id: args.params.id, status: "inativo" });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("admin.plan.deactivate");

/** Confirmation before deactivating a plan that customers have. */
export default function DeactivatePlan({
  loaderData: { plan },
  actionData,
}: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  const intl = useIntl();
  return plan ? (
    <DialogForm
      title={intl.formatMessage({ id: "admin.plan.deactivate" })}
      screen="/admin"
      refusal={actionData}
      failed="admin.failed.updatePlanStatus"
      submitLabel={<FormattedMessage id="admin.plan.deactivate" />}
      isConfirmation
      isDanger
    >
      <p>
        <FormattedMessage
          id="admin.plan.deactivate.text"
          values={{ name: plan.name, subscriptions: plan.subscriptions }}
        />
      </p>
    </DialogForm>
  ) : (
    <ErrorDialog title="admin.plans" message="admin.failed.plans" screen="/admin" />
  );
}
