import { useIntl } from "react-intl";
import type { FieldState } from "#app/forms/use-form.ts";
import { TextAreaField, TextField } from "#app/ui/index.ts";

interface PlanFieldsProps {
  field: <Name extends "price" | "description">(name: Name) => FieldState<Name>;
}

/** What a plan is made with and may be changed. */
export function PlanFields({ field }: PlanFieldsProps) {
  const intl = useIntl();
  return (
    <>
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
    </>
  );
}
