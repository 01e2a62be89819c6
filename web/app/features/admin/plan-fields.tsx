import { type AdminPlan, supportChannels } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import type { FieldState } from "#app/forms/use-fields.ts";
import { useFormatMoney } from "#app/i18n/money.ts";
import { Notice, SelectField, TextAreaField, TextField } from "#app/ui/index.ts";

interface PlanFieldsProps {
  field: <Name extends "name" | "price" | "description" | "support">(
    name: Name,
  ) => FieldState<Name>;
}

/** Fields of a plan, for creating and editing. */
export function PlanFields({ field }: PlanFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <TextField
        {...field("name")}
        label={intl.formatMessage({ id: "admin.column.name" })}
        autoComplete="off"
      />
      <TextField
        {...field("price")}
        inputMode="decimal"
        label={intl.formatMessage({ id: "admin.column.price" })}
        hint={intl.formatMessage({ id: "admin.plan.price.hint" })}
        autoComplete="off"
      />
      <TextAreaField
        {...field("description")}
        rows={4}
        label={intl.formatMessage({ id: "admin.column.description" })}
      />
      <SelectField
        {...field("support")}
        label={intl.formatMessage({ id: "admin.plan.support" })}
        options={supportChannels.map((channel) => ({
          value: channel,
          label: intl.formatMessage({
            id: channel === "chat" ? "support.chat" : "support.email",
          }),
        }))}
      />
    </>
  );
}

/** Formats a price for an input, in the page's language. */
export function formatPriceForInput(price: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(price);
}

/** Shows the version of a plan that another administrator saved after this edit began. */
export function ConflictingPlan({ plan }: { plan: AdminPlan }) {
  const intl = useIntl();
  const money = useFormatMoney();
  return (
    <Notice>
      <FormattedMessage
        id="admin.plan.now"
        values={{
          name: plan.name,
          price: money(plan.price),
          description: plan.description,
          status: intl.formatMessage({
            id: plan.status === "ativo" ? "status.active" : "status.inactive",
          }),
        }}
      />
    </Notice>
  );
}
