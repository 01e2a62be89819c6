import { adminApi, staffRoles } from "contracts";
import { z } from "zod";
import { StaffDialog, useAboutStaff } from "#app/features/admin/staff-dialog.tsx";
import { submit } from "#app/forms/form.server.ts";
import { titled } from "../screen-meta.ts";
import type { Route } from "./+types/staff.$id.role";

export function action(args: Route.ActionArgs) {
  return submit(args, {
    schema: z.object({ role: z.enum(staffRoles) }),
    method: "PATCH",
    path: adminApi.staffAccount(args.params.id),
    done: "staff-updated",
    to: "/admin/staff",
  });
}

/** Makes an editor an administrator, or the other way round. */
export const meta = titled("staff.role");

export default function ChangeRole({ actionData }: Pick<Route.ComponentProps, "actionData">) {
  const account = useAboutStaff();
  if (!account) {
    return null;
  }
  const isAdmin = account.role === "admin";
  return (
    <StaffDialog
      account={account}
      title={isAdmin ? "staff.makeEditor" : "staff.makeAdmin"}
      text={isAdmin ? "staff.makeEditor.text" : "staff.makeAdmin.text"}
      refusal={actionData}
    >
      <input type="hidden" name="role" value={isAdmin ? "editor" : "admin"} />
    </StaffDialog>
  );
}
