import { type StaffAccount, staffRoles } from "contracts";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Form, useLocation } from "react-router";
import { type Refusal, refusalOf } from "#app/content/refusal.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { useProblems } from "#app/i18n/problem-messages.ts";
import {
  ActionLink,
  Button,
  type Column,
  DataTable,
  RowActions,
  SelectField,
  StatusChip,
  TextField,
} from "#app/ui/index.ts";
import * as styles from "./admin.css.ts";
import { DialogForm } from "./dialog-form.tsx";
import { withoutDialog, withParams } from "./list-query.ts";
import { ErrorBox, RefusalBox } from "./refusal-box.tsx";
import { useIsBusy } from "./use-is-busy.ts";

const roleIds = { admin: "staff.role.admin", editor: "staff.role.editor" } as const;
const statusIds = {
  active: "staff.status.active",
  invited: "staff.status.invited",
  disabled: "staff.status.disabled",
} as const;

export interface StaffScreenProps {
  /** Of the administrator who looks. */
  ownId: string;
  staff: StaffAccount[] | undefined;
  /** The open one, and the account that it is about. */
  dialog: string | undefined;
  aboutId: string | undefined;
  refusal: Refusal | undefined;
}

/** Who may edit the site, and who may run it. */
export function StaffScreen({ ownId, staff, dialog, aboutId, refusal }: StaffScreenProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const columns = useColumns(ownId);
  const about = staff?.find(({ id }) => id === aboutId);
  const open = dialogOf({ dialog, about, refusal });
  return (
    <section className={styles.section} aria-labelledby="staff">
      {open ? null : <RefusalBox refusal={refusal} />}
      <div className={styles.toolbar}>
        <h2 className={styles.toolbarHeading} id="staff">
          <FormattedMessage id="admin.tab.staff" />
        </h2>
        <ActionLink size="small" icon="plus" href={withParams(search, { dialog: "invite" })}>
          <FormattedMessage id="staff.invite" />
        </ActionLink>
      </div>
      <DataTable
        caption={intl.formatMessage({ id: "admin.tab.staff" })}
        columns={columns}
        rows={staff ?? []}
        rowKey={({ id }) => id}
        empty={intl.formatMessage({ id: "admin.noMatch" })}
        error={
          staff ? undefined : (
            <ErrorBox message={intl.formatMessage({ id: "admin.failed.staffList" })} />
          )
        }
      />
      {open}
    </section>
  );
}

interface DialogRequest {
  dialog: string | undefined;
  about: StaffAccount | undefined;
  refusal: Refusal | undefined;
}

function dialogOf({ dialog, about, refusal }: DialogRequest): ReactNode {
  if (dialog === "invite") {
    return <InviteDialog refusal={refusalOf(refusal, "invite-staff")} />;
  }
  const isChange = dialog !== undefined && Object.hasOwn(changes, dialog);
  const change = isChange && about && changes[dialog]?.(about);
  return change ? (
    <ChangeDialog account={about} change={change} refusal={refusalOf(refusal, "update-staff")} />
  ) : null;
}

interface Change {
  title: MessageId;
  text: MessageId;
  sent: Record<string, string>;
  isDanger?: boolean;
}

/** What is done to an account only after it was asked again, by dialog. */
const changes: Record<string, (account: StaffAccount) => Change> = {
  role: ({ role }) =>
    role === "admin"
      ? { title: "staff.makeEditor", text: "staff.makeEditor.text", sent: { role: "editor" } }
      : { title: "staff.makeAdmin", text: "staff.makeAdmin.text", sent: { role: "admin" } },
  disable: ({ status }) =>
    status === "invited"
      ? {
          title: "staff.revoke",
          text: "staff.revoke.text",
          sent: { disabled: "true" },
          isDanger: true,
        }
      : {
          title: "staff.disable",
          text: "staff.disable.text",
          sent: { disabled: "true" },
          isDanger: true,
        },
};

interface ChangeDialogProps {
  account: StaffAccount;
  change: Change;
  refusal: Refusal | undefined;
}

function ChangeDialog({ account, change, refusal }: ChangeDialogProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const { title, text, sent, isDanger = false } = change;
  return (
    <DialogForm
      title={intl.formatMessage({ id: title })}
      intent="update-staff"
      id={account.id}
      closeHref={withoutDialog(search)}
      refusal={refusal}
      submitLabel={intl.formatMessage({ id: title })}
      isConfirmation
      isDanger={isDanger}
    >
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        <FormattedMessage id={text} values={{ name: account.name, email: account.email }} />
      </p>
    </DialogForm>
  );
}

function useColumns(ownId: string): Column<StaffAccount>[] {
  const intl = useIntl();
  return [
    {
      id: "name",
      header: intl.formatMessage({ id: "admin.column.name" }),
      cell: ({ name }) => name,
      isRowHeader: true,
    },
    {
      id: "email",
      header: intl.formatMessage({ id: "admin.column.email" }),
      isUnbroken: true,
      cell: ({ email }) => email,
    },
    {
      id: "role",
      header: intl.formatMessage({ id: "staff.role" }),
      cell: ({ role }) => <FormattedMessage id={roleIds[role]} />,
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "admin.column.status" }),
      cell: ({ status }) => (
        <StatusChip tone={status === "active" ? "positive" : "neutral"}>
          <FormattedMessage id={statusIds[status]} />
        </StatusChip>
      ),
    },
    {
      id: "actions",
      header: intl.formatMessage({ id: "admin.column.actions" }),
      align: "end",
      cell: (account) => <StaffActions account={account} isOwn={account.id === ownId} />,
    },
  ];
}

function StaffActions({ account, isOwn }: { account: StaffAccount; isOwn: boolean }) {
  const { name, email, role, status } = account;
  return (
    <RowActions>
      {status === "invited" ? (
        <RowForm intent="invite-staff" account={account} sent={{ name, email, role }}>
          <FormattedMessage id="staff.inviteAgain" />
        </RowForm>
      ) : (
        <OpenDialog dialog="role" account={account}>
          <FormattedMessage id={role === "admin" ? "staff.makeEditor" : "staff.makeAdmin"} />
        </OpenDialog>
      )}
      {isOwn ? null : <Access account={account} />}
    </RowActions>
  );
}

/** Takes somebody's way in away, or gives it back. */
function Access({ account }: { account: StaffAccount }) {
  return account.status === "disabled" ? (
    <RowForm intent="update-staff" account={account} sent={{ disabled: "false" }}>
      <FormattedMessage id="staff.enable" />
    </RowForm>
  ) : (
    <OpenDialog dialog="disable" account={account} tone="danger">
      <FormattedMessage id={account.status === "invited" ? "staff.revoke" : "staff.disable"} />
    </OpenDialog>
  );
}

interface OpenDialogProps {
  dialog: "role" | "disable";
  account: StaffAccount;
  tone?: "secondary" | "danger";
  children: ReactNode;
}

function OpenDialog({ dialog, account, tone = "secondary", children }: OpenDialogProps) {
  const { search } = useLocation();
  return (
    <ActionLink size="small" tone={tone} href={withParams(search, { dialog, id: account.id })}>
      {children}
    </ActionLink>
  );
}

interface RowFormProps {
  intent: string;
  account: StaffAccount;
  sent: Record<string, string>;
  children: ReactNode;
}

function RowForm({ intent, account, sent, children }: RowFormProps) {
  const isBusy = useIsBusy(intent, account.id);
  return (
    <Form method="post" preventScrollReset>
      {Object.entries({ intent, id: account.id, ...sent }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small" tone="secondary" disabled={isBusy}>
        {children}
      </Button>
    </Form>
  );
}

function InviteDialog({ refusal }: { refusal: Refusal | undefined }) {
  const intl = useIntl();
  const { search } = useLocation();
  const problem = useProblems(refusal?.fields);
  const label = (id: MessageId) => intl.formatMessage({ id });
  return (
    <DialogForm
      title={label("staff.invite")}
      intent="invite-staff"
      closeHref={withoutDialog(search)}
      refusal={refusal}
      submitLabel={label("staff.invite.submit")}
    >
      <p className={styles.muted}>
        <FormattedMessage id="staff.invite.text" />
      </p>
      <TextField
        name="name"
        label={label("admin.column.name")}
        autoComplete="off"
        defaultValue={refusal?.values.name}
        error={problem("name")}
      />
      <TextField
        name="email"
        type="email"
        label={label("field.email")}
        autoComplete="off"
        defaultValue={refusal?.values.email}
        error={problem("email")}
      />
      <SelectField
        name="role"
        label={label("staff.role")}
        options={staffRoles.map((role) => ({ value: role, label: label(roleIds[role]) }))}
        defaultValue={refusal?.values.role ?? "editor"}
        error={problem("role")}
      />
    </DialogForm>
  );
}
