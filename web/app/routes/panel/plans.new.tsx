import { adminApi, createPlanRequest } from "contracts";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isAdminStored } from "#app/features/admin/admin-storage.ts";
import { PlanFields } from "#app/features/admin/plan-fields.tsx";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { ErrorBox } from "#app/forms/refusal-box.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/plans.new";

export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: createPlanRequest,
    path: adminApi.plans,
    done: "plan-created",
    to: "/admin",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("admin.plans.new");

export default function NewPlan({ actionData }: Pick<Route.ComponentProps, "actionData">) {
  const intl = useIntl();
  const field = useForm(actionData);
  const [isForgotten, setIsForgotten] = useState(false);

  /**
   * Rejects the form if this browser has not stored an administrator (specification, section 5).
   */
  function check(event: FormEvent<HTMLFormElement>): void {
    if (!isAdminStored()) {
      event.preventDefault();
      setIsForgotten(true);
    }
  }

  return (
    <DialogForm
      title={intl.formatMessage({ id: "admin.plans.new" })}
      screen="/admin"
      refusal={actionData}
      failed="admin.failed.createPlan"
      submitLabel={<FormattedMessage id="admin.plans.create" />}
      onSubmit={check}
    >
      {isForgotten ? <ErrorBox hasPrefix id="admin.failed.noAdminId" /> : null}
      <PlanFields field={field} />
    </DialogForm>
  );
}
