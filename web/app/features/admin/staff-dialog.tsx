import type { StaffAccount } from "contracts";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useOutletContext, useParams } from "react-router";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import type { Refusal } from "#app/forms/refusal.ts";
import type { MessageId } from "#app/i18n/messages.ts";

/** Outlet context of the staff screen: the staff accounts, for the dialogs above the screen. */
export type StaffOutletContext = readonly StaffAccount[];

/** Returns the account whose id is in the dialog's URL; undefined if there is no such account. */
export function useDialogStaffAccount(): StaffAccount | undefined {
  const { id } = useParams();
  return useOutletContext<StaffOutletContext>().find((account) => account.id === id);
}

export interface StaffDialogProps {
  account: StaffAccount;
  title: MessageId;
  text: MessageId;
  refusal: Pick<Refusal, "code"> | undefined;
  isDanger?: boolean;
  children?: ReactNode;
}

/** Confirmation before someone's access or role changes. */
export function StaffDialog({
  account: { name, email },
  title,
  text,
  refusal,
  isDanger = false,
  children,
}: StaffDialogProps) {
  const intl = useIntl();
  return (
    <DialogForm
      title={intl.formatMessage({ id: title })}
      screen="/admin/staff"
      refusal={refusal}
      failed="admin.failed.staff"
      submitLabel={intl.formatMessage({ id: title })}
      isConfirmation
      isDanger={isDanger}
    >
      {children}
      <p>
        <FormattedMessage id={text} values={{ name, email }} />
      </p>
    </DialogForm>
  );
}
