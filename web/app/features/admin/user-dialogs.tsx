import type { AdminPlan, AdminUser } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useFormatMoney } from "#app/i18n/money.ts";
import { useProblems } from "#app/i18n/problem-messages.ts";
import { ActionLink } from "#app/ui/action-link/index.ts";
import { Dialog, DialogActions } from "#app/ui/dialog/index.ts";
import { Fields } from "#app/ui/field/index.ts";
import { PasswordField } from "#app/ui/password-field/index.ts";
import { SelectField } from "#app/ui/select-field/index.ts";
import { TextField } from "#app/ui/text-field/index.ts";
import { DialogForm } from "./dialog-form.tsx";
import type { DialogOutlet } from "./panel-dialogs.tsx";
import { ErrorBox } from "./refusal-box.tsx";

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

interface AddPlanDialogProps extends DialogOutlet {
  user: AdminUser;
  /** The active ones. */
  plans: AdminPlan[];
}

export function AddPlanDialog({ closeHref, refusal, user, plans }: AddPlanDialogProps) {
  const intl = useIntl();
  const money = useFormatMoney();
  const problem = useProblems(refusal?.fields);
  const title = intl.formatMessage({ id: "admin.users.addPlan" });
  if (plans.length === 0) {
    return (
      <Dialog title={title} closeHref={closeHref}>
        <ErrorBox message={intl.formatMessage({ id: "failure.noActivePlans" })} />
        <DialogActions>
          <ActionLink tone="secondary" href={closeHref}>
            <FormattedMessage id="ui.close" />
          </ActionLink>
        </DialogActions>
      </Dialog>
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
    >
      <p>
        <FormattedMessage id="admin.users.addPlan.to" values={{ name: user.fullname }} />
      </p>
      <Fields>
        <SelectField
          name="planId"
          label={intl.formatMessage({ id: "admin.users.plan" })}
          placeholder={intl.formatMessage({ id: "admin.users.plan.choose" })}
          options={plans.map(({ id, name, price }) => ({
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
      isRemoval
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
