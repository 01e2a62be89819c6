import { createdIncident, type StatusKind, statusAdminApi } from "contracts";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import {
  ImpactFields,
  LanguageFields,
  StateField,
  TimeField,
} from "#app/features/admin/status-fields.tsx";
import {
  collectTitles,
  incidentFormSchema,
  toUpdateRequest,
} from "#app/features/admin/status-form.ts";
import { useStatusDashboard } from "#app/features/admin/use-status-dashboard.ts";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import { createFormHandler } from "#app/forms/form.server.ts";
import { readTextFields } from "#app/forms/form-texts.ts";
import { useForm } from "#app/forms/use-form.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/status.new";

/** Returns the kind of incident that the URL requests. */
function kindIn(search: string): StatusKind {
  return new URLSearchParams(search).get("kind") === "maintenance" ? "maintenance" : "incident";
}

export async function action(args: Route.ActionArgs) {
  const sent = readTextFields(await args.request.formData());
  return createFormHandler({
    schema: incidentFormSchema(sent),
    path: statusAdminApi.incidents,
    body: ({ startsAt, endsAt, ...values }) => ({
      kind: kindIn(args.url.search),
      title: collectTitles(values),
      startsAt,
      endsAt,
      ...toUpdateRequest(values),
    }),
    response: createdIncident,
    done: "status-recorded",
    to: "/admin/status",
  })(args, sent);
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("admin.status.new");

/** Creates an incident, or with `?kind=maintenance` a maintenance, with its first update. */
export default function NewIncident({ actionData }: Pick<Route.ComponentProps, "actionData">) {
  const intl = useIntl();
  const kind = kindIn(useLocation().search);
  const dashboard = useStatusDashboard();
  const field = useForm<string>(actionData);
  const title = kind === "incident" ? "admin.status.new" : "admin.status.newMaintenance";
  return (
    <DialogForm
      title={intl.formatMessage({ id: title })}
      screen="/admin/status"
      refusal={actionData}
      failed="admin.status.failed"
      submitLabel={intl.formatMessage({ id: title })}
    >
      <LanguageFields field={field} name="title" />
      <StateField field={field} kind={kind} />
      <LanguageFields field={field} name="text" />
      {kind === "maintenance" ? (
        <>
          <TimeField field={field} name="startsAt" />
          <TimeField field={field} name="endsAt" />
        </>
      ) : (
        <TimeField field={field} name="at" />
      )}
      <ImpactFields field={field} components={dashboard?.components ?? []} />
    </DialogForm>
  );
}
