import { type StaffIncident, type StatusDashboard, statusAdminApi } from "contracts";
import { useIntl } from "react-intl";
import {
  ImpactFields,
  LanguageFields,
  StateField,
  TimeField,
} from "#app/features/admin/status-fields.tsx";
import {
  selectNewestImpacts,
  toUpdateRequest,
  updateFormSchema,
} from "#app/features/admin/status-form.ts";
import { useStatusDashboard } from "#app/features/admin/use-status-dashboard.ts";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import { createFormHandler } from "#app/forms/form.server.ts";
import { readTextFields } from "#app/forms/form-texts.ts";
import { useForm } from "#app/forms/use-form.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/status.$id.update";

export async function action(args: Route.ActionArgs) {
  const sent = readTextFields(await args.request.formData());
  return createFormHandler({
    schema: updateFormSchema(sent),
    path: statusAdminApi.updates(args.params.id),
    body: toUpdateRequest,
    done: "status-recorded",
    to: "/admin/status",
  })(args, sent);
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("admin.status.update");

export default function AddUpdate({
  actionData,
  params,
}: Pick<Route.ComponentProps, "actionData"> & { params: { id: string } }) {
  const dashboard = useStatusDashboard();
  const incident = dashboard?.incidents.find(({ id }) => id === params.id);
  return dashboard && incident ? (
    <UpdateDialog dashboard={dashboard} incident={incident} actionData={actionData} />
  ) : null;
}

interface UpdateDialogProps {
  actionData: Route.ComponentProps["actionData"] | undefined;
  dashboard: StatusDashboard;
  incident: StaffIncident;
}

/** Form for an update of an incident, prefilled with the newest update. */
function UpdateDialog({ dashboard, incident, actionData }: UpdateDialogProps) {
  const intl = useIntl();
  const [newest] = incident.updates;
  const field = useForm<string>(actionData, {
    initial: { state: newest?.state, ...selectNewestImpacts(incident) },
  });
  return (
    <DialogForm
      title={`${intl.formatMessage({ id: "admin.status.update" })}: ${incident.title["pt-BR"]}`}
      screen="/admin/status"
      refusal={actionData}
      failed="admin.status.failed"
      submitLabel={intl.formatMessage({ id: "admin.status.update" })}
    >
      <StateField field={field} kind={incident.kind} />
      <LanguageFields field={field} name="text" />
      <TimeField field={field} name="at" />
      <ImpactFields field={field} components={dashboard.components} />
    </DialogForm>
  );
}
