import { type AdminPlan, planStatuses } from "contracts";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Refusal } from "#app/content/refusal.ts";
import { useProblems } from "#app/i18n/problem-messages.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/index.ts";
import { DialogForm } from "./dialog-form.tsx";
import type { DialogOutlet } from "./panel-dialogs.tsx";
import { ErrorBox } from "./refusal-box.tsx";
import { isAdminRemembered } from "./remembered-admin.ts";

interface PlanFieldsProps {
  refusal: Refusal | undefined;
  plan?: AdminPlan;
}

function PlanFields({ refusal, plan }: PlanFieldsProps) {
  const intl = useIntl();
  const problem = useProblems(refusal?.fields);
  return (
    <>
      <TextField
        name="price"
        inputMode="decimal"
        label={intl.formatMessage({ id: "admin.column.price" })}
        hint={intl.formatMessage({ id: "admin.plan.price.hint" })}
        autoComplete="off"
        defaultValue={refusal?.values.price ?? plan?.price}
        error={problem("price")}
      />
      <TextAreaField
        name="description"
        rows={4}
        label={intl.formatMessage({ id: "admin.column.description" })}
        defaultValue={refusal?.values.description ?? plan?.description}
        error={problem("description")}
      />
    </>
  );
}

export function NewPlanDialog({ closeHref, refusal }: DialogOutlet) {
  const intl = useIntl();
  const problem = useProblems(refusal?.fields);
  const [isForgotten, setIsForgotten] = useState(false);

  /** Whoever creates a plan is to be known here too (specification, section 5). */
  function check(event: FormEvent<HTMLFormElement>): void {
    if (!isAdminRemembered()) {
      event.preventDefault();
      setIsForgotten(true);
    }
  }

  return (
    <DialogForm
      title={intl.formatMessage({ id: "admin.plans.new" })}
      intent="create-plan"
      closeHref={closeHref}
      refusal={refusal}
      submitLabel={<FormattedMessage id="admin.plans.create" />}
      onSubmit={check}
    >
      {isForgotten ? (
        <ErrorBox message={intl.formatMessage({ id: "admin.failed.noAdminId" })} />
      ) : null}
      <TextField
        name="name"
        label={intl.formatMessage({ id: "admin.column.name" })}
        autoComplete="off"
        defaultValue={refusal?.values.name}
        error={problem("name")}
      />
      <PlanFields refusal={refusal} />
    </DialogForm>
  );
}

export function EditPlanDialog({ closeHref, refusal, plan }: DialogOutlet & { plan: AdminPlan }) {
  const intl = useIntl();
  const problem = useProblems(refusal?.fields);
  return (
    <DialogForm
      title={intl.formatMessage({ id: "admin.plans.edit" }, { name: plan.name })}
      intent="edit-plan"
      id={plan.id}
      closeHref={closeHref}
      refusal={refusal}
      submitLabel={<FormattedMessage id="form.save" />}
    >
      <PlanFields refusal={refusal} plan={plan} />
      <SelectField
        name="status"
        label={intl.formatMessage({ id: "admin.column.status" })}
        options={planStatuses.map((status) => ({
          value: status,
          label: intl.formatMessage({
            id: status === "ativo" ? "status.active" : "status.inactive",
          }),
        }))}
        defaultValue={refusal?.values.status ?? plan.status}
        error={problem("status")}
      />
    </DialogForm>
  );
}

export function RemovePlanDialog({ closeHref, refusal, plan }: DialogOutlet & { plan: AdminPlan }) {
  const intl = useIntl();
  // What the API counted just now, else what the list said.
  const customers = refusal?.subscriptions ?? plan.subscriptions;
  const isInUse = refusal?.code === "plan-in-use";
  return (
    <DialogForm
      title={intl.formatMessage({ id: "admin.plans.remove" })}
      intent="remove-plan"
      id={plan.id}
      closeHref={closeHref}
      refusal={isInUse ? undefined : refusal}
      submitLabel={<FormattedMessage id={isInUse ? "admin.plans.removeAnyway" : "admin.remove"} />}
      busyLabel="form.removing"
      isConfirmation
      isDanger
    >
      <p>
        <FormattedMessage id="admin.plans.remove.text" values={{ name: plan.name }} />
      </p>
      {isInUse ? (
        <>
          <ErrorBox
            message={intl.formatMessage({ id: "admin.plans.remove.inUse" }, { customers })}
          />
          <input type="hidden" name="confirm" value={customers} />
        </>
      ) : null}
    </DialogForm>
  );
}
