import {
  adminApi,
  inviteStaffRequest,
  splitLocalePath,
  staffAccount,
  updateStaffRequest,
} from "contracts";
import { z } from "zod";
import { callAccounts } from "#app/content/accounts.server.ts";
import { readForm, submit } from "#app/content/form.server.ts";
import { requireAdministrator } from "#app/content/staff-session.server.ts";
import { AdminFrame } from "#app/features/admin/admin-frame.tsx";
import { StaffScreen } from "#app/features/admin/staff-screen.tsx";
import type { Route } from "./+types/admin-staff";
import { type Perform, performAction } from "./form-action.server.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const admin = await requireAdministrator(request, url);
  const answer = await callAccounts(request, {
    path: adminApi.staff,
    response: z.array(staffAccount),
  });
  return {
    admin,
    staff: answer.ok ? answer.value : undefined,
    dialog: url.searchParams.get("dialog") ?? undefined,
    aboutId: url.searchParams.get("id") ?? undefined,
  };
}

/** A form has no booleans. */
const updateForm = z.preprocess(
  ({ disabled, ...rest }: Record<string, string>) =>
    disabled === undefined ? rest : { ...rest, disabled: disabled === "true" },
  updateStaffRequest,
);

const actions: Record<string, Perform> = {
  "invite-staff": async (request, form) => ({
    answer: await submit(request, form, {
      path: adminApi.staff,
      body: inviteStaffRequest,
      response: staffAccount,
    }),
    done: "staff-invited",
  }),
  "update-staff": async (request, form) => ({
    answer: await submit(request, form, {
      method: "PATCH",
      path: adminApi.staffAccount(form.values.id ?? ""),
      body: updateForm,
      response: staffAccount,
    }),
    done: "staff-updated",
  }),
};

export async function action({ request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  // An invitation is in the language of the page that it is sent from.
  const { locale } = splitLocalePath(url.pathname);
  const values = { ...form.values, locale };
  return performAction({ request, url, form: { ...form, values } }, actions);
}

export { revalidateSession as shouldRevalidate } from "./revalidate-session.ts";

export default function AdminStaff({ loaderData, actionData }: Route.ComponentProps) {
  const { admin, ...screen } = loaderData;
  return (
    <AdminFrame admin={admin}>
      <StaffScreen ownId={admin.id} {...screen} refusal={actionData} />
    </AdminFrame>
  );
}
