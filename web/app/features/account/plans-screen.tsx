import type { AuthStatusResponse, CustomerPlan } from "contracts";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { chatHref } from "#app/cms/link.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { useFormatDay, useFormatMoment } from "#app/i18n/dates.ts";
import { useFormatMoney } from "#app/i18n/money.ts";
import { type Column, DataTable, StatusChip, TextLink, VisuallyHidden } from "#app/ui/index.ts";
import * as styles from "./account.css.ts";
import { EmailNotice } from "./email-notice.tsx";

export interface PlansScreenProps {
  user: AuthStatusResponse["user"];
  plans: CustomerPlan[];
}

/** What the customer has, and had (specification, section 2). */
export function PlansScreen({ user, plans }: PlansScreenProps) {
  const columns = useColumns();
  const active = plans.filter(({ status }) => status === "ativo");
  const cancelled = plans.filter(({ status }) => status === "inativo");
  const intl = useIntl();
  return (
    <>
      <EmailNotice user={user} />
      <section className={styles.section} aria-labelledby="active-plans">
        <h2 className={styles.heading} id="active-plans">
          <FormattedMessage id="account.active" />
        </h2>
        <DataTable
          caption={intl.formatMessage({ id: "account.active" })}
          columns={columns.active}
          rows={active}
          rowKey={({ subscriptionId }) => subscriptionId}
          empty={intl.formatMessage({ id: "account.active.empty" })}
          emptyIcon="server"
        />
      </section>
      <section className={styles.section} aria-labelledby="cancelled-plans">
        <h2 className={styles.heading} id="cancelled-plans">
          <FormattedMessage id="account.cancelled" />
        </h2>
        <DataTable
          caption={intl.formatMessage({ id: "account.cancelled" })}
          columns={columns.cancelled}
          rows={cancelled}
          rowKey={({ subscriptionId }) => subscriptionId}
          empty={intl.formatMessage({ id: "account.cancelled.empty" })}
          emptyIcon="archive-restore"
        />
      </section>
    </>
  );
}

function useColumns(): Record<"active" | "cancelled", Column<CustomerPlan>[]> {
  const intl = useIntl();
  const money = useFormatMoney();
  const day = useFormatDay();
  const moment = useFormatMoment();
  const common: Column<CustomerPlan>[] = [
    {
      id: "plan",
      header: intl.formatMessage({ id: "account.column.plan" }),
      cell: (plan) => <PlanName plan={plan} intl={intl} />,
      isRowHeader: true,
    },
    {
      id: "price",
      header: intl.formatMessage({ id: "account.column.price" }),
      cell: ({ price }) => money(price),
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "account.column.status" }),
      cell: ({ status }) => (
        <StatusChip tone={status === "ativo" ? "positive" : "neutral"}>
          <FormattedMessage id={status === "ativo" ? "status.active" : "status.inactive"} />
        </StatusChip>
      ),
    },
  ];
  return {
    active: [
      ...common,
      {
        id: "next",
        header: intl.formatMessage({ id: "account.column.nextPayment" }),
        // A calendar day, kept as midnight in UTC.
        cell: ({ nextPayment }) => (nextPayment ? day(nextPayment) : "—"),
      },
    ],
    cancelled: [
      ...common,
      {
        id: "cancelled",
        header: intl.formatMessage({ id: "account.column.cancelledAt" }),
        cell: ({ cancelledAt, nextPayment }) => {
          const instant = cancelledAt ?? nextPayment;
          return instant ? moment(instant) : "—";
        },
      },
    ],
  };
}

/** The plan's name, and a way to ask sales about it. */
function PlanName({ plan, intl }: { plan: CustomerPlan; intl: IntlShape }) {
  const { locale, settings } = useSite();
  const text = intl.formatMessage({ id: "account.ask.text" }, { plan: plan.name, id: plan.id });
  return (
    <>
      <span className={styles.planName}>{plan.name}</span>
      <TextLink href={chatHref({ locale, settings }, text)} isExternal>
        <FormattedMessage id="account.ask" />
        <VisuallyHidden>{` ${plan.name}`}</VisuallyHidden>
      </TextLink>
    </>
  );
}
