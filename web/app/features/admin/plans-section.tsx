import type { AdminPlan } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { Form, useLocation, useNavigation } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import { ErrorBox } from "#app/forms/refusal-box.tsx";
import { useFormatMoney } from "#app/i18n/money.ts";
import { type AccountDialogPath, accountPath } from "#app/session/account-path.ts";
import {
  ActionLink,
  type Column,
  DataTable,
  Pagination,
  RowActions,
  StatusToggle,
} from "#app/ui/index.ts";
import * as styles from "./admin.css.ts";
import {
  createSortHref,
  findSortDirection,
  type ListPage,
  planListParameters,
  setQueryParameters,
} from "./list-query.ts";
import { ListToolbar } from "./list-toolbar.tsx";

export interface PlansSectionProps {
  list: ListPage<AdminPlan> | undefined;
}

export function PlansSection({ list }: PlansSectionProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const { search } = useLocation();
  const columns = useColumns(search);
  const isSearch = new URLSearchParams(search).has(planListParameters.search);
  return (
    <section className={styles.section} aria-labelledby="plans">
      <ListToolbar
        heading="admin.plans"
        headingId="plans"
        total={list?.total}
        searchLabel="admin.plans.search"
        names={planListParameters}
      >
        <ActionLink
          size="small"
          icon="plus"
          href={accountPath(locale, "/admin/plans/new") + search}
        >
          <FormattedMessage id="admin.plans.new" />
        </ActionLink>
      </ListToolbar>
      <DataTable
        isDense
        caption={intl.formatMessage({ id: "admin.plans" })}
        columns={columns}
        rows={list?.docs ?? []}
        rowKey={({ id }) => id}
        empty={intl.formatMessage({ id: isSearch ? "admin.noMatch" : "admin.plans.empty" })}
        error={list ? undefined : <ErrorBox hasPrefix id="admin.failed.plans" />}
        isBusy={useNavigation().state === "loading"}
      />
      <Pagination
        list={intl.formatMessage({ id: "admin.plans" })}
        page={list?.page ?? 1}
        pages={list?.pages ?? 1}
        hrefOf={(page) => setQueryParameters(search, { [planListParameters.page]: page })}
      />
    </section>
  );
}

function useColumns(search: string): Column<AdminPlan>[] {
  const intl = useIntl();
  const money = useFormatMoney();
  const sortable = (field: string) => ({
    sortHref: createSortHref(search, planListParameters, field),
    sorted: findSortDirection(search, planListParameters, field),
  });
  const { locale } = useSite();
  const dialogHref = (place: AccountDialogPath) => accountPath(locale, place) + search;
  return [
    {
      id: "id",
      header: intl.formatMessage({ id: "admin.column.id" }),
      cell: ({ id }) => <span className={styles.dateTime}>{id}</span>,
      ...sortable("id"),
    },
    {
      id: "name",
      header: intl.formatMessage({ id: "admin.column.name" }),
      cell: ({ name }) => name,
      isRowHeader: true,
      ...sortable("name"),
    },
    {
      id: "description",
      header: intl.formatMessage({ id: "admin.column.description" }),
      cell: ({ description }) => (
        <span className={styles.description} title={description}>
          {description}
        </span>
      ),
    },
    {
      id: "price",
      header: intl.formatMessage({ id: "admin.column.price" }),
      align: "end",
      cell: ({ price }) => money(price),
      ...sortable("price"),
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "admin.column.status" }),
      cell: (plan) => <TogglePlan plan={plan} />,
      ...sortable("status"),
    },
    {
      id: "actions",
      header: intl.formatMessage({ id: "admin.column.actions" }),
      align: "end",
      cell: ({ id }) => (
        <RowActions>
          <ActionLink size="small" tone="secondary" href={dialogHref(`/admin/plans/${id}/edit`)}>
            <FormattedMessage id="admin.edit" />
          </ActionLink>
          <ActionLink size="small" tone="danger" href={dialogHref(`/admin/plans/${id}/remove`)}>
            <FormattedMessage id="admin.remove" />
          </ActionLink>
        </RowActions>
      ),
    },
  ];
}

/**
 * Toggles a plan's status by a click on its chip. Sends the whole plan, as the API requires. Requires confirmation
 * before it deactivates a plan that customers have.
 */
function TogglePlan({ plan }: { plan: AdminPlan }) {
  const intl = useIntl();
  const { locale } = useSite();
  const { search } = useLocation();
  const isActive = plan.status === "ativo";
  const needsConfirmation = isActive && plan.subscriptions > 0;
  const { id, name, description, price, support, version } = plan;
  const submittedFields = needsConfirmation
    ? Object.fromEntries(new URLSearchParams(search))
    : {
        intent: "toggle-plan",
        id,
        name,
        description,
        price: String(price),
        support,
        version,
        status: isActive ? "inativo" : "ativo",
      };
  const chipId = `plan-status-${id}`;
  return (
    <Form
      method={needsConfirmation ? "get" : "post"}
      action={
        needsConfirmation
          ? accountPath(locale, `/admin/plans/${id}/deactivate`)
          : // Before hydration the browser loads the next page at this fragment, and focuses it.
            `${search}#${chipId}`
      }
      preventScrollReset
    >
      {Object.entries(submittedFields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <StatusToggle
        id={chipId}
        tone={isActive ? "positive" : "neutral"}
        // Keeps the button enabled while the request is pending, because a disabled button would lose the focus.
        title={intl.formatMessage({
          id: isActive ? "admin.plan.deactivate" : "admin.plan.activate",
        })}
      >
        <FormattedMessage id={isActive ? "status.active" : "status.inactive"} />
      </StatusToggle>
    </Form>
  );
}
