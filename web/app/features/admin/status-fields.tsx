import {
  impacts,
  listUpdateStates,
  locales,
  maxIncidentTitle,
  maxUpdateText,
  type StatusDashboard,
  type StatusKind,
} from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import type { FieldState } from "#app/forms/use-fields.ts";
import { localeNames } from "#app/i18n/locale-names.ts";
import { serviceStateNames, updateStateNames } from "#app/i18n/status-names.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/index.ts";
import { impactFieldName } from "./status-form.ts";

type FieldOf = (name: string) => FieldState;

interface Props {
  field: FieldOf;
}

/** Fields of a title or text in each language; only Portuguese is required. */
export function LanguageFields({ field, name }: Props & { name: "title" | "text" }) {
  const intl = useIntl();
  return locales.map((locale) => {
    const language = localeNames[locale].name;
    const isFirst = locale === "pt-BR";
    const common = {
      ...field(`${name}.${locale}`),
      lang: locale,
      required: isFirst,
      ...(isFirst ? {} : { hint: intl.formatMessage({ id: "admin.status.optional" }) }),
    };
    return name === "title" ? (
      <TextField
        key={locale}
        {...common}
        maxLength={maxIncidentTitle}
        label={intl.formatMessage({ id: "admin.status.title" }, { language })}
      />
    ) : (
      <TextAreaField
        key={locale}
        {...common}
        rows={4}
        maxLength={maxUpdateText}
        label={intl.formatMessage({ id: "admin.status.message" }, { language })}
      />
    );
  });
}

export function StateField({ field, kind }: Props & { kind: StatusKind }) {
  const intl = useIntl();
  return (
    <SelectField
      {...field("state")}
      label={intl.formatMessage({ id: "admin.status.state" })}
      options={listUpdateStates(kind).map((state) => ({
        value: state,
        label: intl.formatMessage({ id: updateStateNames[state] }),
      }))}
    />
  );
}

/** Fields for the impact of an update on each component. */
export function ImpactFields({ field, components }: Props & Pick<StatusDashboard, "components">) {
  const intl = useIntl();
  if (components.length === 0) {
    return (
      <p>
        <FormattedMessage id="admin.status.component.none" />
      </p>
    );
  }
  return components.map(({ id, name }) => (
    <SelectField
      key={id}
      {...field(impactFieldName(id))}
      label={intl.formatMessage({ id: "admin.status.impact" }, { name })}
      placeholder={intl.formatMessage({ id: "admin.status.impact.none" })}
      options={impacts.map((impact) => ({
        value: impact,
        label: intl.formatMessage({ id: serviceStateNames[impact] }),
      }))}
    />
  ));
}

const timeLabels = {
  at: "admin.status.at",
  startsAt: "admin.status.startsAt",
  endsAt: "admin.status.endsAt",
} as const;

export function TimeField({ field, name }: Props & { name: keyof typeof timeLabels }) {
  const intl = useIntl();
  return (
    <TextField
      {...field(name)}
      type="datetime-local"
      label={intl.formatMessage({ id: timeLabels[name] })}
      {...(name === "at" ? { hint: intl.formatMessage({ id: "admin.status.at.hint" }) } : {})}
    />
  );
}
