import type { StaffAccount } from "contracts";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Form } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import type { Refusal } from "#app/forms/refusal.ts";
import { ErrorBox, RefusalBox } from "#app/forms/refusal-box.tsx";
import { useIsBusy } from "#app/forms/use-form.ts";
import { accountPath } from "#app/session/account-path.ts";
import {
  ActionLink,
  Button,
  type Column,
  DataTable,
  RowActions,
  StatusChip,
} from "#app/ui/index.ts";
import * as styles from "./admin.css.ts";

export const roleMessageIds = {
  admin: "staff.role.admin",
  editor: "staff.role.editor",
  writer: "staff.role.writer",
} as const;
const statusIds = {
  active: "staff.status.active",
  invited: "staff.status.invited",
  disabled: "staff.status.disabled",
} as const;

export interface StaffScreenProps {
  /** Id of the administrator who is logged in. */
  ownId: string;
  /** Staff accounts; undefined if the request failed. */
  staff: StaffAccount[] | undefined;
  refusal: Pick<Refusal, "code"> | undefined;
}

/** Lists staff accounts with their roles. */
export function StaffScreen({ ownId, staff, refusal }: StaffScreenProps) {
  const intl = useIntl();
  const { locale } = useSite();
  return (
    <section className={styles.section} aria-labelledby="staff">
      <RefusalBox hasPrefix refusal={refusal} texts={{ other: "admin.failed.staff" }} />
      <div className={styles.toolbar}>
        <h2 className={styles.toolbarHeading} id="staff">
          <FormattedMessage id="admin.tab.staff" />
        </h2>
        <ActionLink size="small" icon="plus" href={accountPath(locale, "/admin/staff/new")}>
          <FormattedMessage id="staff.invite" />
        </ActionLink>
      </div>
      <DataTable
        isDense
        caption={intl.formatMessage({ id: "admin.tab.staff" })}
        columns={useColumns(ownId)}
        rows={staff ?? []}
        rowKey={({ id }) => id}
        empty={intl.formatMessage({ id: "admin.noMatch" })}
        error={staff ? undefined : <ErrorBox hasPrefix id="admin.failed.staffList" />}
      />
    </section>
  );
}

function useColumns(ownId: string): Column<StaffAccount>[] {
  const intl = useIntl();
  return [
    {
      id: "name",
      header: intl.formatMessage({ id: "admin.column.name" }),
      cell: ({ name }) => <bdi>{name}</bdi>,
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
      cell: ({ role }) => <FormattedMessage id={roleMessageIds[role]} />,
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
  const { locale } = useSite();
  const { id, name, email, role, status, hasSecondFactor } = account;
  return (
    <RowActions>
      {status === "invited" ? (
        <RowForm intent="invite" id={id} submittedFields={{ name, email, role }}>
          <FormattedMessage id="staff.inviteAgain" />
        </RowForm>
      ) : (
        <ActionLink
          size="small"
          tone="secondary"
          href={accountPath(locale, `/admin/staff/${id}/role`)}
        >
          <FormattedMessage id="staff.changeRole" />
        </ActionLink>
      )}
      {isOwn || !hasSecondFactor ? null : (
        <ActionLink
          size="small"
          tone="secondary"
          href={accountPath(locale, `/admin/staff/${id}/second-factor`)}
        >
          <FormattedMessage id="secondFactor.reset" />
        </ActionLink>
      )}
      {isOwn ? null : <AccessButton account={account} />}
    </RowActions>
  );
}

/** Button that disables a staff account or enables it again. */
function AccessButton({ account: { id, status } }: { account: StaffAccount }) {
  const { locale } = useSite();
  return status === "disabled" ? (
    <RowForm intent="enable" id={id}>
      <FormattedMessage id="staff.enable" />
    </RowForm>
  ) : (
    <ActionLink size="small" tone="danger" href={accountPath(locale, `/admin/staff/${id}/disable`)}>
      <FormattedMessage id={status === "invited" ? "staff.revoke" : "staff.disable"} />
    </ActionLink>
  );
}

interface RowFormProps {
  intent: "invite" | "enable";
  id: string;
  submittedFields?: Record<string, string>;
  children: ReactNode;
}

function RowForm({ intent, id, submittedFields = {}, children }: RowFormProps) {
  const isBusy = useIsBusy({ intent, id });
  return (
    <Form method="post" preventScrollReset>
      {Object.entries({ intent, id, ...submittedFields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small" tone="secondary" disabled={isBusy}>
        {children}
      </Button>
    </Form>
  );
}
