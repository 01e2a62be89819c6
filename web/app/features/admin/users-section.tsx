import {
  type AdminPlan,
  adminApi,
  paymentFilters,
  type UserPage,
  type UserSummary,
} from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useNavigation } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import { ErrorBox } from "#app/forms/refusal-box.tsx";
import { type AccountDialogPath, accountPath } from "#app/session/account-path.ts";
import {
  ActionLink,
  type Column,
  DataTable,
  Link,
  Pagination,
  RowActions,
  StatusChip,
} from "#app/ui/index.ts";
import * as styles from "./admin.css.ts";
import { FilterForm, FilterSelect } from "./filter-form.tsx";
import {
  createSortHref,
  deletionsParam,
  findSortDirection,
  mainListParameters,
  parseUserFilters,
  setQueryParameters,
  showsDeletionsOnly,
  userFilterParams,
} from "./list-query.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { PaymentsTable } from "./payments-table.tsx";

export interface UsersSectionProps {
  list: UserPage | undefined;
  /** Plans to filter by. */
  plans: AdminPlan[];
}

export function UsersSection({ list, plans }: UsersSectionProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const { search } = useLocation();
  const columns = useColumns(search);
  const filters = parseUserFilters(search);
  const searchText = new URLSearchParams(search).get(mainListParameters.search);
  const exportQuery = { ...filters, ...(searchText ? { search: searchText } : {}) };
  const isFiltered = Object.keys(exportQuery).length > 0;
  const empty = intl.formatMessage({ id: isFiltered ? "admin.noMatch" : "admin.users.empty" });
  const error = list ? undefined : <ErrorBox hasPrefix id="admin.failed.users" />;
  const due = paymentFilters.find((filter) => filter === filters.due);
  const isBusy = useNavigation().state === "loading";
  return (
    <section className={styles.section} aria-labelledby="users">
      <ListToolbar
        heading="admin.users"
        headingId="users"
        total={list?.total}
        hasMore={list?.hasMore}
        searchLabel="admin.users.search"
        names={mainListParameters}
      >
        <ActionLink
          size="small"
          tone="secondary"
          icon="download"
          href={`${adminApi.usersExport}?${new URLSearchParams({ ...exportQuery, locale })}`}
        >
          <FormattedMessage id="admin.users.export" />
        </ActionLink>
        <ActionLink
          size="small"
          icon="plus"
          href={accountPath(locale, "/admin/users/new") + search}
        >
          <FormattedMessage id="admin.users.new" />
        </ActionLink>
      </ListToolbar>
      <DeletionFilter count={list?.deletionRequests} />
      <UserFilters plans={plans} />
      {due ? (
        <PaymentsTable users={list?.docs ?? []} due={due} empty={empty} error={error} />
      ) : (
        <DataTable
          isDense
          caption={intl.formatMessage({ id: "admin.users" })}
          columns={columns}
          rows={list?.docs ?? []}
          rowKey={({ id }) => id}
          empty={empty}
          emptyIcon="users"
          error={error}
          isBusy={isBusy}
        />
      )}
      <Pagination
        list={intl.formatMessage({ id: "admin.users" })}
        page={list?.page ?? 1}
        pages={list?.pages ?? 1}
        hrefOf={(page) => setQueryParameters(search, { [mainListParameters.page]: page })}
      />
    </section>
  );
}

/** Filters users by plan, by state, and by next payment. */
function UserFilters({ plans }: { plans: AdminPlan[] }) {
  const intl = useIntl();
  return (
    <FilterForm
      label={intl.formatMessage({ id: "admin.users.filter" })}
      names={userFilterParams}
      sectionId="users"
    >
      <FilterSelect
        name="plan"
        label={intl.formatMessage({ id: "account.column.plan" })}
        options={plans.map(({ id, name }) => ({ value: id, label: `${name} · ${id}` }))}
      />
      <FilterSelect
        name="state"
        label={intl.formatMessage({ id: "admin.column.status" })}
        options={[
          { value: "with-plan", label: intl.formatMessage({ id: "admin.users.filter.withPlan" }) },
          {
            value: "without-plan",
            label: intl.formatMessage({ id: "admin.users.filter.withoutPlan" }),
          },
        ]}
      />
      <FilterSelect
        name="due"
        label={intl.formatMessage({ id: "account.column.nextPayment" })}
        options={[
          { value: "overdue", label: intl.formatMessage({ id: "payment.allOverdue" }) },
          { value: "week", label: intl.formatMessage({ id: "payment.week" }) },
          { value: "month", label: intl.formatMessage({ id: "payment.month" }) },
        ]}
      />
    </FilterForm>
  );
}

/**
 * Switches between all users and users who requested deletion, because the LGPD sets a short deadline for deletions.
 */
function DeletionFilter({ count }: { count: number | undefined }) {
  const intl = useIntl();
  const { search } = useLocation();
  const isActive = showsDeletionsOnly(search);
  const hrefOf = (value: string | undefined) =>
    setQueryParameters(search, { [deletionsParam]: value, [mainListParameters.page]: undefined });
  return (
    <nav aria-label={intl.formatMessage({ id: "admin.users.filter" })}>
      <ul className={styles.filters}>
        <li>
          <Link
            className={styles.filter}
            href={hrefOf(undefined)}
            aria-current={isActive ? undefined : "true"}
          >
            <FormattedMessage id="admin.users.filter.all" />
          </Link>
        </li>
        <li>
          <Link
            className={styles.filter}
            href={hrefOf("requested")}
            aria-current={isActive ? "true" : undefined}
          >
            <FormattedMessage id="admin.users.filter.deletions" />
            {count === undefined ? null : (
              <span className={styles.filterCount}>{intl.formatNumber(count)}</span>
            )}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function useColumns(search: string): Column<UserSummary>[] {
  const intl = useIntl();
  const { locale } = useSite();
  const sortable = (field: string) => ({
    sortHref: createSortHref(search, mainListParameters, field),
    sorted: findSortDirection(search, mainListParameters, field),
  });
  const dialogHref = (place: AccountDialogPath) => accountPath(locale, place) + search;
  return [
    {
      id: "fullname",
      header: intl.formatMessage({ id: "admin.column.name" }),
      cell: ({ id, fullname, deletionRequestedAt }) => (
        <>
          <Link
            className={styles.rowLink}
            href={accountPath(locale, `/admin/users/${id}`) + search}
          >
            <bdi>{fullname}</bdi>
          </Link>
          {deletionRequestedAt ? (
            <div className={styles.statusLine}>
              <StatusChip tone="warning">
                <FormattedMessage id="admin.user.deletionRequested" />
              </StatusChip>
            </div>
          ) : null}
        </>
      ),
      isRowHeader: true,
      ...sortable("fullname"),
    },
    {
      id: "email",
      header: intl.formatMessage({ id: "admin.column.email" }),
      isUnbroken: true,
      cell: ({ email }) => email,
      ...sortable("email"),
    },
    {
      id: "plans",
      header: intl.formatMessage({ id: "admin.column.plans" }),
      cell: ({ plans }) =>
        plans.length > 0 ? (
          <ul className={styles.tagList}>
            {plans.map(({ subscriptionId, name }) => (
              <li className={styles.tag} key={subscriptionId}>
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <span className={styles.mutedText}>—</span>
        ),
    },
    {
      id: "actions",
      header: intl.formatMessage({ id: "admin.column.actions" }),
      align: "end",
      cell: ({ id }) => (
        <RowActions>
          <ActionLink
            size="small"
            tone="secondary"
            href={dialogHref(`/admin/users/${id}/plans/new`)}
          >
            <FormattedMessage id="admin.users.addPlan" />
          </ActionLink>
          <ActionLink size="small" tone="danger" href={dialogHref(`/admin/users/${id}/remove`)}>
            <FormattedMessage id="admin.remove" />
          </ActionLink>
        </RowActions>
      ),
    },
  ];
}
