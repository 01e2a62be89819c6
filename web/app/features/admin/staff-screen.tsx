import { type StaffAccount, staffRoles } from "contracts";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Form, useLocation } from "react-router";
import { type Refusal, refusalOf } from "#app/content/refusal.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { useProblems } from "#app/i18n/problem-messages.ts";
import { ActionLink } from "#app/ui/action-link/index.ts";
import { Button, type ButtonTone } from "#app/ui/button/index.ts";
import { type Column, DataTable, RowActions } from "#app/ui/data-table/index.ts";
import { SelectField } from "#app/ui/select-field/index.ts";
import { StatusChip } from "#app/ui/status-chip/index.ts";
import { TextField } from "#app/ui/text-field/index.ts";
import * as styles from "./admin.css.ts";
import { DialogForm } from "./dialog-form.tsx";
import { withParams } from "./list-query.ts";
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
  isInviting: boolean;
  refusal: Refusal | undefined;
}

/** Who may edit the site, and who may run it. */
export function StaffScreen({ ownId, staff, isInviting, refusal }: StaffScreenProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const columns = useColumns(ownId);
  return (
    <section className={styles.section} aria-labelledby="staff">
      {isInviting ? null : <RefusalBox refusal={refusal} />}
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
      {isInviting ? <InviteDialog refusal={refusalOf(refusal, "invite-staff")} /> : null}
    </section>
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
  if (account.status === "invited") {
    const { name, email, role } = account;
    return (
      <RowActions>
        <RowForm intent="invite-staff" account={account} sent={{ name, email, role }}>
          <FormattedMessage id="staff.inviteAgain" />
        </RowForm>
      </RowActions>
    );
  }
  const isDisabled = account.status === "disabled";
  const isAdmin = account.role === "admin";
  return (
    <RowActions>
      <RowForm
        intent="update-staff"
        account={account}
        sent={{ role: isAdmin ? "editor" : "admin" }}
      >
        <FormattedMessage id={isAdmin ? "staff.makeEditor" : "staff.makeAdmin"} />
      </RowForm>
      {isOwn ? null : (
        <RowForm
          intent="update-staff"
          account={account}
          sent={{ disabled: String(!isDisabled) }}
          tone={isDisabled ? "secondary" : "danger"}
        >
          <FormattedMessage id={isDisabled ? "staff.enable" : "staff.disable"} />
        </RowForm>
      )}
    </RowActions>
  );
}

interface RowFormProps {
  intent: string;
  account: StaffAccount;
  sent: Record<string, string>;
  tone?: ButtonTone;
  children: ReactNode;
}

function RowForm({ intent, account, sent, tone = "secondary", children }: RowFormProps) {
  const isBusy = useIsBusy(intent, account.id);
  return (
    <Form method="post" preventScrollReset>
      {Object.entries({ intent, id: account.id, ...sent }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small" tone={tone} disabled={isBusy}>
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
      closeHref={withParams(search, { dialog: undefined })}
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
