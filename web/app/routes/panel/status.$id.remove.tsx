import { statusAdminApi } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useStatusDashboard } from "#app/features/admin/use-status-dashboard.ts";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import { emptyFormSchema, submitForm } from "#app/forms/form.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/status.$id.remove";

export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: emptyFormSchema,
    method: "DELETE",
    path: statusAdminApi.incident(args.params.id),
    done: "status-removed",
    to: "/admin/status",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("admin.status.remove");

/** Confirmation before removing an incident, recorded by mistake, from the status page. */
export default function RemoveIncident({
  actionData,
  params,
}: Pick<Route.ComponentProps, "actionData"> & { params: { id: string } }) {
  const intl = useIntl();
  const incident = useStatusDashboard()?.incidents.find(({ id }) => id === params.id);
  return incident ? (
    <DialogForm
      title={intl.formatMessage({ id: "admin.status.remove" })}
      screen="/admin/status"
      refusal={actionData}
      failed="admin.status.failed"
      submitLabel={intl.formatMessage({ id: "admin.status.remove" })}
      isConfirmation
      isDanger
    >
      <p>
        <FormattedMessage
          id="admin.status.remove.text"
          values={{ title: incident.title["pt-BR"] }}
        />
      </p>
    </DialogForm>
  ) : null;
}
