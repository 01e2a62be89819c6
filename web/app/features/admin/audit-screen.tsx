import { type AuditAction, type AuditEntry, adminApi } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useNavigation } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import { ErrorBox } from "#app/forms/refusal-box.tsx";
import { useFormatMoment } from "#app/i18n/dates.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { personalPath } from "#app/session/personal-path.ts";
import { ActionLink, type Column, DataTable, Link, Pagination } from "#app/ui/index.ts";
import * as styles from "./admin.css.ts";
import { auditChanges } from "./audit-changes.ts";
import { useFieldName, useFieldValue } from "./audit-values.ts";
import { type ListPage, mainList, withParams } from "./list-query.ts";

const actionIds: Record<AuditAction, MessageId> = {
  setup: "audit.setup",
  "plan.create": "audit.plan.create",
  "plan.update": "audit.plan.update",
  "plan.delete": "audit.plan.delete",
  "user.create": "audit.user.create",
  "user.delete": "audit.user.delete",
  "subscription.create": "audit.subscription.create",
  "subscription.update": "audit.subscription.update",
  "subscription.cancel": "audit.subscription.cancel",
  "staff.create": "audit.staff.create",
  "staff.invite": "audit.staff.invite",
  "staff.accept-invite": "audit.staff.acceptInvite",
  "staff.update": "audit.staff.update",
  "staff.password": "audit.staff.password",
  "prices.update": "audit.prices.update",
  "leads.export": "audit.leads.export",
  "lead.release": "audit.lead.release",
  "lead.update": "audit.lead.update",
  "lead.delete": "audit.lead.delete",
  "delivery.retry": "audit.delivery.retry",
  "content.create": "audit.content.create",
  "content.update": "audit.content.update",
  "content.delete": "audit.content.delete",
  "audit.export": "audit.export",
  "data.expire": "audit.data.expire",
};

export interface AuditScreenProps {
  list: ListPage<AuditEntry> | undefined;
}

/** Who did what to whom, and when; newest first. */
export function AuditScreen({ list }: AuditScreenProps) {
  const intl = useIntl();
  const { search } = useLocation();
  return (
    <section className={styles.section} aria-labelledby="audit">
      <h2 className={styles.toolbarHeading} id="audit">
        <FormattedMessage id="admin.tab.audit" />
        {list ? <span className={styles.total}>{intl.formatNumber(list.total)}</span> : null}
      </h2>
      <div>
        <ActionLink tone="secondary" icon="download" href={adminApi.auditLogExport}>
          <FormattedMessage id="audit.download" />
        </ActionLink>
      </div>
      <DataTable
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
        hrefOf={(page) => withParams(search, { [mainList.page]: page })}
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
      cell: ({ at }) => <time dateTime={at}>{moment(at, true)}</time>,
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

function Target({ target }: AuditEntry) {
  const { locale } = useSite();
  if (target.name === null) {
    return <span className={styles.mono}>{target.id}</span>;
  }
  return target.kind === "customer" ? (
    <Link className={styles.rowLink} href={personalPath(locale, `/admin/users/${target.id}`)}>
      {target.name}
    </Link>
  ) : (
    target.name
  );
}

function Changes(entry: AuditEntry) {
  const fieldName = useFieldName();
  const fieldValue = useFieldValue();
  const changes = auditChanges(entry);
  return changes.length === 0 ? (
    <span className={styles.muted}>—</span>
  ) : (
    <ul className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.changeField}>{fieldName(field)}</span>
          {": "}
          {before === undefined ? null : (
            <del className={styles.before}>{fieldValue(field, before)}</del>
          )}{" "}
          {after === undefined ? null : (
            <ins className={styles.after}>{fieldValue(field, after)}</ins>
          )}
        </li>
      ))}
    </ul>
  );
}
