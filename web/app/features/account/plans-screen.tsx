import {
  type AuthStatusResponse,
  type CustomerPlan,
  documentPath,
  homeSlug,
  type PlanRequest,
} from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { companyChatUrl, findCalculatorPath } from "#app/cms/link.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { isPastDay, useFormatDay, useFormatMoment } from "#app/i18n/dates.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { useFormatMoney } from "#app/i18n/money.ts";
import { accountPath } from "#app/session/account-path.ts";
import {
  ActionLink,
  type Column,
  DataTable,
  StatusChip,
  TextLink,
  VisuallyHidden,
} from "#app/ui/index.ts";
import * as styles from "./account.css.ts";
import { UnverifiedEmailNotice } from "./email-notice.tsx";

export interface PlansScreenProps {
  user: AuthStatusResponse["user"];
  plans: CustomerPlan[];
  /** Requests about plans, the newest first. */
  planRequests: PlanRequest[];
}

/** Lists the customer's active and cancelled plans (specification, section 2). */
export function PlansScreen({ user, plans, planRequests }: PlansScreenProps) {
  const columns = useColumns(planRequests);
  const active = plans.filter(({ status }) => status === "ativo");
  const cancelled = plans.filter(({ status }) => status === "inativo");
  const intl = useIntl();
  return (
    <>
      <UnverifiedEmailNotice user={user} />
      <section className={styles.section} aria-labelledby="active-plans">
        <h2 className={styles.heading} id="active-plans">
          <FormattedMessage id="account.active" />
        </h2>
        <DataTable
          isAligned
          caption={intl.formatMessage({ id: "account.active" })}
          columns={columns.active}
          rows={active}
          rowKey={({ subscriptionId }) => subscriptionId}
          empty={intl.formatMessage({ id: "account.active.empty" })}
          emptyIcon="server"
        />
        {active.length === 0 ? <NoPlansYet /> : null}
      </section>
      <section className={styles.section} aria-labelledby="cancelled-plans">
        <h2 className={styles.heading} id="cancelled-plans">
          <FormattedMessage id="account.cancelled" />
        </h2>
        <DataTable
          isAligned
          caption={intl.formatMessage({ id: "account.cancelled" })}
          columns={columns.cancelled}
          rows={cancelled}
          rowKey={({ subscriptionId }) => subscriptionId}
          empty={intl.formatMessage({ id: "account.cancelled.empty" })}
          emptyIcon="archive-restore"
        />
      </section>
      {plans.length > 0 ? <History plans={plans} requests={planRequests} /> : null}
    </>
  );
}

function useColumns(
  requests: PlanRequest[],
): Record<"active" | "cancelled", Column<CustomerPlan>[]> {
  const intl = useIntl();
  const money = useFormatMoney();
  const day = useFormatDay();
  const moment = useFormatMoment();
  const commonColumns: Column<CustomerPlan>[] = [
    {
      id: "plan",
      header: intl.formatMessage({ id: "account.column.plan" }),
      cell: (plan) => <PlanName plan={plan} requests={requests} />,
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
      ...commonColumns,
      {
        id: "next",
        header: intl.formatMessage({ id: "account.column.nextPayment" }),
        // Shows a calendar day, which is stored as midnight UTC.
        cell: ({ nextPayment }) =>
          nextPayment ? (
            <PaymentDay nextPayment={nextPayment} formattedDate={day(nextPayment)} />
          ) : (
            "—"
          ),
      },
    ],
    cancelled: [
      ...commonColumns,
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

interface PlanNameProps {
  plan: CustomerPlan;
  requests: PlanRequest[];
}

/**
 * Shows a plan's name, contents and support, the customer's open request about the plan, and buttons for a new request.
 */
function PlanName({ plan, requests }: PlanNameProps) {
  const { locale } = useSite();
  const openRequest = requests.find(
    ({ subscriptionId, state }) => subscriptionId === plan.subscriptionId && state === "open",
  );
  return (
    <>
      <span className={styles.planName}>{plan.name}</span>
      {plan.description ? <span className={styles.planDescription}>{plan.description}</span> : null}
      {openRequest ? <OpenRequest request={openRequest} /> : null}
      {plan.status === "ativo" ? (
        <span className={styles.planLinks}>
          <SupportLink plan={plan} />
          <TextLink href={accountPath(locale, `/client-area/plans/${plan.subscriptionId}/wish`)}>
            <FormattedMessage id={openRequest ? "account.request.replace" : "account.wish"} />
            <VisuallyHidden>{` ${plan.name}`}</VisuallyHidden>
          </TextLink>
        </span>
      ) : null}
    </>
  );
}

function OpenRequest({ request: { wish: kind, requestedAt } }: { request: PlanRequest }) {
  const moment = useFormatMoment();
  return (
    <span className={styles.planLinks}>
      <FormattedMessage
        id={kind === "change" ? "account.request.change" : "account.request.cancel"}
        values={{ date: moment(requestedAt) }}
      />
      <StatusChip tone="warning">
        <FormattedMessage id="account.request.open" />
      </StatusChip>
    </span>
  );
}

/** Link to support, through the channel that the plan includes. */
function SupportLink({ plan }: { plan: CustomerPlan }) {
  const intl = useIntl();
  const { locale, settings } = useSite();
  const text = intl.formatMessage({ id: "account.ask.text" }, { plan: plan.name, id: plan.id });
  const isChat = plan.support === "chat";
  const subject = encodeURIComponent(`${plan.name} (ID ${plan.id})`);
  return (
    <TextLink
      href={
        isChat
          ? companyChatUrl({ locale, settings }, text)
          : `mailto:${settings.email}?subject=${subject}`
      }
      isExternal={isChat}
    >
      <FormattedMessage id={isChat ? "account.support.chat" : "account.support.email"} />
      <VisuallyHidden>{` ${plan.name}`}</VisuallyHidden>
    </TextLink>
  );
}

/** Shows the date of the next payment, and whether it is overdue. */
function PaymentDay({
  nextPayment,
  formattedDate,
}: {
  nextPayment: string;
  formattedDate: string;
}) {
  return (
    <span className={styles.planLinks}>
      {formattedDate}
      {isPastDay(nextPayment.slice(0, 10)) ? (
        <StatusChip tone="warning">
          <FormattedMessage id="payment.overdue" />
        </StatusChip>
      ) : null}
    </span>
  );
}

interface PlanEvent {
  at: string;
  id: MessageId;
  plan: CustomerPlan;
}

/** Returns the events of the customer's plans, newest first. */
function eventsOf(plans: CustomerPlan[], requests: PlanRequest[]): PlanEvent[] {
  return plans
    .flatMap((plan): PlanEvent[] => [
      { at: plan.since, id: "account.history.began", plan },
      ...requests
        .filter(({ subscriptionId }) => subscriptionId === plan.subscriptionId)
        .map(({ wish: kind, requestedAt }): PlanEvent => {
          const id = kind === "change" ? "account.history.change" : "account.history.cancel";
          return { at: requestedAt, id, plan };
        }),
      ...(plan.cancelledAt
        ? [{ at: plan.cancelledAt, id: "account.history.cancelled", plan } as const]
        : []),
    ])
    .toSorted((one, other) => other.at.localeCompare(one.at));
}

function History({ plans, requests }: { plans: CustomerPlan[]; requests: PlanRequest[] }) {
  const moment = useFormatMoment();
  const money = useFormatMoney();
  return (
    <section className={styles.section} aria-labelledby="history">
      <h2 className={styles.heading} id="history">
        <FormattedMessage id="account.history" />
      </h2>
      <ol className={styles.history}>
        {eventsOf(plans, requests).map(({ at, id, plan }) => (
          <li className={styles.historyItem} key={`${plan.subscriptionId} ${id} ${at}`}>
            <time className={styles.historyDay} dateTime={at}>
              {moment(at)}
            </time>
            <FormattedMessage id={id} values={{ plan: plan.name, price: money(plan.price) }} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Shows a customer without plans where to find a plan and whom to contact. */
function NoPlansYet() {
  const site = useSite();
  const { locale, settings } = site;
  const home = documentPath({ collection: "pages", slug: homeSlug, locale });
  return (
    <div className={styles.welcome}>
      <p>
        <FormattedMessage id="account.none.text" />
      </p>
      <div className={styles.planLinks}>
        <ActionLink href={findCalculatorPath(site) ?? home}>
          <FormattedMessage id="account.none.prices" />
        </ActionLink>
        <ActionLink tone="secondary" href={companyChatUrl({ locale, settings })} isExternal>
          <FormattedMessage id="account.ask" />
        </ActionLink>
      </div>
    </div>
  );
}
