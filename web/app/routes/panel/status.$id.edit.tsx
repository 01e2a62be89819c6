import { type StaffIncident, statusAdminApi } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { LanguageFields } from "#app/features/admin/status-fields.tsx";
import {
  collectTexts,
  collectTitles,
  incidentTextFormSchema,
  toTextFieldValues,
} from "#app/features/admin/status-form.ts";
import { useStatusDashboard } from "#app/features/admin/use-status-dashboard.ts";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { useForm } from "#app/forms/use-form.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/status.$id.edit";

export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: incidentTextFormSchema,
    method: "PATCH",
    path: statusAdminApi.update(args.params.id),
    body: (values) => ({ text: collectTexts(values), title: collectTitles(values) }),
    done: "status-recorded",
    to: "/admin/status",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("admin.status.edit");

export default function EditUpdate({
  actionData,
  params,
}: Pick<Route.ComponentProps, "actionData"> & { params: { id: string } }) {
  const dashboard = useStatusDashboard();
  const incident = dashboard?.incidents.find(({ updates }) =>
    updates.some(({ id }) => id === params.id),
  );
  const update = incident?.updates.find(({ id }) => id === params.id);
  return incident && update ? (
    <EditDialog incident={incident} update={update} actionData={actionData} />
  ) : null;
}

interface EditDialogProps {
  actionData: Route.ComponentProps["actionData"] | undefined;
  incident: StaffIncident;
  update: StaffIncident["updates"][number];
}

function EditDialog({ incident, update, actionData }: EditDialogProps) {
  const intl = useIntl();
  const field = useForm<string>(actionData, {
    initial: {
      ...toTextFieldValues("title", incident.title),
      ...toTextFieldValues("text", update.text),
    },
  });
  return (
    <DialogForm
      title={intl.formatMessage({ id: "admin.status.edit" })}
      screen="/admin/status"
      refusal={actionData}
      failed="admin.status.failed"
      submitLabel={<FormattedMessage id="form.save" />}
    >
      <p>
        <FormattedMessage id="admin.status.edit.text" />
      </p>
      <LanguageFields field={field} name="title" />
      <LanguageFields field={field} name="text" />
    </DialogForm>
  );
}
