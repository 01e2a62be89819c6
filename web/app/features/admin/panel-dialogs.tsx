import { useLocation } from "react-router";
import type { Refusal } from "#app/content/refusal.ts";
import { ErrorDialog } from "./error-dialog.tsx";
import { withoutDialog } from "./list-query.ts";
import type { PanelDialog } from "./panel.ts";
import { EditPlanDialog, NewPlanDialog, RemovePlanDialog } from "./plan-dialogs.tsx";
import { AddPlanDialog, NewUserDialog, RemoveUserDialog } from "./user-dialogs.tsx";

export interface PanelDialogsProps {
  dialog: PanelDialog;
  refusal: Refusal | undefined;
}

/** What every dialog of the panel takes. */
export interface DialogOutlet {
  closeHref: string;
  refusal: Refusal | undefined;
}

/** The dialog that the address asks for. */
export function PanelDialogs({ dialog, refusal }: PanelDialogsProps) {
  const { search } = useLocation();
  const outlet = { closeHref: withoutDialog(search), refusal };
  switch (dialog.kind) {
    case "new-user":
      return <NewUserDialog {...outlet} />;
    case "add-plan":
      return <AddPlanDialog {...outlet} {...dialog} />;
    case "remove-user":
      return <RemoveUserDialog {...outlet} user={dialog.user} />;
    case "new-plan":
      return <NewPlanDialog {...outlet} />;
    case "edit-plan":
      return <EditPlanDialog {...outlet} plan={dialog.plan} />;
    case "remove-plan":
      return <RemovePlanDialog {...outlet} plan={dialog.plan} />;
    case "failed":
      return (
        <ErrorDialog
          title={dialog.list === "users" ? "admin.users" : "admin.plans"}
          message={dialog.list === "users" ? "admin.failed.users" : "admin.failed.plans"}
          closeHref={outlet.closeHref}
        />
      );
    default:
      return null;
  }
}
