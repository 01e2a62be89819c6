import type { DueWork } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import { isPastDay, useFormatDay } from "#app/i18n/dates.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { useFormatMoney } from "#app/i18n/money.ts";
import { accountPath } from "#app/session/account-path.ts";
import { type Column, DataTable, Link, StatusChip } from "#app/ui/index.ts";
import * as styles from "./admin.css.ts";
import { leadsHref } from "./admin-frame.tsx";

/** Shows the staff's work due today: figures with links to their lists, and the next payments. */
export function DueWorkSection({ due }: { due: DueWork }) {
  const intl = useIntl();
  const { locale } = useSite();
  const paymentColumns = usePaymentColumns();
  const users = (query: string) => `${accountPath(locale, "/admin")}?${query}#users`;
  const figures: { id: MessageId; value: number; href: string; isUrgent?: boolean }[] = [
    {
      id: "due.overdue",
      value: due.paymentsOverdue,
      href: users("due=overdue"),
      isUrgent: true,
    },
    { id: "due.week", value: due.paymentsThisWeek, href: users("due=week") },
    { id: "due.newCustomers", value: due.newCustomers, href: users("sort=-createdAt") },
    {
      id: "due.deletions",
      value: due.deletionRequests,
      href: users("deletions=requested"),
      isUrgent: true,
    },
    { id: "due.leads", value: due.leadsWaiting, href: leadsHref },
  ];
  return (
    <section className={styles.section} aria-labelledby="due">
      <h2 className={styles.toolbarHeading} id="due">
        <FormattedMessage id="due.heading" />
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ id, value, href, isUrgent = false }) => (
          <div
            key={id}
            className={styles.figure}
            data-urgent={(isUrgent && value > 0) || undefined}
          >
            <dt className={styles.detailName}>
              <FormattedMessage id={id} />
            </dt>
            <dd>
              <Link className={styles.figureValue} href={href}>
                {intl.formatNumber(value)}
                <span className={styles.figureDescription}>{intl.formatMessage({ id })}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      {due.payments.length > 0 ? (
        <DataTable
          isDense
          caption={intl.formatMessage({ id: "due.payments" })}
          columns={paymentColumns}
          rows={due.payments}
          rowKey={({ customerId, plan, nextPayment }) => `${customerId} ${plan} ${nextPayment}`}
          empty=""
        />
      ) : null}
    </section>
  );
}

function usePaymentColumns(): Column<DueWork["payments"][number]>[] {
  const intl = useIntl();
  const money = useFormatMoney();
  const day = useFormatDay();
  const { locale } = useSite();
  return [
    {
      id: "day",
      header: intl.formatMessage({ id: "account.column.nextPayment" }),
      cell: ({ nextPayment }) => (
        <span className={styles.controlRow}>
          {day(nextPayment)}
          {isPastDay(nextPayment.slice(0, 10)) ? (
            <StatusChip tone="warning">
              <FormattedMessage id="payment.overdue" />
            </StatusChip>
          ) : null}
        </span>
      ),
    },
    {
      id: "customer",
      header: intl.formatMessage({ id: "audit.field.customer" }),
      cell: ({ customerId, fullname }) => (
        <Link className={styles.rowLink} href={accountPath(locale, `/admin/users/${customerId}`)}>
          <bdi>{fullname}</bdi>
        </Link>
      ),
      isRowHeader: true,
    },
    {
      id: "plan",
      header: intl.formatMessage({ id: "account.column.plan" }),
      cell: ({ plan }) => plan,
    },
    {
      id: "price",
      header: intl.formatMessage({ id: "admin.column.price" }),
      align: "end",
      cell: ({ price }) => money(price),
    },
  ];
}
