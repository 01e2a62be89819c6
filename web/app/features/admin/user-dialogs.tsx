import type { AdminUser } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { Form, useLocation } from "react-router";
import { choiceParam } from "#app/content/dialog-params.ts";
import { useFormatMoney } from "#app/i18n/money.ts";
import { useProblems } from "#app/i18n/problem-messages.ts";
import { Fields, PasswordField, SearchField, SelectField, TextField } from "#app/ui/index.ts";
import { DialogForm } from "./dialog-form.tsx";
import { ErrorDialog } from "./error-dialog.tsx";
import type { PanelDialog } from "./panel.ts";
import type { DialogOutlet } from "./panel-dialogs.tsx";

type AddPlan = Extract<PanelDialog, { kind: "add-plan" }>;

export function NewUserDialog({ closeHref, refusal }: DialogOutlet) {
  const intl = useIntl();
  const problem = useProblems(refusal?.fields);
  const values = refusal?.values;
  return (
    <DialogForm
      title={intl.formatMessage({ id: "admin.users.new" })}
      intent="create-user"
      closeHref={closeHref}
      refusal={refusal}
      submitLabel={<FormattedMessage id="admin.users.create" />}
    >
      <TextField
        name="fullname"
        label={intl.formatMessage({ id: "field.fullname" })}
        autoComplete="off"
        defaultValue={values?.fullname}
        error={problem("fullname")}
      />
      <TextField
        name="email"
        type="email"
        label={intl.formatMessage({ id: "field.email" })}
        autoComplete="off"
        defaultValue={values?.email}
        error={problem("email")}
      />
      <TextField
        name="phone"
        type="tel"
        label={intl.formatMessage({ id: "field.phone" })}
        autoComplete="off"
        defaultValue={values?.phone}
        error={problem("phone")}
      />
      <PasswordField
        name="password"
        label={intl.formatMessage({ id: "field.password" })}
        hint={intl.formatMessage({ id: "field.newPassword.hint" })}
        autoComplete="new-password"
        error={problem("password")}
      />
    </DialogForm>
  );
}

interface AddPlanDialogProps extends DialogOutlet, Omit<AddPlan, "kind"> {}

export function AddPlanDialog({ closeHref, refusal, user, plans, searched }: AddPlanDialogProps) {
  const intl = useIntl();
  const money = useFormatMoney();
  const problem = useProblems(refusal?.fields);
  const title = intl.formatMessage({ id: "admin.users.addPlan" });
  if (!plans || (plans.total === 0 && searched === "")) {
    return (
      <ErrorDialog
        title="admin.users.addPlan"
        message={plans ? "failure.noActivePlans" : "admin.failed.plans"}
        closeHref={closeHref}
      />
    );
  }
  return (
    <DialogForm
      title={title}
      intent="add-plan"
      id={user.id}
      closeHref={closeHref}
      refusal={refusal}
      submitLabel={title}
      before={plans.pages > 1 || searched !== "" ? <PlanSearch searched={searched} /> : null}
    >
      <p>
        <FormattedMessage id="admin.users.addPlan.to" values={{ name: user.fullname }} />
      </p>
      <Fields>
        <SelectField
          // Another search has other plans: what was chosen of the earlier ones is not among them.
          key={searched}
          name="planId"
          label={intl.formatMessage({ id: "admin.users.plan" })}
          placeholder={intl.formatMessage({
            id: plans.total === 0 ? "admin.noMatch" : "admin.users.plan.choose",
          })}
          options={plans.docs.map(({ id, name, price }) => ({
            value: id,
            label: `${id} · ${name} · ${money(price)}`,
          }))}
          defaultValue={refusal?.values.planId}
          error={problem("planId")}
        />
        <TextField
          name="nextPayment"
          type="date"
          label={intl.formatMessage({ id: "account.column.nextPayment" })}
          hint={intl.formatMessage({ id: "admin.users.nextPayment.hint" })}
          defaultValue={refusal?.values.nextPayment}
          error={problem("nextPayment")}
        />
      </Fields>
    </DialogForm>
  );
}

/** Narrows the plans to choose from, where they are more than one select should hold. */
function PlanSearch({ searched }: Pick<AddPlan, "searched">) {
  const intl = useIntl();
  const params = new URLSearchParams(useLocation().search);
  const kept = [...params].filter(([name]) => name !== choiceParam && name !== "done");
  return (
    <search>
      <Form method="get" preventScrollReset>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchField
          key={searched}
          name={choiceParam}
          label={intl.formatMessage({ id: "admin.plans.search" })}
          defaultValue={searched}
        />
      </Form>
    </search>
  );
}

export function RemoveUserDialog({ closeHref, refusal, user }: DialogOutlet & { user: AdminUser }) {
  const intl = useIntl();
  return (
    <DialogForm
      title={intl.formatMessage({ id: "admin.users.remove" })}
      intent="remove-user"
      id={user.id}
      closeHref={closeHref}
      refusal={refusal}
      submitLabel={<FormattedMessage id="admin.remove" />}
      busyLabel="form.removing"
      isConfirmation
      isDanger
    >
      <p>
        <FormattedMessage
          id="admin.users.remove.text"
          values={{ name: user.fullname, email: user.email }}
        />
      </p>
    </DialogForm>
  );
}
