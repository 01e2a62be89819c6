import type { AdminUserDetail, CustomerPlan } from "contracts";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Form, useLocation } from "react-router";
import { ownPath } from "#app/content/own-path.ts";
import { type Refusal, refusalOf } from "#app/content/refusal.ts";
import { useSite } from "#app/content/site-context.tsx";
import { useFormatMoment } from "#app/i18n/dates.ts";
import { localeNames } from "#app/i18n/locale-names.ts";
import { useFormatMoney } from "#app/i18n/money.ts";
import {
  ActionLink,
  Button,
  type Column,
  DataTable,
  DateInput,
  Notice,
  StatusChip,
  TextLink,
} from "#app/ui/index.ts";
import * as styles from "./admin.css.ts";
import { DialogForm } from "./dialog-form.tsx";
import { withoutDialog, withParams } from "./list-query.ts";
import { ErrorBox, RefusalBox } from "./refusal-box.tsx";
import { useIsBusy } from "./use-is-busy.ts";

export interface CustomerScreenProps {
  /** `none`: there is no such customer, or not any more. `failed`: it could not be found out. */
  user: AdminUserDetail | "none" | "failed";
  /** The subscription that is about to be cancelled. */
  cancelId: string | undefined;
  refusal: Refusal | undefined;
}

/** One customer: details, and every subscription there is or was. */
export function CustomerScreen({ user, cancelId, refusal }: CustomerScreenProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const back = (
    <TextLink isBack href={ownPath(locale, "/admin")}>
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
          <ErrorBox message={intl.formatMessage({ id: "admin.failed.users" })} />
        )}
      </div>
    );
  }
  const cancelled = user.plans.find(({ subscriptionId }) => subscriptionId === cancelId);
  return (
    <>
      <section className={styles.section} aria-labelledby="customer">
        {back}
        <CustomerHead user={user} />
        {cancelled ? null : <RefusalBox refusal={refusal} />}
        <CustomerFacts user={user} />
      </section>
      <Subscriptions plans={user.plans} />
      {cancelled ? <CancelDialog plan={cancelled} refusal={refusal} /> : null}
    </>
  );
}

function CustomerHead({ user }: { user: AdminUserDetail }) {
  const { locale } = useSite();
  const dialog = (kind: string) =>
    ownPath(locale, "/admin") + withParams("", { dialog: kind, id: user.id });
  return (
    <div className={styles.toolbar}>
      <h2 className={styles.toolbarHeading} id="customer">
        {user.fullname}
      </h2>
      <div className={styles.inline}>
        <ActionLink size="small" tone="secondary" href={dialog("add-plan")}>
          <FormattedMessage id="admin.users.addPlan" />
        </ActionLink>
        <ActionLink size="small" tone="danger" href={dialog("remove-user")}>
          <FormattedMessage id="admin.remove" />
        </ActionLink>
      </div>
    </div>
  );
}

function CustomerFacts({ user }: { user: AdminUserDetail }) {
  const moment = useFormatMoment();
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
      <dl className={styles.facts}>
        <Fact name={<FormattedMessage id="admin.column.email" />}>{user.email}</Fact>
        <Fact name={<FormattedMessage id="field.phone" />}>{user.phone}</Fact>
        <Fact name={<FormattedMessage id="admin.customer.locale" />}>
          {localeNames[user.locale].name}
        </Fact>
        <Fact name={<FormattedMessage id="admin.customer.since" />}>{moment(user.createdAt)}</Fact>
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Subscriptions({ plans }: { plans: CustomerPlan[] }) {
  const intl = useIntl();
  return (
    <section className={styles.section} aria-labelledby="subscriptions">
      <h2 className={styles.toolbarHeading} id="subscriptions">
        <FormattedMessage id="admin.customer.subscriptions" />
      </h2>
      <DataTable
        caption={intl.formatMessage({ id: "admin.customer.subscriptions" })}
        columns={useColumns()}
        rows={plans}
        rowKey={({ subscriptionId }) => subscriptionId}
        empty={intl.formatMessage({ id: "account.active.empty" })}
      />
    </section>
  );
}

function useColumns(): Column<CustomerPlan>[] {
  const intl = useIntl();
  const money = useFormatMoney();
  const moment = useFormatMoment();
  const { search } = useLocation();
  return [
    {
      id: "plan",
      header: intl.formatMessage({ id: "account.column.plan" }),
      cell: ({ name }) => name,
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
    {
      id: "since",
      header: intl.formatMessage({ id: "admin.customer.planSince" }),
      cell: ({ since }) => moment(since),
    },
    {
      id: "next",
      header: intl.formatMessage({ id: "account.column.nextPayment" }),
      cell: (plan) => (plan.cancelledAt ? "—" : <NextPaymentForm plan={plan} />),
    },
    {
      id: "actions",
      header: intl.formatMessage({ id: "admin.column.actions" }),
      align: "end",
      cell: ({ cancelledAt, subscriptionId }) =>
        cancelledAt ? (
          <FormattedMessage
            id="admin.customer.cancelledOn"
            values={{ date: moment(cancelledAt) }}
          />
        ) : (
          <ActionLink
            size="small"
            tone="danger"
            href={withParams(search, { dialog: "cancel", id: subscriptionId })}
          >
            <FormattedMessage id="admin.customer.cancel" />
          </ActionLink>
        ),
    },
  ];
}

function NextPaymentForm({ plan }: { plan: CustomerPlan }) {
  const intl = useIntl();
  const isBusy = useIsBusy("update-subscription", plan.subscriptionId);
  const day = plan.nextPayment?.slice(0, 10);
  return (
    <Form method="post" className={styles.inline} preventScrollReset>
      <input type="hidden" name="intent" value="update-subscription" />
      <input type="hidden" name="id" value={plan.subscriptionId} />
      <DateInput
        key={day}
        name="nextPayment"
        label={intl.formatMessage({ id: "admin.customer.nextPaymentOf" }, { plan: plan.name })}
        defaultValue={day}
      />
      <Button type="submit" size="small" tone="secondary" isPending={isBusy}>
        <FormattedMessage id="form.save" />
      </Button>
    </Form>
  );
}

interface CancelDialogProps {
  plan: CustomerPlan;
  refusal: Refusal | undefined;
}

function CancelDialog({ plan, refusal }: CancelDialogProps) {
  const intl = useIntl();
  const { search } = useLocation();
  return (
    <DialogForm
      title={intl.formatMessage({ id: "admin.customer.cancel.title" })}
      intent="cancel-subscription"
      id={plan.subscriptionId}
      closeHref={withoutDialog(search)}
      refusal={refusalOf(refusal, "cancel-subscription")}
      submitLabel={<FormattedMessage id="admin.customer.cancel.submit" />}
      closeLabel="form.back"
      isConfirmation
      isDanger
    >
      <p>
        <FormattedMessage id="admin.customer.cancel.text" values={{ plan: plan.name }} />
      </p>
    </DialogForm>
  );
}
