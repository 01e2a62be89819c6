import { type AdminUserDetail, adminApi, adminUserDetail } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { findScreenBehindDialog } from "#app/features/admin/list-query.ts";
import { DialogForm, ErrorDialog } from "#app/forms/dialog-form.tsx";
import { emptyFormSchema, submitForm } from "#app/forms/form.server.ts";
import { useFormatMoment } from "#app/i18n/dates.ts";
import { Notice } from "#app/ui/index.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/users.$id.remove";
import { loadDialogItem } from "./lists.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const call = { path: adminApi.user(args.params.id), response: adminUserDetail };
  return { user: await loadDialogItem(args, call, "/admin") };
}

export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: emptyFormSchema,
    method: "DELETE",
    path: adminApi.user(args.params.id),
    done: "user-deleted",
    to: "/admin",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

/** Shows whether the customer requested deletion, before staff remove the account. */
function DeletionState({ user: { deletionRequestedAt, deletionWithdrawnAt } }: DeletionStateProps) {
  const moment = useFormatMoment();
  if (deletionRequestedAt) {
    return (
      <Notice isAnnounced={false}>
        <FormattedMessage
          id="admin.users.remove.requested"
          values={{ date: moment(deletionRequestedAt, true) }}
        />
      </Notice>
    );
  }
  return (
    <Notice tone="danger" isAnnounced={false}>
      <FormattedMessage id="admin.users.remove.notRequested" />{" "}
      {deletionWithdrawnAt ? (
        <FormattedMessage
          id="admin.users.remove.withdrawn"
          values={{ date: moment(deletionWithdrawnAt, true) }}
        />
      ) : null}
    </Notice>
  );
}

interface DeletionStateProps {
  user: Pick<AdminUserDetail, "deletionRequestedAt" | "deletionWithdrawnAt">;
}

export const meta = createTitleMeta("admin.users.remove");

export default function RemoveUser({
  params,
  loaderData: { user },
  actionData,
}: Pick<Route.ComponentProps, "params" | "loaderData" | "actionData">) {
  const intl = useIntl();
  const screen = findScreenBehindDialog(useLocation().search, params.id);
  return user ? (
    <DialogForm
      title={intl.formatMessage({ id: "admin.users.remove" })}
      screen={screen}
      refusal={actionData}
      failed="admin.failed.deleteUser"
      submitLabel={<FormattedMessage id="admin.remove" />}
      busyLabel="form.removing"
      isConfirmation
      isDanger
    >
      <p>
        <FormattedMessage
          id="admin.users.remove.text"
          values={{ name: <bdi>{user.fullname}</bdi>, email: user.email }}
        />
      </p>
      <DeletionState user={user} />
    </DialogForm>
  ) : (
    <ErrorDialog title="admin.users" message="admin.failed.users" screen={screen} />
  );
}
