import {
  type AuditAction,
  type AuditEntry,
  type AuditTarget,
  adminApi,
  auditTargets,
} from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useNavigation } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import { ErrorBox } from "#app/forms/refusal-box.tsx";
import { useFormatMoment } from "#app/i18n/dates.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { accountPath } from "#app/session/account-path.ts";
import { ActionLink, type Column, DataTable, Link, Pagination, TextField } from "#app/ui/index.ts";
import * as styles from "./admin.css.ts";
import { listAuditChanges } from "./audit-changes.ts";
import { useFieldLabel, useFormatFieldValue } from "./audit-values.ts";
import { FilterForm, FilterSelect } from "./filter-form.tsx";
import {
  auditFilterParams,
  type ListPage,
  mainListParameters,
  setQueryParameters,
} from "./list-query.ts";

const actionIds: Record<AuditAction, MessageId> = {
  setup: "audit.setup",
  "plan.create": "audit.plan.create",
  "plan.update": "audit.plan.update",
  "plan.delete": "audit.plan.delete",
  "user.create": "audit.user.create",
  "user.update": "audit.user.update",
  "user.delete": "audit.user.delete",
  "user.reset-link": "audit.user.resetLink",
  "user.second-factor-reset": "audit.user.secondFactorReset",
  "users.export": "audit.users.export",
  "subscription.create": "audit.subscription.create",
  "subscription.update": "audit.subscription.update",
  "subscription.cancel": "audit.subscription.cancel",
  "subscription.payment": "audit.subscription.payment",
  "subscription.payment-undo": "audit.subscription.paymentUndo",
  "staff.create": "audit.staff.create",
  "staff.invite": "audit.staff.invite",
  "staff.accept-invite": "audit.staff.acceptInvite",
  "staff.update": "audit.staff.update",
  "staff.password": "audit.staff.password",
  "staff.login": "audit.staff.login",
  "staff.second-factor-add": "audit.staff.secondFactorAdd",
  "staff.second-factor-remove": "audit.staff.secondFactorRemove",
  "staff.second-factor-reset": "audit.staff.secondFactorReset",
  "staff.recovery-codes": "audit.staff.recoveryCodes",
  "staff.recovery-code-used": "audit.staff.recoveryCodeUsed",
  "staff.passkey-add": "audit.staff.passkeyAdd",
  "staff.passkey-remove": "audit.staff.passkeyRemove",
  "staff.token-create": "audit.staff.tokenCreate",
  "staff.token-revoke": "audit.staff.tokenRevoke",
  "prices.update": "audit.prices.update",
  "leads.export": "audit.leads.export",
  "lead.release": "audit.lead.release",
  "lead.update": "audit.lead.update",
  "lead.delete": "audit.lead.delete",
  "delivery.retry": "audit.delivery.retry",
  "content.create": "audit.content.create",
  "content.update": "audit.content.update",
  "content.trash": "audit.content.trash",
  "content.restore": "audit.content.restore",
  "content.delete": "audit.content.delete",
  "preview.share": "audit.preview.share",
  "preview.revoke": "audit.preview.revoke",
  "review.request": "audit.review.request",
  "review.return": "audit.review.return",
  "legal.announce": "audit.legal.announce",
  "legal.correct": "audit.legal.correct",
  "legal.take-effect": "audit.legal.take-effect",
  "legal.withdraw": "audit.legal.withdraw",
  "schedule.create": "audit.schedule.create",
  "schedule.change": "audit.schedule.change",
  "schedule.remove": "audit.schedule.remove",
  "schedule.approve": "audit.schedule.approve",
  "schedule.run": "audit.schedule.run",
  "schedule.fail": "audit.schedule.fail",
  "content.roll-back": "audit.content.rollBack",
  "release.create": "audit.release.create",
  "release.add": "audit.release.add",
  "release.take-out": "audit.release.takeOut",
  "release.remove": "audit.release.remove",
  "release.approve": "audit.release.approve",
  "release.undo": "audit.release.undo",
  "status.create": "audit.status.create",
  "status.update": "audit.status.update",
  "status.edit": "audit.status.edit",
  "status.delete": "audit.status.delete",
  "status.days": "audit.status.days",
  "audit.export": "audit.export",
  "data.expire": "audit.data.expire",
};

export interface AuditScreenProps {
  list: ListPage<AuditEntry> | undefined;
  /** E-mail addresses of the staff members who have entries in the log. */
  actors: string[];
}

const kindIds = {
  customer: "audit.field.customer",
  customers: "audit.kind.customers",
  plan: "account.column.plan",
  subscription: "audit.kind.subscription",
  staff: "admin.tab.staff",
  prices: "audit.kind.prices",
  lead: "audit.kind.lead",
  leads: "audit.kind.leads",
  delivery: "audit.kind.delivery",
  content: "audit.kind.content",
  status: "audit.kind.status",
  "status-days": "audit.kind.statusDays",
  audit: "admin.tab.audit",
  data: "audit.kind.data",
} as const satisfies Record<AuditTarget, MessageId>;

/** Filters entries by actor, kind of target and day. */
function AuditFilters({ actors }: { actors: string[] }) {
  const intl = useIntl();
  const day = new URLSearchParams(useLocation().search).get("day") ?? "";
  return (
    <FilterForm
      label={intl.formatMessage({ id: "audit.filter" })}
      names={auditFilterParams}
      sectionId="audit"
    >
      <FilterSelect
        name="actor"
        label={intl.formatMessage({ id: "audit.column.actor" })}
        options={actors.map((email) => ({ value: email, label: email }))}
      />
      <FilterSelect
        name="kind"
        label={intl.formatMessage({ id: "audit.column.target" })}
        options={auditTargets.map((kind) => ({
          value: kind,
          label: intl.formatMessage({ id: kindIds[kind] }),
        }))}
      />
      <TextField
        name="day"
        type="date"
        label={intl.formatMessage({ id: "audit.day" })}
        defaultValue={day}
      />
    </FilterForm>
  );
}

/** Lists audit log entries, newest first. */
export function AuditScreen({ list, actors }: AuditScreenProps) {
  const intl = useIntl();
  const { search } = useLocation();
  return (
    <section className={styles.section} aria-labelledby="audit">
      <h2 className={styles.toolbarHeading} id="audit">
        <FormattedMessage id="admin.tab.audit" />{" "}
        {list ? <span className={styles.totalCount}>{intl.formatNumber(list.total)}</span> : null}
      </h2>
      <div>
        <ActionLink tone="secondary" icon="download" href={adminApi.auditLogExport}>
          <FormattedMessage id="audit.download" />
        </ActionLink>
      </div>
      <AuditFilters actors={actors} />
      <DataTable
        isDense
        caption={intl.formatMessage({ id: "admin.tab.audit" })}
        columns={useColumns()}
        rows={list?.docs ?? []}
        rowKey={({ id }) => id}
        empty={intl.formatMessage({ id: "audit.empty" })}
        emptyIcon="file-check"
        error={list ? undefined : <ErrorBox hasPrefix id="admin.failed.audit" />}
        isBusy={useNavigation().state === "loading"}
      />
      <Pagination
        page={list?.page ?? 1}
        pages={list?.pages ?? 1}
        hrefOf={(page) => setQueryParameters(search, { [mainListParameters.page]: page })}
      />
    </section>
  );
}

function useColumns(): Column<AuditEntry>[] {
  const intl = useIntl();
  const moment = useFormatMoment();
  return [
    {
      id: "at",
      header: intl.formatMessage({ id: "audit.column.at" }),
      cell: ({ at }) => (
        <time className={styles.dateTime} dateTime={at}>
          {moment(at, true)}
        </time>
      ),
    },
    {
      id: "actor",
      header: intl.formatMessage({ id: "audit.column.actor" }),
      isUnbroken: true,
      cell: ({ actor, action }) =>
        actor?.email ?? (
          <FormattedMessage id={action === "data.expire" ? "audit.system" : "audit.operator"} />
        ),
    },
    {
      id: "action",
      header: intl.formatMessage({ id: "audit.column.action" }),
      cell: ({ action }) => <FormattedMessage id={actionIds[action]} />,
      isRowHeader: true,
    },
    {
      id: "target",
      header: intl.formatMessage({ id: "audit.column.target" }),
      cell: (entry) => <Target {...entry} />,
    },
    {
      id: "changes",
      header: intl.formatMessage({ id: "audit.column.changes" }),
      cell: (entry) => <Changes {...entry} />,
    },
  ];
}

/** Returns the customer of an entry: the target itself, or the owner of the changed subscription. */
function customerOf({ target, before, after }: AuditEntry): string | undefined {
  const id = target.kind === "customer" ? target.id : (after?.customer ?? before?.customer);
  return typeof id === "string" ? id : undefined;
}

function Target(entry: AuditEntry) {
  const { locale } = useSite();
  const { target } = entry;
  if (target.name === null) {
    return <span className={styles.monospaceText}>{target.id}</span>;
  }
  const customer = customerOf(entry);
  return customer ? (
    <Link className={styles.rowLink} href={accountPath(locale, `/admin/users/${customer}`)}>
      {target.name}
    </Link>
  ) : (
    target.name
  );
}

function Changes(entry: AuditEntry) {
  const fieldName = useFieldLabel();
  const fieldValue = useFormatFieldValue();
  // Omits the customer if the entry's target already names the customer of a subscription.
  const isNamed = entry.target.kind === "subscription" && entry.target.name !== null;
  const changes = listAuditChanges(entry).filter(({ field }) => !(isNamed && field === "customer"));
  return changes.length === 0 ? (
    <span className={styles.mutedText}>—</span>
  ) : (
    <ul className={styles.changeList}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.changeField}>{fieldName(field)}</span>
          {": "}
          {before === undefined ? null : (
            <del className={styles.previousValue}>{fieldValue(field, before)}</del>
          )}{" "}
          {after === undefined ? null : (
            <ins className={styles.newValue}>{fieldValue(field, after)}</ins>
          )}
        </li>
      ))}
    </ul>
  );
}
