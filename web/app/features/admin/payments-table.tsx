import type { CustomerPlan, PaymentFilter, UserSummary } from "contracts";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Form, useLocation, useNavigation } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import { useIsBusy } from "#app/forms/use-form.ts";
import { isPastDay, useFormatDay } from "#app/i18n/dates.ts";
import { useFormatMoney } from "#app/i18n/money.ts";
import { accountPath } from "#app/session/account-path.ts";
import { Button, type Column, DataTable, Link, StatusChip, Switch } from "#app/ui/index.ts";
import * as styles from "./admin.css.ts";
import {
  createSortHref,
  findSortDirection,
  mainListParameters,
  selectsAllPayments,
  setQueryParameters,
} from "./list-query.ts";
import {
  isPaymentDue,
  paymentFieldName,
  singlePaymentField,
  singlePaymentValue,
} from "./payment-fields.ts";

interface Payment {
  user: UserSummary;
  plan: CustomerPlan;
  day: string;
}

function paymentsDue(users: UserSummary[], due: PaymentFilter): Payment[] {
  return users.flatMap((user) =>
    user.plans.flatMap((plan) =>
      plan.nextPayment !== null && isPaymentDue(plan.nextPayment, due)
        ? [{ user, plan, day: plan.nextPayment.slice(0, 10) }]
        : [],
    ),
  );
}

export interface PaymentsTableProps {
  users: UserSummary[];
  due: PaymentFilter;
  empty: string;
  error: ReactNode;
}

/** Lists the due payments of users; each can be recorded as received. */
export function PaymentsTable({ users, due, empty, error }: PaymentsTableProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const isBusy = useIsBusy({ intent: "record-payments" });
  const rows = paymentsDue(users, due);
  const areAllSelected = selectsAllPayments(search);
  return (
    <Form key={search} method="post" action={search} className={styles.section} preventScrollReset>
      <input type="hidden" name="intent" value="record-payments" />
      {rows.length > 0 ? (
        <div className={styles.filterFields}>
          <Switch
            name="receipt"
            value="email"
            label={intl.formatMessage({ id: "payment.receipt" })}
            hint={<FormattedMessage id="payment.receipt.hint" />}
          />
          <Button type="submit" size="small" isPending={isBusy}>
            <FormattedMessage id="payment.receivedChosen" />
          </Button>
          <Link
            className={styles.rowLink}
            href={setQueryParameters(search, { choose: areAllSelected ? undefined : "all" })}
          >
            <FormattedMessage id={areAllSelected ? "payment.chooseNone" : "payment.chooseAll"} />
          </Link>
        </div>
      ) : null}
      <DataTable
        isDense
        caption={intl.formatMessage({ id: "admin.users" })}
        columns={useColumns(search, areAllSelected)}
        rows={rows}
        rowKey={({ plan }) => plan.subscriptionId}
        empty={empty}
        emptyIcon="users"
        error={error}
        isBusy={useNavigation().state === "loading"}
      />
    </Form>
  );
}

function useColumns(search: string, areAllSelected: boolean): Column<Payment>[] {
  const intl = useIntl();
  const money = useFormatMoney();
  const formatDay = useFormatDay();
  const { locale } = useSite();
  const sortable = (field: string) => ({
    sortHref: createSortHref(search, mainListParameters, field),
    sorted: findSortDirection(search, mainListParameters, field),
  });
  return [
    {
      id: "choose",
      header: intl.formatMessage({ id: "payment.choose" }),
      cell: ({ user, plan, day }) => (
        <input
          type="checkbox"
          className={styles.checkbox}
          name={paymentFieldName(plan.subscriptionId)}
          value={day}
          defaultChecked={areAllSelected}
          aria-label={intl.formatMessage(
            { id: "payment.chooseOf" },
            { name: user.fullname, plan: plan.name, date: formatDay(day) },
          )}
        />
      ),
    },
    {
      id: "fullname",
      header: intl.formatMessage({ id: "admin.column.name" }),
      cell: ({ user }) => (
        <>
          <Link
            className={styles.rowLink}
            href={accountPath(locale, `/admin/users/${user.id}`) + search}
          >
            {user.fullname}
          </Link>
          <div className={styles.mutedText}>{user.email}</div>
        </>
      ),
      isRowHeader: true,
      ...sortable("fullname"),
    },
    {
      id: "plan",
      header: intl.formatMessage({ id: "account.column.plan" }),
      cell: ({ plan }) => plan.name,
    },
    {
      id: "day",
      header: intl.formatMessage({ id: "account.column.nextPayment" }),
      cell: ({ day }) => (
        <span className={styles.controlRow}>
          {formatDay(day)}
          {isPastDay(day) ? (
            <StatusChip tone="warning">
              <FormattedMessage id="payment.overdue" />
            </StatusChip>
          ) : null}
        </span>
      ),
    },
    {
      id: "price",
      header: intl.formatMessage({ id: "account.column.price" }),
      align: "end",
      cell: ({ plan }) => money(plan.price),
    },
    {
      id: "actions",
      header: intl.formatMessage({ id: "admin.column.actions" }),
      align: "end",
      cell: ({ plan: { subscriptionId }, day }) => (
        <Button
          type="submit"
          size="small"
          tone="secondary"
          name={singlePaymentField}
          value={singlePaymentValue({ subscriptionId, day })}
        >
          <FormattedMessage id="payment.received" />
        </Button>
      ),
    },
  ];
}
