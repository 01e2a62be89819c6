import { endsIncident, type StaffIncident, type StatusDashboard, statusPath } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import { ErrorBox } from "#app/forms/refusal-box.tsx";
import { useFormatDay, useFormatMoment } from "#app/i18n/dates.ts";
import { statusKindNames, updateStateNames } from "#app/i18n/status-names.ts";
import { accountPath } from "#app/session/account-path.ts";
import { ActionLink, type Column, DataTable, Link, RowActions, StatusChip } from "#app/ui/index.ts";
import * as styles from "./admin.css.ts";

export interface StatusScreenProps {
  /** Status data; undefined if the request failed. */
  dashboard: StatusDashboard | undefined;
}

/** Lists incidents, and how many people get alerts. */
export function StatusScreen({ dashboard }: StatusScreenProps) {
  const intl = useIntl();
  const day = useFormatDay();
  const { locale } = useSite();
  return (
    <section className={styles.section} aria-labelledby="status">
      <div className={styles.toolbar}>
        <h2 className={styles.toolbarHeading} id="status">
          <FormattedMessage id="admin.tab.status" />
        </h2>
        <ActionLink size="small" tone="secondary" href={statusPath(locale)}>
          <FormattedMessage id="admin.status.page" />
        </ActionLink>
        <ActionLink size="small" tone="secondary" href={accountPath(locale, "/admin/status/days")}>
          <FormattedMessage id="admin.status.days" />
        </ActionLink>
        <ActionLink
          size="small"
          tone="secondary"
          href={`${accountPath(locale, "/admin/status/new")}?kind=maintenance`}
        >
          <FormattedMessage id="admin.status.newMaintenance" />
        </ActionLink>
        <ActionLink size="small" icon="plus" href={accountPath(locale, "/admin/status/new")}>
          <FormattedMessage id="admin.status.new" />
        </ActionLink>
      </div>
      {dashboard ? (
        <div className={styles.mutedText}>
          <p>
            <FormattedMessage
              id="admin.status.text"
              values={{ subscribers: dashboard.subscribers }}
            />
          </p>
          <p>
            {dashboard.recordedUntil ? (
              <FormattedMessage
                id="admin.status.days.until"
                values={{ day: day(dashboard.recordedUntil) }}
              />
            ) : (
              <FormattedMessage id="admin.status.days.never" />
            )}
          </p>
        </div>
      ) : null}
      <DataTable
        isDense
        caption={intl.formatMessage({ id: "admin.tab.status" })}
        columns={useColumns()}
        rows={dashboard?.incidents ?? []}
        rowKey={({ id }) => id}
        empty={intl.formatMessage({ id: "admin.status.empty" })}
        error={dashboard ? undefined : <ErrorBox hasPrefix id="admin.status.failedList" />}
      />
    </section>
  );
}

function useColumns(): Column<StaffIncident>[] {
  const intl = useIntl();
  return [
    {
      id: "what",
      header: intl.formatMessage({ id: "admin.status.column.what" }),
      isRowHeader: true,
      cell: ({ kind, title }) => (
        <>
          <FormattedMessage id={statusKindNames[kind]} />
          {": "}
          <span lang="pt-BR">{title["pt-BR"]}</span>
        </>
      ),
    },
    {
      id: "state",
      header: intl.formatMessage({ id: "admin.status.state" }),
      cell: ({ kind, updates: [newest] }) =>
        newest ? (
          <StatusChip
            tone={kind === "incident" && !endsIncident(newest.state) ? "warning" : "neutral"}
          >
            <FormattedMessage id={updateStateNames[newest.state]} />
          </StatusChip>
        ) : null,
    },
    {
      id: "updates",
      header: intl.formatMessage({ id: "admin.status.column.updates" }),
      cell: (incident) => <Updates incident={incident} />,
    },
    {
      id: "actions",
      header: intl.formatMessage({ id: "admin.column.actions" }),
      align: "end",
      cell: ({ id }) => <Actions id={id} />,
    },
  ];
}

/** Lists an incident's updates, each with a link to edit its texts. */
function Updates({ incident: { updates } }: { incident: StaffIncident }) {
  const moment = useFormatMoment();
  const { locale } = useSite();
  return (
    <ul className={styles.changeList}>
      {updates.map(({ id, at, state }) => (
        <li key={id}>
          <Link className={styles.rowLink} href={accountPath(locale, `/admin/status/${id}/edit`)}>
            <time dateTime={at}>{moment(at, true)}</time>
            {": "}
            <FormattedMessage id={updateStateNames[state]} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Actions({ id }: { id: string }) {
  const { locale } = useSite();
  return (
    <RowActions>
      <ActionLink
        size="small"
        tone="secondary"
        href={accountPath(locale, `/admin/status/${id}/update`)}
      >
        <FormattedMessage id="admin.status.update" />
      </ActionLink>
      <ActionLink
        size="small"
        tone="danger"
        href={accountPath(locale, `/admin/status/${id}/remove`)}
      >
        <FormattedMessage id="admin.status.remove" />
      </ActionLink>
    </RowActions>
  );
}
