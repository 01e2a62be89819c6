import type { AdminUserDetail, CustomerPlan, PlanRequest } from "contracts";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Form, useLocation } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import { findProblemMessage } from "#app/forms/problem-messages.ts";
import type { Refusal } from "#app/forms/refusal.ts";
import { ErrorBox, RefusalBox } from "#app/forms/refusal-box.tsx";
import { useIsBusy } from "#app/forms/use-form.ts";
import { isPastDay, useFormatMoment } from "#app/i18n/dates.ts";
import { localeNames } from "#app/i18n/locale-names.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { useFormatMoney } from "#app/i18n/money.ts";
import { useFormatPhone } from "#app/i18n/use-format-phone.ts";
import { accountPath } from "#app/session/account-path.ts";
import {
  ActionLink,
  Button,
  type Column,
  DataTable,
  DateInput,
  Notice,
  RowActions,
  StatusChip,
  TextLink,
} from "#app/ui/index.ts";
import * as styles from "./admin.css.ts";
import { fromCustomerQuery, setQueryParameters } from "./list-query.ts";
import { isPaymentRecordable } from "./payment-fields.ts";

export interface CustomerScreenProps {
  /** `none`: the customer does not exist. `failed`: the request failed. */
  user: AdminUserDetail | "none" | "failed";
  refusal: Refusal<"id" | "nextPayment" | "confirmedDay"> | undefined;
}

/** Shows one customer: details and every subscription, past and present. */
export function CustomerScreen({ user, refusal }: CustomerScreenProps) {
  const { locale } = useSite();
  const { search } = useLocation();
  const back = (
    // Returns to the list with the same search, order and page.
    <TextLink isBack href={accountPath(locale, "/admin") + search}>
      <FormattedMessage id="admin.customer.back" />
    </TextLink>
  );
  if (user === "none" || user === "failed") {
    return (
      <div>
        {back}
        {user === "none" ? (
          <Notice>
            <FormattedMessage id="admin.customer.none" />
          </Notice>
        ) : (
          <ErrorBox hasPrefix id="admin.failed.users" />
        )}
      </div>
    );
  }
  return (
    <>
      <section className={styles.section} aria-labelledby="customer">
        {back}
        <CustomerHead user={user} />
        <RefusalBox hasPrefix refusal={refusal} texts={{ other: "admin.failed.subscription" }} />
        <CustomerDetails user={user} />
      </section>
      <Requests user={user} />
      <Subscriptions user={user} refusal={refusal} />
    </>
  );
}

/** Returns the URL of a dialog over the customer's screen, with the list's query string. */
function useDialogHref(userId: string): (dialog: string) => string {
  const { locale } = useSite();
  const { search } = useLocation();
  return (dialog) =>
    accountPath(locale, `/admin/users/${userId}/${dialog}`) +
    setQueryParameters(search, fromCustomerQuery);
}

function CustomerHead({ user }: { user: AdminUserDetail }) {
  const hrefOf = useDialogHref(user.id);
  return (
    <div className={styles.toolbar}>
      <h2 className={styles.toolbarHeading} id="customer">
        <bdi>{user.fullname}</bdi>
      </h2>
      <div className={styles.controlRow}>
        <ActionLink size="small" tone="secondary" href={hrefOf("edit")}>
          <FormattedMessage id="admin.edit" />
        </ActionLink>
        <ActionLink size="small" tone="secondary" href={hrefOf("reset-link")}>
          <FormattedMessage id="admin.customer.resetLink" />
        </ActionLink>
        {user.hasSecondFactor ? (
          <ActionLink size="small" tone="secondary" href={hrefOf("second-factor")}>
            <FormattedMessage id="secondFactor.reset" />
          </ActionLink>
        ) : null}
        <ActionLink size="small" tone="secondary" href={hrefOf("plans/new")}>
          <FormattedMessage id="admin.users.addPlan" />
        </ActionLink>
        <ActionLink size="small" tone="danger" href={hrefOf("remove")}>
          <FormattedMessage id="admin.remove" />
        </ActionLink>
      </div>
    </div>
  );
}

function CustomerDetails({ user }: { user: AdminUserDetail }) {
  const moment = useFormatMoment();
  const phoneText = useFormatPhone();
  return (
    <>
      {user.deletionRequestedAt ? (
        <Notice>
          <FormattedMessage
            id="admin.customer.deletionRequested"
            values={{ date: moment(user.deletionRequestedAt, true) }}
          />
        </Notice>
      ) : null}
      <dl className={styles.details}>
        <Detail name={<FormattedMessage id="admin.column.email" />}>
          {user.email}
          <div className={styles.statusLine}>
            <StatusChip tone={user.emailVerifiedAt ? "positive" : "warning"}>
              <FormattedMessage id={user.emailVerifiedAt ? "email.verified" : "email.unverified"} />
            </StatusChip>
          </div>
          {user.pendingEmail ? (
            <p className={styles.mutedText}>
              <FormattedMessage
                id="admin.customer.pendingEmail"
                values={{ email: user.pendingEmail }}
              />
            </p>
          ) : null}
        </Detail>
        <Detail name={<FormattedMessage id="field.phone" />}>{phoneText(user)}</Detail>
        <Detail name={<FormattedMessage id="admin.customer.locale" />}>
          {localeNames[user.locale].name}
        </Detail>
        <Detail name={<FormattedMessage id="admin.customer.since" />}>
          {moment(user.createdAt)}
        </Detail>
        {user.notes ? (
          <Detail name={<FormattedMessage id="audit.field.notes" />}>
            <span className={styles.multilineText}>{user.notes}</span>
          </Detail>
        ) : null}
      </dl>
    </>
  );
}

function Detail({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt className={styles.detailName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface CustomerRequest {
  key: string;
  text: string;
  /** The message that the customer wrote. */
  message: string;
  at: string;
  state: PlanRequest["state"] | "withdrawn";
}

/** Lists the customer's requests about the account and its plans, newest first. */
function useRequests(user: AdminUserDetail): CustomerRequest[] {
  const intl = useIntl();
  const { deletionRequestedAt, deletionWithdrawnAt, planRequests, plans } = user;
  const deletion = (at: string | null, state: CustomerRequest["state"]): CustomerRequest[] =>
    at === null
      ? []
      : [
          {
            key: state,
            text: intl.formatMessage({ id: "admin.request.deletion" }),
            message: "",
            at,
            state,
          },
        ];
  return [
    ...deletion(deletionRequestedAt, "open"),
    ...deletion(deletionWithdrawnAt, "withdrawn"),
    ...planRequests.map(({ subscriptionId, wish: kind, message, requestedAt, state }) => {
      const plan = plans.find((each) => each.subscriptionId === subscriptionId)?.name ?? "";
      const id = kind === "change" ? "admin.request.change" : "admin.request.cancel";
      const text = intl.formatMessage({ id }, { plan });
      return { key: `${subscriptionId} ${requestedAt}`, text, message, at: requestedAt, state };
    }),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
}

const requestStates = {
  open: "admin.request.state.open",
  closed: "admin.request.state.closed",
  replaced: "admin.request.state.replaced",
  withdrawn: "admin.request.state.withdrawn",
} as const satisfies Record<CustomerRequest["state"], MessageId>;

function Requests({ user }: { user: AdminUserDetail }) {
  const intl = useIntl();
  const moment = useFormatMoment();
  const requests = useRequests(user);
  const caption = intl.formatMessage({ id: "admin.customer.requests" });
  return requests.length === 0 ? null : (
    <section className={styles.section} aria-labelledby="requests">
      <h2 className={styles.toolbarHeading} id="requests">
        {caption}
      </h2>
      <DataTable
        isDense
        caption={caption}
        columns={[
          {
            id: "request",
            header: intl.formatMessage({ id: "admin.request" }),
            cell: ({ text, message }) => (
              <>
                {text}
                {message ? <div className={styles.mutedText}>{message}</div> : null}
              </>
            ),
            isRowHeader: true,
          },
          {
            id: "at",
            header: intl.formatMessage({ id: "audit.column.at" }),
            cell: ({ at }) => moment(at, true),
          },
          {
            id: "state",
            header: intl.formatMessage({ id: "admin.column.status" }),
            cell: ({ state }) => (
              <StatusChip tone={state === "open" ? "warning" : "neutral"}>
                <FormattedMessage id={requestStates[state]} />
              </StatusChip>
            ),
          },
        ]}
        rows={requests}
        rowKey={({ key }) => key}
        empty=""
      />
    </section>
  );
}

interface SubscriptionsProps {
  user: AdminUserDetail;
  refusal: CustomerScreenProps["refusal"];
}

function Subscriptions({ user, refusal }: SubscriptionsProps) {
  const intl = useIntl();
  return (
    <section className={styles.section} aria-labelledby="subscriptions">
      <h2 className={styles.toolbarHeading} id="subscriptions">
        <FormattedMessage id="admin.customer.subscriptions" />
      </h2>
      <DataTable
        isDense
        caption={intl.formatMessage({ id: "admin.customer.subscriptions" })}
        columns={useColumns(user.id, refusal)}
        rows={user.plans}
        rowKey={({ subscriptionId }) => subscriptionId}
        empty={intl.formatMessage({ id: "account.active.empty" })}
      />
    </section>
  );
}

function useColumns(
  userId: string,
  refusal: CustomerScreenProps["refusal"],
): Column<CustomerPlan>[] {
  const intl = useIntl();
  const money = useFormatMoney();
  const moment = useFormatMoment();
  const hrefOf = useDialogHref(userId);
  return [
    {
      id: "plan",
      header: intl.formatMessage({ id: "account.column.plan" }),
      cell: ({ id, name, description }) => (
        <>
          <div className={styles.planName}>
            {name} <span className={styles.mutedText}>{`ID ${id}`}</span>
          </div>
          {description ? <span className={styles.planDescription}>{description}</span> : null}
        </>
      ),
      isRowHeader: true,
    },
    {
      id: "price",
      header: intl.formatMessage({ id: "account.column.price" }),
      align: "end",
      cell: ({ price }) => money(price),
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "account.column.status" }),
      cell: (plan) => <PlanStatus plan={plan} />,
    },
    {
      id: "since",
      header: intl.formatMessage({ id: "admin.customer.planSince" }),
      cell: ({ since }) => <span className={styles.dateTime}>{moment(since)}</span>,
    },
    {
      id: "next",
      header: intl.formatMessage({ id: "account.column.nextPayment" }),
      cell: (plan) => (plan.cancelledAt ? "—" : <NextPaymentForm plan={plan} refusal={refusal} />),
    },
    {
      id: "actions",
      header: intl.formatMessage({ id: "admin.column.actions" }),
      align: "end",
      cell: ({ cancelledAt, subscriptionId, nextPayment }) =>
        cancelledAt ? (
          <FormattedMessage
            id="admin.customer.cancelledOn"
            values={{ date: moment(cancelledAt) }}
          />
        ) : (
          <RowActions>
            {isPaymentRecordable(nextPayment) ? (
              <ActionLink size="small" href={hrefOf(`plans/${subscriptionId}/payment`)}>
                <FormattedMessage id="payment.received" />
              </ActionLink>
            ) : null}
            <ActionLink
              size="small"
              tone="secondary"
              href={hrefOf(`plans/${subscriptionId}/rename`)}
            >
              <FormattedMessage id="admin.customer.rename" />
            </ActionLink>
            <ActionLink size="small" tone="danger" href={hrefOf(`plans/${subscriptionId}/cancel`)}>
              <FormattedMessage id="admin.customer.cancel" />
            </ActionLink>
          </RowActions>
        ),
    },
  ];
}

function PlanStatus({ plan: { status, nextPayment, cancelledAt } }: { plan: CustomerPlan }) {
  if (!cancelledAt && nextPayment && isPastDay(nextPayment.slice(0, 10))) {
    return (
      <StatusChip tone="warning">
        <FormattedMessage id="payment.overdue" />
      </StatusChip>
    );
  }
  return (
    <StatusChip tone={status === "ativo" ? "positive" : "neutral"}>
      <FormattedMessage id={status === "ativo" ? "status.active" : "status.inactive"} />
    </StatusChip>
  );
}

interface NextPaymentFormProps {
  plan: CustomerPlan;
  refusal: CustomerScreenProps["refusal"];
}

/** Form that corrects the date of the next payment. Requires confirmation before it saves a past date. */
function NextPaymentForm({ plan, refusal }: NextPaymentFormProps) {
  const intl = useIntl();
  const isBusy = useIsBusy({ id: plan.subscriptionId });
  const isRefused = refusal?.values.id === plan.subscriptionId;
  const problem = isRefused ? refusal.fields?.nextPayment : undefined;
  const day =
    (isRefused ? refusal.values.nextPayment : undefined) ?? plan.nextPayment?.slice(0, 10);
  const errorId = `payment-problem-${plan.subscriptionId}`;
  return (
    <Form method="post" className={styles.controlRow} preventScrollReset>
      <input type="hidden" name="id" value={plan.subscriptionId} />
      {problem === "past" ? <input type="hidden" name="confirmedDay" value={day} /> : null}
      <DateInput
        key={day}
        name="nextPayment"
        label={intl.formatMessage({ id: "admin.customer.nextPaymentOf" }, { plan: plan.name })}
        defaultValue={day}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId : undefined}
      />
      <Button type="submit" size="small" tone="secondary" isPending={isBusy}>
        <FormattedMessage id={problem === "past" ? "payment.saveAnyway" : "form.save"} />
      </Button>
      {problem ? (
        <span className={styles.rowError} id={errorId} role="alert">
          <FormattedMessage id={findProblemMessage("nextPayment", problem)} />
        </span>
      ) : null}
    </Form>
  );
}
