import { statusAdminApi } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useStatusDesk } from "#app/features/admin/use-status-desk.ts";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import { noFields, submit } from "#app/forms/form.server.ts";
import { titled } from "../screen-meta.ts";
import type { Route } from "./+types/status.$id.remove";

export function action(args: Route.ActionArgs) {
  return submit(args, {
    schema: noFields,
    method: "DELETE",
    path: statusAdminApi.incident(args.params.id),
    done: "status-removed",
    to: "/admin/status",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = titled("admin.status.remove");

/** Asks before an incident that was recorded by mistake is removed from the status page. */
export default function RemoveIncident({
  actionData,
  params,
}: Pick<Route.ComponentProps, "actionData"> & { params: { id: string } }) {
  const intl = useIntl();
  const incident = useStatusDesk()?.incidents.find(({ id }) => id === params.id);
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
