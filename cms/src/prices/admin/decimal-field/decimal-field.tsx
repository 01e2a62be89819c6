"use client";
import { TextInput, useField, useTranslation, withCondition } from "@payloadcms/ui";
import type { NumberFieldClientComponent, Validate } from "payload";
import { useCallback, useState } from "react";
import { formatDecimal, readDecimal } from "./decimal-text.ts";

/**
 * Number input that accepts comma and point in any browser language. A native number field of a browser in English
 * would read "27,90" as 2790.
 */
const Decimal: NumberFieldClientComponent = ({
  field: { label, required, admin },
  path: fieldPath,
  readOnly,
  validate,
}) => {
  const { i18n } = useTranslation();
  const check = useCallback<Validate>(
    (value, options) =>
      (validate as Validate | undefined)?.(value, { ...options, required }) ?? true,
    [validate, required],
  );
  const { value, setValue, showError, disabled, path } = useField<number | string | null>({
    potentiallyStalePath: fieldPath,
    validate: check,
  });
  const [typed, setTyped] = useState("");
  return (
    <TextInput
      path={path}
      label={label}
      required={required ?? false}
      description={admin?.description}
      readOnly={readOnly || disabled}
      showError={showError}
      // Shows the input as it was typed, until a restored version or a colleague changes the form's value.
      value={readDecimal(typed) === value ? typed : formatDecimal(value, i18n.language)}
      onChange={({ target }: { target: HTMLInputElement }) => {
        setTyped(target.value);
        setValue(readDecimal(target.value));
      }}
    />
  );
};

export const DecimalField = withCondition(Decimal);
