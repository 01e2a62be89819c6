import { recordedDaysRequest, type StatusDashboard, statusAdminApi } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useStatusDashboard } from "#app/features/admin/use-status-dashboard.ts";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { useForm } from "#app/forms/use-form.ts";
import { TextField } from "#app/ui/index.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/status.days";

export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: recordedDaysRequest,
    path: statusAdminApi.days,
    done: "status-recorded",
    to: "/admin/status",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("admin.status.days");

export default function RecordDays({ actionData }: Pick<Route.ComponentProps, "actionData">) {
  const dashboard = useStatusDashboard();
  return dashboard ? <DaysDialog dashboard={dashboard} actionData={actionData} /> : null;
}

interface DaysDialogProps {
  actionData: Route.ComponentProps["actionData"] | undefined;
  dashboard: StatusDashboard;
}

/**
 * Form that marks days as completely recorded. "From" defaults to the last recorded day, or to today if there is none.
 */
function DaysDialog({ dashboard: { recordedUntil, today }, actionData }: DaysDialogProps) {
  const intl = useIntl();
  const field = useForm(actionData, { initial: { from: recordedUntil ?? today, to: today } });
  return (
    <DialogForm
      title={intl.formatMessage({ id: "admin.status.days" })}
      screen="/admin/status"
      refusal={actionData}
      failed="admin.status.failed"
      submitLabel={intl.formatMessage({ id: "admin.status.days" })}
    >
      <p>
        <FormattedMessage id="admin.status.days.text" />
      </p>
      <TextField
        {...field("from")}
        type="date"
        max={today}
        required
        label={intl.formatMessage({ id: "admin.status.days.from" })}
      />
      <TextField
        {...field("to")}
        type="date"
        max={today}
        required
        label={intl.formatMessage({ id: "admin.status.days.to" })}
      />
    </DialogForm>
  );
}
